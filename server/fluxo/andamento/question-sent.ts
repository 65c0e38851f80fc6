import type { CampoFluxo } from '#schemas/fluxo/atividade.ts';
import type { CampoAtividade } from '#schemas/shapes/fluxo-atividade.ts';

/** A question as it goes to who answers it. */
export const questionSent = ({ opcoes, ...campo }: CampoFluxo): CampoAtividade => ({
  ...campo,
  opcoes: opcoes && [...opcoes],
});
