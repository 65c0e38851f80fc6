import { useQuery } from '@tanstack/react-query';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { dossieApi } from '#schemas/api/dossie.ts';
import { loteSolicitacoesApi } from '#schemas/api/lote-solicitacoes.ts';
import { loteApi } from '#schemas/api/lote.ts';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { pecaApi } from '#schemas/api/peca.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Acao, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { LoteItem } from '#schemas/shapes/lote.ts';
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

/** What the page of an item of any kind shows of it here. */
export interface ConteudoLido {
  readonly versao: number;
  readonly acoes: readonly Acao[];
  readonly interessados: readonly Rotulo[];
  /** What goes in a lot. */
  readonly itens?: readonly LoteItem[];
  /** The unit that a lot came from. */
  readonly remetente?: string;
}

export interface LidoRead {
  readonly data: ConteudoLido | undefined;
  readonly error: HttpProblem | null;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The content of an item, whatever its kind, with the acts and the reason of each refusal. */
export const useConteudo = ({ id, tipo }: ItemCaixa): LidoRead => {
  const mayDocumento = useCan('documentoConsultar');
  const mayProcesso = useCan('processoConsultar');
  const isProcesso = tipo === tipoConteudo.processo;
  const isProtocolo = tipo === tipoConteudo.arquivoDigital;
  const isLote = tipo === tipoConteudo.lote;
  const isPeca = tipo === tipoConteudo.peca;
  const isDossie = tipo === tipoConteudo.dossie;
  const isRequests = tipo === tipoConteudo.loteSolicitacaoServico;
  const documento = useRead(
    documentoApi.consultar,
    { params: { a: id, b: 0 } },
    { ownError: true, enabled: mayDocumento && tipo === tipoConteudo.documento },
  );
  const processo = useRead(
    processoApi.consultar,
    { params: { id } },
    { ownError: true, enabled: mayProcesso && isProcesso },
  );
  const protocolo = useRead(
    protocoloApi.consultar,
    { params: { id } },
    { ownError: true, enabled: isProtocolo },
  );
  const lote = useRead(loteApi.consultar, { params: { id } }, { ownError: true, enabled: isLote });
  const dossie = useRead(dossieApi.consultar, { params: { id } }, { ownError: true, enabled: isDossie });
  const requests = useRead(
    loteSolicitacoesApi.consultar,
    { params: { id } },
    { ownError: true, enabled: isRequests },
  );
  const peca = useRead(pecaApi.consultar, { params: { id } }, { ownError: true, enabled: isPeca });
  if (isProcesso) return processo;
  if (isLote) return lote;
  // its requests are read on its own page
  if (isRequests) return { ...requests, data: requests.data && { ...requests.data, itens: [] } };
  if (isDossie) return dossie;
  if (isPeca) return peca;
  return isProtocolo ? protocolo : documento;
};

/** The PDF of what was concluded, where the kind has one; another state of it is another file. */
export const usePdf = ({ id, tipo }: ItemCaixa, versao: number | undefined, enabled: boolean) =>
  useQuery<Blob, HttpProblem>({
    queryKey: [documentoApi.visualizar.path, id, versao],
    queryFn: async ({ signal }) => {
      const how = { signal, quiet: true, ownDenial: true };
      const file =
        tipo === tipoConteudo.arquivoDigital
          ? await callFile(protocoloApi.arquivo, { params: { id, numero: 0 } }, how)
          : await callFile(documentoApi.visualizar, { params: { a: id, b: 0 } }, how);
      return file.blob;
    },
    enabled: enabled && versao !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { ownError: true },
  });
