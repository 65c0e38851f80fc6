import type { Campos } from './registro-mundo.ts';

/** The only record of its register, there from the start. */
export const dominio: Campos<'dominio'> = {
  remetente: 'nao-responda@vilaserena.exemplo',
  dominiosEmail: [{ dominio: 'vilaserena.exemplo' }, { dominio: 'ipvs.vilaserena.exemplo' }],
  cadastroExterno: 'TODOS',
};
