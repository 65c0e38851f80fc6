import type { TokenRenovado } from '#schemas/generated.ts';
import { readSettings } from '#server/configuracao/index.ts';
import type { Ctx } from '#server/http/context.ts';
import { hashToken } from '#server/http/session.ts';
import { expiryOf, mayRenew, newToken } from './tokens.ts';

/**
 * Slides the end of the session and, at most once a minute, gives a new token; else the same one comes back.
 * The former token goes on serving until some time after the new one is first used.
 */
export const atualizarToken = async (ctx: Ctx, token: string): Promise<TokenRenovado> => {
  const { sessao, agora } = ctx;
  const { minutosSessao } = await readSettings(ctx.db);
  const expiraEm = expiryOf(agora, sessao.limiteEm, minutosSessao ?? 60);
  if (!mayRenew(sessao, agora)) {
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
