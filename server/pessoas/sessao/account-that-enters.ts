import { AppError } from '#schemas/app-error.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { requireOpenDoors } from '#server/instalacao/area-restrita/index.ts';
import { accountById, type Account } from './account.ts';

/** An account that may enter, with the unit where it begins. */
type EnteringAccount = Account & { readonly unidadeId: number };

/** The account of who proved who they are; refused when it is blocked or inactive, or while only administrators enter. */
export const accountThatEnters = async (ctx: PublicCtx, usuarioId: number): Promise<EnteringAccount> => {
  const account = await accountById(ctx.db, usuarioId);
  const { unidadeId } = account ?? {};
  if (!account || account.bloqueado) throw new AppError('usuarioBloqueado');
  if (!account.ativo) throw new AppError('usuarioInativo');
  if (typeof unidadeId !== 'number') throw new AppError('usuarioSemUnidade');
  if (!account.administrador) await requireOpenDoors(ctx);
  return { ...account, unidadeId };
};
