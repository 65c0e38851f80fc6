import { AppError } from '#schemas/app-error.ts';
import type { AmostraSimulada } from '#schemas/shapes/fluxo-simulacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Years that are written with four digits, and that a flow has to do with. */
const firstYear = 1900;
const lastYear = 2200;

/** Whether a simulation goes as far as there; no instant at all is nowhere. */
export const isWithinSpan = (em: Date): boolean =>
  em.getTime() >= Date.UTC(firstYear, 0, 1) && em.getTime() < Date.UTC(lastYear, 0, 1);

/** When the case begins; not said, now. */
export const startOf = (ctx: Pick<Ctx, 'agora'>, { inicio }: AmostraSimulada): Date => {
  const em = inicio === undefined ? ctx.agora : new Date(inicio);
  if (isWithinSpan(em)) return em;
  const why = mensagem('fluxoSimulacao.foraDoTempo', { de: firstYear, ate: lastYear - 1 });
  throw new AppError('camposInvalidos', {}, { erros: [{ campo: 'amostra.inicio', mensagem: why }] });
};
