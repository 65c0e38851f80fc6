import type { CheckIn } from '#schemas/generated.ts';
import { loadSituation, presentCheckIn } from '#server/conteudo/atos/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Releases a content that is with me; asked again, it changes nothing. */
export const liberar = async (ctx: Ctx, id: number): Promise<CheckIn> => {
  const { situation } = await loadSituation(ctx, id, { lock: true });
  if (situation.checkIn === 1) {
    await ctx.db
      .updateTable('conteudo')
      .set({ checkInUsuarioId: null, checkInEm: null })
      .where('id', '=', id)
      .execute();
    await recordEvent(ctx, { cadeia: `conteudo:${id}`, ato: 'liberado', conteudoId: id });
  }
  const { row } = await loadSituation(ctx, id);
  return presentCheckIn(row, ctx.sessao.usuarioId);
};
