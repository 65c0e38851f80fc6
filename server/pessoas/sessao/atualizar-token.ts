import type { TokenRenovado } from '#schemas/shapes/sessao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { expiryOf, mayRenew, newToken } from './tokens.ts';

/** An end that would move by less than this part of the session's time stays: every page renews, and each write is a commit. */
const smallestMove = 1 / 60;

/**
 * Slides the end of the session and, at most once a minute, gives a new token; else the same one comes back.
 * The former token goes on serving until some time after the new one is first used.
 */
export const atualizarToken = async (ctx: Ctx, token: string): Promise<TokenRenovado> => {
  const { sessao, agora } = ctx;
  const minutes = await minutesOfSession(ctx);
  const expiraEm = expiryOf(agora, sessao.limiteEm, minutes);
  if (!mayRenew(sessao, agora)) {
    const moved = Math.abs(expiraEm.getTime() - sessao.expiraEm.getTime());
    if (moved <= minutes * 60_000 * smallestMove) return { token, expiraEm: sessao.expiraEm.toISOString() };
    await ctx.db.updateTable('sessao').set({ expiraEm }).where('id', '=', sessao.id).execute();
    return { token, expiraEm: expiraEm.toISOString() };
  }
  const fresh = newToken();
  const changed = await ctx.db
    .updateTable('sessao')
    .set({
      tokenHash: hashToken(fresh),
      anteriorHash: hashToken(token),
      anteriorValeAte: null,
      renovadaEm: agora,
      expiraEm,
    })
    .where('id', '=', sessao.id)
    .where('tokenHash', '=', hashToken(token))
    .returning('id')
    .executeTakeFirst();
  // Another tab renewed in the same instant: this one goes on with the token that it has.
  return { token: changed ? fresh : token, expiraEm: expiraEm.toISOString() };
};

/** Of all the settings only this one, in the call that every page makes. */
const minutesOfSession = async ({ db }: Ctx): Promise<number> => {
  const row = await db
    .selectFrom('registro.configuracao')
    .select('minutosSessao')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.minutosSessao ?? 60;
};
