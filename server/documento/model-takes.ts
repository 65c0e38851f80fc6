import type { Ctx } from '#server/base/http/context.ts';

/**
 * Whether a model takes people of the institution as signers, or as destinations, or recipients from outside; models from
 * before could not say so.
 */
export const takes = async (
  ctx: Ctx,
  modeloId: number,
  whom: 'permiteAssinanteInterno' | 'permiteDestinoInterno' | 'permiteDestinoExterno',
): Promise<boolean> => {
  const model = await ctx.db
    .selectFrom('registro.modeloDocumento')
    .select(whom)
    .where('id', '=', modeloId)
    .executeTakeFirst();
  return model?.[whom] !== false;
};
