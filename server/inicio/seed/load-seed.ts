import { cidades } from './cidades.ts';
import { perfilAdministrador } from './perfil-administrador.ts';
import { paginas } from './paginas.ts';
import { seedKey, type SeedIds, type SeedTarget } from './seed-target.ts';
import { sigilos } from './sigilos.ts';

/**
 * Loads what even an empty installation needs: degrees of secrecy, municipalities, pages and the administrator's profile.
 * Answers the ids as `sigilo/<grau>`, `cidade/<código do IBGE>`, `pagina/<nome>` and `perfil-acesso/administrador`.
 */
export const loadSeed = async (target: SeedTarget): Promise<SeedIds> => {
  const ids: SeedIds = new Map();
  const grupos = [
    { registro: 'sigilo', registros: sigilos },
    { registro: 'cidade', registros: cidades() },
    { registro: 'pagina', registros: paginas },
  ];
  for (const { registro, registros } of grupos) {
    const saved = await target.saveRegisters(registro, registros);
    saved.forEach((id, i) =>
      ids.set(seedKey(registro, String(registros[i]?.['codigo'] ?? registros[i]?.['nome'])), id),
    );
  }
  ids.set(
    seedKey('perfil-acesso', 'administrador'),
    await target.saveRegister('perfil-acesso', perfilAdministrador),
  );
  return ids;
};
