import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { accountById, type Account } from './account.ts';

/** An account that may enter, with the unit where it begins. */
type EnteringAccount = Account & { readonly unidadeId: number };

/** The account of who proved who they are; refused when it is blocked, or while only administrators enter. */
export const accountThatEnters = async (ctx: PublicCtx, usuarioId: number): Promise<EnteringAccount> => {
  const account = await accountById(ctx.db, usuarioId);
  const { unidadeId } = account ?? {};
  if (!account || account.bloqueado || !account.ativo || typeof unidadeId !== 'number')
    throw new AppError('usuarioBloqueado');
  if (!account.administrador) await requireOpenDoors(ctx);
  return { ...account, unidadeId };
};

const requireOpenDoors = async ({ db }: PublicCtx): Promise<void> => {
  const closed = await db
    .selectFrom('registro.areaRestrita')
    .select('mensagemManutencao')
    .where('somenteAdministradores', '=', true)
    .executeTakeFirst();
  if (closed)
    throw new AppError('emManutencao', {
      mensagem: closed.mensagemManutencao ?? mensagem('areaRestrita.manutencao'),
    });
};
