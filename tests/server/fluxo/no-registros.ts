import type { Registros } from '#server/fluxo/simulacao/mundo.ts';

/** Where no question is answered with a person or a unit. */
export const noRegistros: Registros = {
  alguns: { PESSOA: [], UNIDADE: [] },
  errados: () => Promise.resolve([]),
  nomes: () => Promise.resolve(new Map()),
};
