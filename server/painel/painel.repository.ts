import { AppError } from '#schemas/app-error.ts';
import type { ArranjoPainel } from '#schemas/shapes/painel.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';

/** An arrangement that somebody kept, and when. */
interface Kept {
  readonly arranjo: ArranjoPainel;
  readonly guardadoEm: Date;
}

export const readHome = (db: Database, usuarioId: number): Promise<Kept | undefined> =>
  db
    .selectFrom('painelPessoa')
    .select(['arranjo', 'guardadoEm'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();

export const readStandard = (db: Database, perfilId: number): Promise<Kept | undefined> =>
  db
    .selectFrom('painelPerfil')
    .select(['arranjo', 'guardadoEm'])
    .where('perfilId', '=', perfilId)
    .executeTakeFirst();

/** The home is of the person at the keyboard, in whose place they act. */
export const keepHome = async (ctx: Ctx, arranjo: ArranjoPainel): Promise<void> => {
  const kept = { arranjo: JSON.stringify(arranjo), guardadoEm: ctx.agora };
  await ctx.db
    .insertInto('painelPessoa')
    .values({ usuarioId: atKeyboard(ctx.sessao), ...kept })
    .onConflict((conflict) => conflict.column('usuarioId').doUpdateSet(kept))
    .execute();
};

export const forgetHome = async (db: Database, usuarioId: number): Promise<void> => {
  await db.deleteFrom('painelPessoa').where('usuarioId', '=', usuarioId).execute();
};

export const keepStandard = async (ctx: Ctx, perfilId: number, arranjo: ArranjoPainel): Promise<void> => {
  const kept = {
    arranjo: JSON.stringify(arranjo),
    guardadoEm: ctx.agora,
    guardadoPor: atKeyboard(ctx.sessao),
  };
  await ctx.db
    .insertInto('painelPerfil')
    .values({ perfilId, ...kept })
    .onConflict((conflict) => conflict.column('perfilId').doUpdateSet(kept))
    .execute();
};

export const forgetStandard = async (db: Database, perfilId: number): Promise<void> => {
  await db.deleteFrom('painelPerfil').where('perfilId', '=', perfilId).execute();
};

export const requireProfile = async (db: Database, perfilId: number): Promise<void> => {
  const found = await db
    .selectFrom('registro.perfilAcesso')
    .select('id')
    .where('id', '=', perfilId)
    .executeTakeFirst();
  if (!found) throw new AppError('naoEncontrado');
};
