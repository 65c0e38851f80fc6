import { checkInApi } from '#schemas/api/check-in.ts';
import { dossieApi } from '#schemas/api/dossie.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { loteSolicitacoesApi } from '#schemas/api/lote-solicitacoes.ts';
import { loteApi } from '#schemas/api/lote.ts';
import { pecaApi } from '#schemas/api/peca.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { protocoloExternoApi } from '#schemas/api/protocolo-externo.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';

const ofDocumento = {
  assumir: checkInApi.assumirDocumento,
  /** What reads one of the kind. */
  consultar: documentoApi.consultar,
};

const ofProcesso = {
  assumir: checkInApi.assumirProcesso,
  consultar: processoApi.consultar,
};

const ofProtocolo = {
  assumir: checkInApi.assumirProtocolo,
  consultar: protocoloApi.consultar,
};

const ofSolicitacao = {
  assumir: checkInApi.assumirSolicitacao,
  consultar: protocoloExternoApi.consultar,
};

const ofLote = {
  assumir: checkInApi.assumirLote,
  consultar: loteApi.consultar,
};

const ofDossie = {
  assumir: checkInApi.assumirDossie,
  consultar: dossieApi.consultar,
};

const ofLoteSolicitacoes = {
  assumir: checkInApi.assumirLoteSolicitacoes,
  consultar: loteSolicitacoesApi.consultar,
};

const ofPeca = {
  assumir: checkInApi.assumirPeca,
  consultar: pecaApi.consultar,
};

type KindCalls =
  | typeof ofDocumento
  | typeof ofProcesso
  | typeof ofProtocolo
  | typeof ofSolicitacao
  | typeof ofLote
  | typeof ofDossie
  | typeof ofLoteSolicitacoes
  | typeof ofPeca;

const byKind: Readonly<Record<number, KindCalls>> = {
  [tipoConteudo.documento]: ofDocumento,
  [tipoConteudo.processo]: ofProcesso,
  [tipoConteudo.arquivoDigital]: ofProtocolo,
  [tipoConteudo.solicitacaoServico]: ofSolicitacao,
  [tipoConteudo.lote]: ofLote,
  [tipoConteudo.dossie]: ofDossie,
  [tipoConteudo.loteSolicitacaoServico]: ofLoteSolicitacoes,
  [tipoConteudo.peca]: ofPeca,
};

/** The calls that a kind has at addresses of its own; the acts themselves are asked by their name. */
export const kindCalls = (tipo: number): KindCalls => byKind[tipo] ?? ofDocumento;

const ofFields = {
  documento: documentoApi.opcoesCampo,
  processo: processoApi.opcoesCampo,
  arquivoDigital: protocoloApi.opcoesCampo,
};
const fieldsByKind: Readonly<Record<number, (typeof ofFields)[keyof typeof ofFields]>> = {
  [tipoConteudo.processo]: ofFields.processo,
  [tipoConteudo.arquivoDigital]: ofFields.arquivoDigital,
};

/** What gives the options of a field of its type. */
export const campoOptions = (tipo: number) => fieldsByKind[tipo] ?? ofFields.documento;
