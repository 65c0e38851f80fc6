import type { SeedRecord } from './seed-target.ts';

/** The profile of the first administrator. Being an administrator opens everything, so it lists no permission. */
export const perfilAdministrador: SeedRecord = {
  descricao: 'Administrador',
  tipo: 'INTERNO',
  ordem: 1,
  administrador: true,
  administradorLocal: false,
  usuarioPadrao: false,
  permissoes: [],
  regras: [],
  paginas: [],
  ativo: true,
};
