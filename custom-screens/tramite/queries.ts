import { documentoApi } from '#schemas/api/documento.ts';
import { dossieApi } from '#schemas/api/dossie.ts';
import { loteSolicitacoesApi } from '#schemas/api/lote-solicitacoes.ts';
import { loteApi } from '#schemas/api/lote.ts';
import { pecaApi } from '#schemas/api/peca.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { protocoloExternoApi } from '#schemas/api/protocolo-externo.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import { useRead } from '#src/data/query.ts';

const alone = { ownError: true } as const;

/** Whether the person may open the screen for a content, asked anew each time it opens. */
export const useAcessoTela = (id: number, conhecimento: boolean) =>
  useRead(
    tramiteApi.acessoTela,
    { params: { id }, query: conhecimento ? { conhecimento } : undefined },
    { ...alone, staleTime: 0 },
  );

/** The document as it is now, for its summary. */
export const useDocumento = (id: number) =>
  useRead(documentoApi.consultar, { params: { a: id, b: 0 } }, alone);

/** The process as it is now, for its summary. */
export const useProcesso = (id: number) => useRead(processoApi.consultar, { params: { id } }, alone);

/** The protocol as it is now, for its summary. */
export const useProtocolo = (id: number) => useRead(protocoloApi.consultar, { params: { id } }, alone);

/** The lot as it is now, for its summary. */
export const useLote = (id: number) => useRead(loteApi.consultar, { params: { id } }, alone);

/** The dossier as it is now, for its summary. */
/** The lot of requests as it is now, for its summary. */
export const useLoteSolicitacoes = (id: number) =>
  useRead(loteSolicitacoesApi.consultar, { params: { id } }, alone);

export const useDossie = (id: number) => useRead(dossieApi.consultar, { params: { id } }, alone);

/** The piece as it is now, for its summary. */
export const usePeca = (id: number) => useRead(pecaApi.consultar, { params: { id } }, alone);

/** The request as it is now, for its summary. */
export const useSolicitacao = (id: number) =>
  useRead(protocoloExternoApi.consultar, { params: { id } }, alone);

/** Which of several contents may be forwarded now, and why the others may not. */
export const useVerificacao = (conteudoIds: number[]) =>
  useRead(
    tramiteApi.verificar,
    { body: { conteudoIds } },
    { ...alone, enabled: conteudoIds.length > 0, keepPrevious: true },
  );

/** Where a content is expected to go. */
export const useDestinatariosPadrao = (conteudoId: number) =>
  useRead(tramiteApi.destinatariosPadrao, { query: { conteudoId } }, { ...alone, staleTime: 0, quiet: true });

/** The deadlines most often given, in the calendar of where it goes; of the person's own unit until that is chosen. */
export const usePrazosRapidos = (unidadeId: number | undefined) =>
  useRead(tramiteApi.prazosRapidos, { query: { unidadeId } }, { ...alone, quiet: true });

/** Ready texts of the unit; the one that is the default here comes already written. */
export const useTextos = () => useRead(tramiteApi.textos, {}, { staleTime: 0 });
