import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { tooShort } from '#src/conteudo/too-short.ts';
import { useRead } from '#src/data/query.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { filterType, type SearchScope } from './search-scope.ts';

/** As many as are taken in at a glance, under a field or among the commands. */
const most = 6;
/** Milliseconds without a key before it is asked. */
const pause = 200;

interface Suggestions {
  readonly items: readonly ItemCaixa[];
  /** The answer is that of what is written now. */
  readonly settled: boolean;
}

const none: Suggestions = { items: [], settled: false };

/** The first contents that the search finds for what is being written. What fails says nothing here: the search itself does. */
export const useSuggestions = (written: string, scope: SearchScope, enabled = true): Suggestions => {
  const q = written.trim();
  const asked = useSettled(q, pause);
  const asks = enabled && asked !== '' && !tooShort(asked);
  const { data, isPlaceholderData } = useRead(
    caixaCentralApi.pesquisar,
    { query: { tipo: filterType[scope], q: asked, escrevendo: true, start: 1, pageSize: most } },
    { enabled: asks, ownError: true, quiet: true, keepPrevious: true },
  );
  if (!asks || q === '' || tooShort(q) || !data) return none;
  return { items: data.itens, settled: asked === q && !isPlaceholderData };
};
