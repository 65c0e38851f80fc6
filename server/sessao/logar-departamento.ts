import { AppError } from '#schemas/app-error.ts';
import { recordEvent } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';

/** Moves the session to another unit of the same person. */
export const logarDepartamento = async (ctx: Ctx, unidadeId: number): Promise<void> => {
  const mine = await ctx.db
    .selectFrom('registro.usuarioUnidades as uu')
    .innerJoin('registro.unidade as un', 'un.id', 'uu.unidade')
    .select('un.id')
    .where('uu.registroId', '=', ctx.sessao.usuarioId)
    .where('uu.unidade', '=', unidadeId)
    .where('un.ativo', '=', true)
    .executeTakeFirst();
  if (!mine) throw new AppError('unidadeNaoPermitida');
  await ctx.db.updateTable('sessao').set({ unidadeId }).where('id', '=', ctx.sessao.id).execute();
  await recordEvent(ctx, {
    cadeia: `sessao:${ctx.sessao.id}`,
    ato: 'trocouUnidade',
    dados: { de: ctx.sessao.unidadeId, para: unidadeId },
  });
};
