import type { Ctx } from '#server/base/http/context.ts';

/** What a model that says nothing takes: those from before could not say it, and nobody from outside signed then. */
const unsaid = {
  permiteAssinanteInterno: true,
  permiteAssinanteExterno: false,
  permiteDestinoInterno: true,
  permiteDestinoExterno: true,
} as const;

/** Whether a model takes people of the institution as signers, or as destinations, or people from outside. */
export const takes = async (ctx: Ctx, modeloId: number, whom: keyof typeof unsaid): Promise<boolean> => {
  const model = await ctx.db
    .selectFrom('registro.modeloDocumento')
    .select(whom)
    .where('id', '=', modeloId)
    .executeTakeFirst();
  return model?.[whom] ?? unsaid[whom];
};
