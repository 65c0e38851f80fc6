import { entradaApi } from '#schemas/api/entrada.ts';
import { identidadeApi } from '#schemas/api/identidade.ts';
import { sessaoApi } from '#schemas/api/sessao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';
import { decide } from '#server/base/http/decide.ts';
import { loadSession } from './load-session.ts';
import { atualizarToken } from './atualizar-token.ts';
import { describeSession } from './describe-session.ts';
import { askForReset, readResetLink, resetPassword } from '#server/pessoas/credencial/index.ts';
import { beginProviderEntry, providerSignOut } from '#server/pessoas/identidade/index.ts';
import { entrar } from './entrar.ts';
import { logarDepartamento } from './logar-departamento.ts';
import { enterByProvider } from './provider.ts';
import { codeStep, confirmFactorStep, factorStep, passwordStep, sendCodeStep } from './steps.ts';
import { substituirUsuario } from './substituir-usuario.ts';
import { voltarAoMeuUsuario } from './voltar-ao-meu-usuario.ts';

const describeAgain = async (ctx: Ctx): Promise<SessaoAberta> => {
  const sessao = await loadSession(ctx.db, ctx.token, ctx.agora, ctx.ports.config.timeZone);
  return { token: ctx.token, ...(await describeSession({ ...ctx, sessao })) };
};

export { forgetExpired } from './forget-expired.ts';
export { sessionsBy } from './load-session.ts';

/** The way in by the provider of the institution. */
export const provedorRoutes = implement(identidadeApi, {
  iniciarPeloProvedor: (ctx) => beginProviderEntry(ctx),
  entrarPeloProvedor: (ctx, { body }) => enterByProvider(ctx, body),
});

/** The way in with a password of ours, and the steps that may follow it. */
export const entradaRoutes = implement(entradaApi, {
  entrar: (ctx, { body }) => entrar(ctx, body),
  entrarComCodigo: (ctx, { body }) => codeStep(ctx, body),
  enviarCodigo: (ctx, { body }) => sendCodeStep(ctx, body.desafio),
  entrarComSenhaNova: (ctx, { body }) => passwordStep(ctx, body),
  cadastrarSegundoFator: (ctx, { body }) => factorStep(ctx, body),
  confirmarSegundoFator: (ctx, { body }) => confirmFactorStep(ctx, body),
  esqueciSenha: async (ctx, { body }) => {
    await askForReset(ctx, body.login);
    return undefined;
  },
  consultarLinkSenha: (ctx, { body }) => readResetLink(ctx, body.link),
  redefinirSenha: async (ctx, { body }) => {
    await resetPassword(ctx, body);
    return undefined;
  },
});

export const sessaoRoutes = implement(sessaoApi, {
  atualizarToken: (ctx) => atualizarToken(ctx, ctx.token),
  atualizarTokenGet: (ctx) => atualizarToken(ctx, ctx.token),
  logarDepartamento: async (ctx, { params }) => {
    await logarDepartamento(ctx, params.id);
    return describeAgain(ctx);
  },
  substituirUsuario: async (ctx, { params }) => {
    await substituirUsuario(ctx, params.id);
    return describeAgain(ctx);
  },
  voltarAoMeuUsuario: async (ctx) => {
    await voltarAoMeuUsuario(ctx);
    return describeAgain(ctx);
  },
  usuarioConfig: (ctx) => describeAgain(ctx),
  sair: async (ctx) => {
    await decide(ctx, async (inner) => {
      await inner.db
        .updateTable('sessao')
        .set({ encerradaEm: ctx.agora })
        .where('id', '=', ctx.sessao.id)
        .execute();
      await recordEvent(inner, { cadeia: `sessao:${ctx.sessao.id}`, ato: 'saiu' });
    });
    // the session is over already, however long the provider takes to answer
    const endereco = await providerSignOut(ctx);
    return endereco === undefined ? {} : { endereco };
  },
});
