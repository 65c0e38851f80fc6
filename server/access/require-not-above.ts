import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/http/context.ts';

/** Refuses to act on the account of an administrator, or of a local one by who is not even that. */
export const requireNotAbove = async ({ sessao, db }: Ctx, usuarioId: number): Promise<void> => {
  if (sessao.administrador) return;
  const profile = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select(['p.administrador', 'p.administradorLocal'])
    .where('u.id', '=', usuarioId)
    .executeTakeFirst();
  if (profile?.administrador || (profile?.administradorLocal && !sessao.administradorLocal))
    throw new AppError('acessoNegado');
};
