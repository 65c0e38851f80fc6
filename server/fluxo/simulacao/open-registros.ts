import { deRegistro } from '#schemas/fluxo/atividade.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { namesOf, someRegistros, wrongRegistros, type Nomes } from '../andamento/index.ts';
import type { Registros } from './mundo.ts';

/** People and units as who simulates may choose them; a hundred cases name the same ones, and each name is read once. */
export const openRegistros = async (ctx: Ctx): Promise<Registros> => {
  const ids = async (tipo: 'PESSOA' | 'UNIDADE'): Promise<number[]> =>
    (await someRegistros(ctx, tipo)).map(({ id }) => id);
  const known = new Map<string, Promise<Nomes>>();
  return {
    alguns: { PESSOA: await ids('PESSOA'), UNIDADE: await ids('UNIDADE') },
    errados: (campos, respostas) => wrongRegistros(ctx, campos, respostas),
    nomes: (campos, respostas) => {
      const named = campos.filter(({ tipo }) => deRegistro(tipo));
      const key = JSON.stringify(named.map(({ chave, tipo }) => [tipo, respostas[chave]]));
      const found = known.get(key) ?? namesOf(ctx.db, [{ campos: named, respostas }]);
      known.set(key, found);
      return found;
    },
  };
};
