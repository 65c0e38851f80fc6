import { sessaoApi } from '#schemas/api/sessao.ts';
import type { SessaoAberta } from '#schemas/generated.ts';
import { recordEvent } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';
import { implement } from '#server/http/implement.ts';
import { loadSession } from '#server/http/session.ts';
import { atualizarToken } from './atualizar-token.ts';
import { describeSession } from './describe-session.ts';
import { entrar } from './entrar.ts';
import { logarDepartamento } from './logar-departamento.ts';

const describeAgain = async (ctx: Ctx): Promise<SessaoAberta> => {
  const sessao = await loadSession(ctx.db, ctx.token, ctx.agora, ctx.ports.config.timeZone);
  return { token: ctx.token, ...(await describeSession({ ...ctx, sessao })) };
};

export { forgetExpired } from './forget-expired.ts';
export { checkThrottle, clearFailures, countFailure, throttleKeys } from './throttle.ts';

export const sessaoRoutes = implement(sessaoApi, {
  entrar: (ctx, { body }) => entrar(ctx, body),
  atualizarToken: (ctx) => atualizarToken(ctx, ctx.token),
  atualizarTokenGet: (ctx) => atualizarToken(ctx, ctx.token),
  logarDepartamento: async (ctx, { params }) => {
    await logarDepartamento(ctx, params.id);
    return describeAgain(ctx);
  },
  usuarioConfig: (ctx) => describeAgain(ctx),
  sair: async (ctx) => {
    await ctx.db
      .updateTable('sessao')
      .set({ encerradaEm: ctx.agora })
      .where('id', '=', ctx.sessao.id)
      .execute();
    await recordEvent(ctx, { cadeia: `sessao:${ctx.sessao.id}`, ato: 'saiu' });
    return undefined;
  },
});
