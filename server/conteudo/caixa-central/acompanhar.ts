import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';

/** The person sees a content among those that they follow, from now on. */
export const acompanhar = async (ctx: Ctx, id: number): Promise<void> => {
  await requireVisible(ctx, id);
  await ctx.db
    .insertInto('acompanhamento')
    .values({ usuarioId: ctx.sessao.usuarioId, conteudoId: id, desde: ctx.agora })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deixarDeAcompanhar = async ({ db, sessao }: Ctx, id: number): Promise<void> => {
  await db
    .deleteFrom('acompanhamento')
    .where('usuarioId', '=', sessao.usuarioId)
    .where('conteudoId', '=', id)
    .execute();
};
