import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { useRead } from '#src/data/query.ts';
import { tooShort, type SearchState } from './search-url.ts';

/** One page of what was found; a text that is too short is not asked. */
export const usePesquisa = ({ tipo, q, start, pageSize }: SearchState) =>
  useRead(
    caixaCentralApi.pesquisar,
    { query: { tipo: Number(tipo), start, pageSize, ...(q.trim() === '' ? {} : { q: q.trim() }) } },
    { ownError: true, keepPrevious: true, enabled: !tooShort(q) },
  );
