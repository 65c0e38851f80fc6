/**
 * How many rows a page may read, of whatever archive: a page of twenty is not to read a table. Rows of every table
 * that the request touches count (session, permissions and total included), and also those that a filter refused. A register
 * that is filtered counts its total up to 10,001 rows.
 */
export const mostRowsOf: Readonly<Record<string, number>> = {
  caixa: 2_500,
  unidade: 2_500,
  meus: 2_500,
  conhecimento: 2_500,
  acompanhar: 2_500,
  acompanhando: 2_500,
  'protocolo-externo': 2_500,
  // counted as long as there are fewer than 10,001
  todos: 6_500,
  contadores: 2_500,
  'caixa-br': 2_500,
  documento: 1_000,
  cadastro: 6_500,
  bens: 1_500,
  'bens-filtro': 25_000,
  'bens-combo': 6_000,
  pesquisa: 4_500,
  avancada: 9_000,
  historico: 2_500,
  percurso: 2_500,
};

/**
 * How much more the dearest search may look at in the large archive, in blocks: one and a half times is asked, and the depth
 * of the indexes, which nobody chooses, is in it.
 */
export const mostSearchGrowth = 1.6;
