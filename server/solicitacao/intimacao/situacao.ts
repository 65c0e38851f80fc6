import type { SituacaoIntimacao } from '#schemas/shapes/intimacao.ts';

interface Standing {
  readonly ciencia: 'LEITURA' | 'TACITA' | null;
  readonly respondidaEm: Date | null;
  readonly canceladaEm: Date | null;
}

/** How a notice stands, by what happened to it. */
export const situacaoDe = ({ ciencia, respondidaEm, canceladaEm }: Standing): SituacaoIntimacao => {
  if (canceladaEm) return 'CANCELADA';
  if (respondidaEm) return 'RESPONDIDA';
  if (ciencia === 'TACITA') return 'TACITA';
  return ciencia === 'LEITURA' ? 'LIDA' : 'ENVIADA';
};
