import { checkInApi } from '#schemas/api/check-in.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';

const ofDocumento = {
  assumir: checkInApi.assumirDocumento,
  /** Options of a field of its type. */
  opcoesCampo: documentoApi.opcoesCampo,
  /** What reads one of the kind. */
  consultar: documentoApi.consultar,
};

const ofProcesso = {
  assumir: checkInApi.assumirProcesso,
  opcoesCampo: processoApi.opcoesCampo,
  consultar: processoApi.consultar,
};

const ofProtocolo = {
  assumir: checkInApi.assumirProtocolo,
  opcoesCampo: protocoloApi.opcoesCampo,
  consultar: protocoloApi.consultar,
};

export type KindCalls = typeof ofDocumento | typeof ofProcesso | typeof ofProtocolo;

const byKind: Readonly<Record<number, KindCalls>> = {
  [tipoConteudo.documento]: ofDocumento,
  [tipoConteudo.processo]: ofProcesso,
  [tipoConteudo.arquivoDigital]: ofProtocolo,
};

/** The calls that a kind has at addresses of its own; the acts themselves are asked by their name. */
export const kindCalls = (tipo: number): KindCalls => byKind[tipo] ?? ofDocumento;
