import { AppError } from '#schemas/app-error.ts';
import { credencialApi } from '#schemas/api/credencial.ts';
import type { SegundoFatorSituacao } from '#schemas/shapes/credencial.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { actorOf, recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { decide } from '#server/base/http/decide.ts';
import { within } from '#server/base/http/within.ts';
import { requireCode } from './check-code.ts';
import { confirmPassword } from './confirm-password.ts';
import { confirmPerson } from './confirmation.ts';
import { sendEmailCode } from './email-code.ts';
import { endSessions } from './end-sessions.ts';
import { beginFactor, confirmFactor } from './enrol-factor.ts';
import { managedPerson } from './managed-person.ts';
import { endSession, listSessions } from './own-sessions.ts';
import { requirePasswordOfOurs } from './password-origin.ts';
import { passwordRules } from './password-rules.ts';
import { countRecoveryCodes, issueRecoveryCodes } from './recovery-codes.ts';
import { removeFactor } from './remove-factor.ts';
import { activeFactor, factorIsRequired } from './second-factor.ts';
import { setOwnPassword } from './set-password.ts';

const factorSituation = async (ctx: Ctx): Promise<SegundoFatorSituacao> => {
  const usuarioId = atKeyboard(ctx.sessao);
  const factor = await activeFactor(ctx.db, usuarioId);
  const { codigoPorEmail } = await readSettings(ctx.db);
  return {
    ativo: factor !== undefined,
    meio: factor?.meio,
    desde: factor?.ativadoEm.toISOString(),
    exigido: await factorIsRequired(ctx.db, usuarioId),
    emailPermitido: codigoPorEmail,
    codigosRestantes: await countRecoveryCodes(ctx, usuarioId),
  };
};

/** Who leaves a factor still has it: the password alone may have been seen. */
const proveFactor = async (ctx: Ctx, usuarioId: number, codigo: string | undefined): Promise<void> => {
  const factor = await activeFactor(ctx.db, usuarioId);
  if (!factor) return;
  if (codigo !== undefined) {
    await requireCode(ctx, { usuarioId, factor, finalidade: 'CADASTRO', codigo });
    return;
  }
  const message =
    factor.meio === 'EMAIL'
      ? mensagem('entrada.fator.codigoEnviado', { para: await sendEmailCode(ctx, usuarioId, 'CADASTRO') })
      : mensagem('entrada.fator.codigoPedido');
  throw new AppError('camposInvalidos', {}, { erros: [{ campo: 'codigo', mensagem: message }] });
};

export const credencialRoutes = implement(credencialApi, {
  regrasSenha: (ctx) => passwordRules(ctx.db),
  trocarSenha: async (ctx, { body }) => {
    await requirePasswordOfOurs(ctx);
    await confirmPassword(ctx, body.atual, 'atual');
    const usuarioId = atKeyboard(ctx.sessao);
    await decide(ctx, async (inner) => {
      await setOwnPassword(inner, { usuarioId, senha: body.nova, campo: 'nova', sessaoId: ctx.sessao.id });
      await recordEvent(inner, {
        cadeia: `entrada:${usuarioId}`,
        ato: 'senhaTrocada',
        dados: { endereco: ctx.endereco },
      });
    });
    return undefined;
  },
  segundoFator: (ctx) => factorSituation(ctx),
  iniciarSegundoFator: async (ctx, { body }) => {
    await confirmPassword(ctx, body.senha);
    return beginFactor(ctx, atKeyboard(ctx.sessao), body.meio);
  },
  confirmarSegundoFator: async (ctx, { body }) => ({
    codigos: await confirmFactor(ctx, atKeyboard(ctx.sessao), actorOf(ctx.sessao), body.codigo),
  }),
  novosCodigos: async (ctx, { body }) => {
    await confirmPassword(ctx, body.senha);
    const usuarioId = atKeyboard(ctx.sessao);
    if (!(await activeFactor(ctx.db, usuarioId)))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('entrada.fator.nenhum') });
    return within(ctx, async (inner) => {
      await recordEvent(inner, { cadeia: `entrada:${usuarioId}`, ato: 'codigosDeRecuperacaoTrocados' });
      return { codigos: await issueRecoveryCodes(inner, usuarioId) };
    });
  },
  removerSegundoFator: async (ctx, { body }) => {
    await confirmPassword(ctx, body.senha);
    const usuarioId = atKeyboard(ctx.sessao);
    if (await factorIsRequired(ctx.db, usuarioId))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('entrada.fator.exigido') });
    await proveFactor(ctx, usuarioId, body.codigo);
    await decide(ctx, (inner) => removeFactor(inner, usuarioId));
    return undefined;
  },
  confirmar: async (ctx, { body }) => {
    await confirmPerson(ctx, body);
    return undefined;
  },
  sessoes: (ctx) => listSessions(ctx, atKeyboard(ctx.sessao)),
  encerrarSessao: async (ctx, { params }) => {
    await endSession(ctx, atKeyboard(ctx.sessao), params.id);
    return undefined;
  },
  encerrarOutras: async (ctx) => {
    const usuarioId = atKeyboard(ctx.sessao);
    const quantas = await endSessions(ctx.db, usuarioId, ctx.agora, ctx.sessao.id);
    await recordEvent(ctx, {
      cadeia: `sessao:${ctx.sessao.id}`,
      ato: 'outrasSessoesEncerradas',
      dados: { quantas },
    });
    return undefined;
  },
  sessoesDe: async (ctx, { params }) => {
    const { id, nome } = await managedPerson(ctx, params.usuarioId);
    return { nome, itens: (await listSessions(ctx, id)).itens };
  },
  encerrarSessaoDe: async (ctx, { params }) => {
    await endSession(ctx, (await managedPerson(ctx, params.usuarioId)).id, params.id);
    return undefined;
  },
});
