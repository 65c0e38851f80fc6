import type { RegistroMundo } from './registro-mundo.ts';

/** Vila Serena does not exist: its code is outside the table of municipalities. */
export const cidades: readonly RegistroMundo<'cidade'>[] = [
  {
    chave: 'vila-serena',
    dados: {
      codigo: '3299999',
      cidade: 'Vila Serena',
      estado: 'ES',
      pais: 'Brasil',
      capital: false,
      ativo: true,
    },
  },
];
