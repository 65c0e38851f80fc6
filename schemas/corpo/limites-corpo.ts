/** What a body may hold: beyond this a document could not be edited nor printed in reasonable time. */
export const limitesCorpo = {
  profundidade: 24,
  nos: 40_000,
  caracteres: 2_000_000,
  colunas: 40,
  imagens: 300,
} as const;
