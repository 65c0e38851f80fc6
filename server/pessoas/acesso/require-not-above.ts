import { AppError } from '#schemas/app-error.ts';
import { administersMore, profileOf } from './rights.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Whether a person is an administrator, or a local one, and who asks is not even that. */
export const isAbove = async ({ sessao, db }: Ctx, usuarioId: number): Promise<boolean> => {
  const profile = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select(['p.administrador', 'p.administradorLocal'])
    .where('u.id', '=', usuarioId)
    .executeTakeFirst();
  return profile !== undefined && administersMore(sessao, profile);
};

/** Refuses to act on the account of somebody above who asks. */
export const requireNotAbove = async (ctx: Ctx, usuarioId: number): Promise<void> => {
  if (await isAbove(ctx, usuarioId)) throw new AppError('acessoNegado');
};

/** Refuses to change what the people of a profile find, when it administers more than who asks. */
export const requireProfileBelow = async ({ sessao, db }: Ctx, perfilId: number): Promise<void> => {
  const perfil = await profileOf(db, perfilId);
  if (perfil && administersMore(sessao, perfil)) throw new AppError('acessoNegado');
};
