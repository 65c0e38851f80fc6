import { AppError } from '#schemas/app-error.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import type { Entry } from './entry.ts';
import { later, newToken } from './tokens.ts';

const minutes = 15;

interface Pending {
  readonly desafio: string;
  readonly expiraEm: Date;
}

/**
 * Keeps an entry that still lacks a step, with its first time: one that ended does not come back. Its token opens nothing but the steps: it is no session, so no other call has to
 * know that it exists.
 */
export const keepPending = async (ctx: PublicCtx, entry: Entry): Promise<Pending> => {
  const { desafio, ...rest } = entry;
  if (desafio !== undefined) {
    const row = await ctx.db
      .updateTable('entradaPendente')
      .set({ codigoConferido: rest.codigoConferido })
      .where('hash', '=', hashToken(desafio))
      .returning('expiraEm')
      .executeTakeFirst();
    if (!row) throw new AppError('entradaVencida');
    return { desafio, expiraEm: row.expiraEm };
  }
  const token = newToken();
  const expiraEm = later(ctx.agora, minutes * 60);
  await ctx.db
    .insertInto('entradaPendente')
    .values({ ...rest, hash: hashToken(token), expiraEm })
    .execute();
  return { desafio: token, expiraEm };
};

/** The entry of a token, while it lasts and its person may still enter. */
export const loadPending = async (ctx: PublicCtx, desafio: string): Promise<Entry & { desafio: string }> => {
  const row = await ctx.db
    .selectFrom('entradaPendente as e')
    .innerJoin('registro.usuario as u', 'u.id', 'e.usuarioId')
    .select(['e.usuarioId', 'e.entrada', 'e.provedorToken', 'e.codigoConferido'])
    .where('e.hash', '=', hashToken(desafio))
    .where('e.expiraEm', '>', ctx.agora)
    .where('u.ativo', '=', true)
    .where('u.bloqueado', '=', false)
    .executeTakeFirst();
  if (!row) throw new AppError('entradaVencida');
  return { ...row, desafio };
};

/** The entry was finished, or begins again with another token. */
export const dropPending = async ({ db }: PublicCtx, desafio: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('entradaPendente')
    .where('hash', '=', hashToken(desafio))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
