import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import type { Atividade } from '#schemas/fluxo/atividade.ts';

/** Those who were called to one task of several people, and how many of them did it. */
export interface Round {
  readonly chamados: number;
  readonly feitas: number;
}

/** How many answers are enough, where not all are asked for. */
export const enough = (
  atividade: Pick<Atividade, 'todos' | 'quorum'> | undefined,
  { chamados, feitas }: Round,
): AtividadeFluxo['quorum'] => {
  if (!atividade?.todos || atividade.quorum === undefined || atividade.quorum >= chamados) return undefined;
  return { bastam: atividade.quorum, de: chamados, responderam: feitas };
};
