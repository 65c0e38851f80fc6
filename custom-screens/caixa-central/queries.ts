import { useQuery } from '@tanstack/react-query';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { ItemCaixa } from '#schemas/generated.ts';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { callFile } from '#src/data/call.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useRead } from '#src/data/query.ts';
import { useCan } from '#src/session/Can.tsx';
import { caixaQuery, type CaixaState } from './caixa-url.ts';
import { searchIdOf } from './tabs.ts';

/** The counters are asked by the clock, without keeping the session alive. */
const everyMs = 60_000;

export const useContadores = () =>
  useRead(caixaCentralApi.contadores, {}, { quiet: true, ownError: true, every: everyMs });

const paged = { ownError: true, keepPrevious: true };

/** One page of a tab, or of a saved search in the place of one; the former page stays until the next one comes. */
export const useItems = (state: CaixaState) => {
  const id = searchIdOf(state.type);
  const { start, pageSize } = state;
  const tab = useRead(
    caixaCentralApi.listar,
    { query: caixaQuery(state) },
    { ...paged, enabled: id === undefined },
  );
  const saved = useRead(
    pesquisaApi.itens,
    { params: { id: id ?? 0 }, query: { start, pageSize } },
    { ...paged, enabled: id !== undefined },
  );
  return id === undefined ? tab : saved;
};

/** The forwarding behind an item: who sent it, to whom, and the text. */
export const useTramite = (id: number | undefined) =>
  useRead(tramiteApi.consultar, { params: { id: id ?? 0 } }, { enabled: id !== undefined, ownError: true });

/** The document of an item, with the acts and the reason of each refusal. */
export const useDocumento = (item: ItemCaixa) => {
  const enabled = useCan('documentoConsultar');
  return useRead(documentoApi.consultar, { params: { a: item.id, b: 0 } }, { enabled, ownError: true });
};

/** The PDF of a concluded document; another state of the document is another file. */
export const usePdf = (id: number, versao: number | undefined, enabled: boolean) =>
  useQuery<Blob, HttpProblem>({
    queryKey: [documentoApi.visualizar.path, id, versao],
    queryFn: async ({ signal }) => {
      const file = await callFile(
        documentoApi.visualizar,
        { params: { a: id, b: 0 } },
        { signal, quiet: true, ownDenial: true },
      );
      return file.blob;
    },
    enabled: enabled && versao !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { ownError: true },
  });
