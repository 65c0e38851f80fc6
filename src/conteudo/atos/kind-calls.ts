import { checkInApi } from '#schemas/api/check-in.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { tipoConteudo } from '#schemas/enums.ts';

const ofDocumento = {
  assumir: checkInApi.assumirDocumento,
  finalizar: documentoApi.finalizar,
  reativarFinalizar: documentoApi.reativarFinalizar,
  cancelar: documentoApi.cancelar,
  reativarCancelar: documentoApi.reativarCancelar,
  excluir: documentoApi.excluir,
  trocarDetentor: documentoApi.trocarDetentor,
  detentoresPossiveis: documentoApi.detentoresPossiveis,
  /** Options of a field of its type. */
  opcoesCampo: documentoApi.opcoesCampo,
  /** What reads one of the kind. */
  consultar: documentoApi.consultar,
};

const ofProcesso = {
  assumir: checkInApi.assumirProcesso,
  finalizar: processoApi.finalizar,
  reativarFinalizar: processoApi.reativarAposFinalizar,
  cancelar: processoApi.cancelar,
  reativarCancelar: processoApi.reativarCancelar,
  excluir: processoApi.excluir,
  trocarDetentor: processoApi.trocarDetentor,
  detentoresPossiveis: processoApi.detentoresPossiveis,
  opcoesCampo: processoApi.opcoesCampo,
  consultar: processoApi.consultar,
};

export type KindCalls = typeof ofDocumento | typeof ofProcesso;

const byKind: Readonly<Record<number, KindCalls>> = {
  [tipoConteudo.documento]: ofDocumento,
  [tipoConteudo.processo]: ofProcesso,
};

/** The calls that a kind has at addresses of its own, for the acts that every kind knows. */
export const kindCalls = (tipo: number): KindCalls => byKind[tipo] ?? ofDocumento;
