import { AppError } from '#schemas/app-error.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { unitsOfSession } from './units-of-session.ts';

/** Moves the session to another of the units where it may work. */
export const logarDepartamento = async (ctx: Ctx, unidadeId: number): Promise<void> => {
  const units = await unitsOfSession(ctx);
  if (!units.some(({ id }) => id === unidadeId)) throw new AppError('unidadeNaoPermitida');
  await ctx.db.updateTable('sessao').set({ unidadeId }).where('id', '=', ctx.sessao.id).execute();
  await recordEvent(ctx, {
    cadeia: `sessao:${ctx.sessao.id}`,
    ato: 'trocouUnidade',
    dados: { de: ctx.sessao.unidadeId, para: unidadeId },
  });
};
