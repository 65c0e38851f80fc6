import { checkInApi } from '#schemas/api/check-in.ts';
import { documentoApi } from '#schemas/api/documento.ts';
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
  /** What reads one of the kind. */
  consultar: documentoApi.consultar,
};

export type KindCalls = typeof ofDocumento;

const byKind: Readonly<Record<number, KindCalls>> = { [tipoConteudo.documento]: ofDocumento };

/** The calls that a kind has at addresses of its own, for the acts that every kind knows. */
export const kindCalls = (tipo: number): KindCalls => byKind[tipo] ?? ofDocumento;
