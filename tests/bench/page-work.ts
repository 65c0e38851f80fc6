/**
 * How many rows a page may read, of whatever archive: a page of twenty is not to read a table. Rows of every table
 * that the request touches count (session, permissions and total included), and also those that a filter refused. A register
 * that is filtered counts its total up to 10,001 rows. Tables of a few dozen rows are read whole for each row of a page of the inbox.
 */
export const mostRowsOf: Readonly<Record<string, number>> = {
  caixa: 4_000,
  unidade: 4_000,
  meus: 4_000,
  conhecimento: 4_000,
  acompanhar: 4_000,
  acompanhando: 4_000,
  'protocolo-externo': 4_000,
  // counted as long as there are fewer than 10,001
  todos: 6_500,
  contadores: 2_500,
  // what a person was called to and is done is not read again
  atividades: 4_000,
  // the counters and five lists
  inicio: 9_000,
  'caixa-br': 4_000,
  documento: 1_000,
  // two thousand pieces, each with its content and its access
  processo: 60_000,
  'processo-andamento': 1_500,
  cadastro: 6_500,
  bens: 1_500,
  'bens-filtro': 25_000,
  // of what one in a hundred has, the index by pieces of words tells all the places, or the table is read until 200 are found
  'bens-combo': 15_000,
  // up to 300 candidates of each way of finding, besides the page itself
  pesquisa: 6_500,
  avancada: 6_000,
  historico: 2_500,
  percurso: 2_500,
};

/**
 * How much more the dearest search may look at in the large archive, in blocks: one and a half times is asked, and the depth
 * of the indexes, which nobody chooses, is in it.
 */
export const mostSearchGrowth = 1.6;
