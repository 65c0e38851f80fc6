import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { inboxOrders } from '#schemas/ordens-caixa.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { filterOf, filterTypeOf } from '#src/conteudo/saved-search.ts';
import { useRead } from '#src/data/query.ts';
import { tooShort } from '#src/conteudo/too-short.ts';
import type { SearchState } from './search-url.ts';

const options = { ownError: true, keepPrevious: true };

/** One page of what was found; a text that is too short is not asked. */
export const usePesquisa = ({ tipo, q, start, pageSize }: SearchState) =>
  useRead(
    caixaCentralApi.pesquisar,
    { query: { tipo: Number(tipo), start, pageSize, q: q.trim() === '' ? undefined : q.trim() } },
    { ...options, enabled: !tooShort(q) },
  );

/** One page of what a saved search finds now: in a tab of the inbox, or in everything. */
export const useSavedResults = (saved: PesquisaSalva, start: number, pageSize: number) => {
  const { aba, ordem, q, ...filters } = filterOf(saved);
  const words = q === undefined ? {} : { q };
  const inbox = useRead(
    caixaCentralApi.listar,
    {
      query: {
        ...filters,
        ...words,
        aba: aba || undefined,
        sort: ordem ? inboxOrders(ordem) : undefined,
        start,
        pageSize,
      },
    },
    { ...options, enabled: aba !== undefined },
  );
  const found = useRead(
    caixaCentralApi.pesquisar,
    { query: { tipo: filterTypeOf(saved.casoDeUso), ...words, start, pageSize } },
    { ...options, enabled: aba === undefined },
  );
  return aba === undefined ? found : inbox;
};
