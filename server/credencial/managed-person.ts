import { AppError } from '#schemas/app-error.ts';
import { getRecord, modelsInForce, registerNamed, viewFor } from '#server/engine/index.ts';
import type { Ctx } from '#server/http/context.ts';

/** Nobody acts on the way in of an administrator above them: who manages people does not become one by it. */
const requireMayManage = async (ctx: Ctx, usuarioId: number): Promise<void> => {
  if (ctx.sessao.administrador) return;
  const row = await ctx.db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select(['p.administrador', 'p.administradorLocal'])
    .where('u.id', '=', usuarioId)
    .executeTakeFirst();
  if (row?.administrador || (row?.administradorLocal && !ctx.sessao.administradorLocal))
    throw new AppError('acessoNegado');
};

/** A person whose record the one who asks reaches, and may manage. */
export const managedPerson = async (
  ctx: Ctx,
  usuarioId: number,
): Promise<{ readonly id: number; readonly nome: string }> => {
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, 'usuario'));
  const { nome } = await getRecord(ctx, view, usuarioId);
  await requireMayManage(ctx, usuarioId);
  return { id: usuarioId, nome: typeof nome === 'string' ? nome : '' };
};
