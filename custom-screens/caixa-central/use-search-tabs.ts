import { useQueries } from '@tanstack/react-query';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { usePinnedSearches } from '#src/conteudo/pinned-searches.ts';
import { useSavedSearches } from '#src/conteudo/saved-searches.ts';
import { call } from '#src/data/call.ts';
import { readKey } from '#src/data/query.ts';
import { useCan } from '#src/session/Can.tsx';
import type { CountTab } from '#src/ui/CountTabs.tsx';
import { searchIdOf, searchTab, tabOf, type AnyTabName, type Tab } from './tabs.ts';
import type { TabName } from '#src/conteudo/inbox-tabs.ts';

/** Counting is searching: seldomer than the counters of the other tabs. */
const everyMs = 120_000;

interface SearchTabs {
  /** The tab of the address. */
  readonly tab: Tab;
  /** The saved searches among the tabs: those that the person put there, and the one that the address names. */
  readonly searches: readonly CountTab<AnyTabName>[];
}

export const useSearchTabs = (type: AnyTabName): SearchTabs => {
  const maySearch = useCan('PesquisaAvancadaListar');
  const { ids = [] } = usePinnedSearches();
  const saved = useSavedSearches(maySearch).data?.itens ?? [];
  const named = searchIdOf(type);
  const wanted = maySearch ? [...ids, ...(named === undefined || ids.includes(named) ? [] : [named])] : [];
  const known = wanted.flatMap((id) => saved.filter((each) => each.id === id));
  const counts = useCounts(known);
  return {
    tab:
      named === undefined
        ? tabOf(type as TabName)
        : searchTab(
            named,
            saved.find(({ id }) => id === named),
          ),
    searches: known.map(({ id, nome }, index) => ({
      value: `pesquisa-${id}`,
      label: nome,
      count: counts[index],
    })),
  };
};

/** How many each of them finds now; nothing for one that cannot be told. */
const useCounts = (searches: readonly PesquisaSalva[]): readonly (number | undefined)[] =>
  useQueries({
    queries: searches.map(({ id }) => {
      const args = { params: { id }, query: { pageSize: 1 } };
      return {
        queryKey: readKey(pesquisaApi.itens, args),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          call(pesquisaApi.itens, args, { signal, quiet: true, polling: true, ownDenial: true }),
        refetchInterval: everyMs,
        staleTime: everyMs,
        meta: { ownError: true },
      };
    }),
  }).map(({ data }) => data?.total);
