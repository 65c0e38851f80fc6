/** What the search of the header looks through, in the order of the selector. */
export const searchScopes = ['todos', 'processo', 'documento', 'protocolo', 'protocoloExterno'] as const;
export type SearchScope = (typeof searchScopes)[number];

/** The filter type of each scope. */
export const filterType: Record<SearchScope, number> = {
  todos: 0,
  documento: 1,
  processo: 2,
  protocolo: 3,
  protocoloExterno: 4,
};

/** The screen of results. */
export const searchPath = (scope: SearchScope, written: string): string => {
  const query = new URLSearchParams({ tipo: String(filterType[scope]) });
  if (written.trim() !== '') query.set('q', written.trim());
  return `/principal/pesquisa?${query.toString()}`;
};
