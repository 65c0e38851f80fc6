import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import { activeFactor, endSessions, removeFactor } from '#server/pessoas/credencial/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { recordEvent } from '#server/base/events/record-event.ts';

/** What who manages people does to another's way in: end their sessions, and take away a second factor that was lost. */
export const personActions: NonNullable<RegisterHook<'usuario'>['actions']> = {
  sessoes: async (ctx, { record }) => {
    const id = record?.id ?? 0;
    await requireNotAbove(ctx, id);
    return { rota: `administracao/usuario/sessoes/${id}` };
  },
  encerrarSessoes: async (ctx, { record }) => {
    const id = record?.id ?? 0;
    await requireNotAbove(ctx, id);
    const quantas = await endSessions(ctx.db, id, ctx.agora, ctx.sessao.id);
    await recordEvent(ctx, { cadeia: `entrada:${id}`, ato: 'sessoesEncerradas', dados: { quantas } });
    return { mensagem: mensagem('entrada.sessoes.encerradasDe', { quantas }) };
  },
  removerSegundoFator: async (ctx, { record, body }) => {
    const id = record?.id ?? 0;
    await requireNotAbove(ctx, id);
    if (id === atKeyboard(ctx.sessao))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('entrada.fator.proprio') });
    if (!(await activeFactor(ctx.db, id)))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('entrada.fator.semFator') });
    const { motivo } = body as { readonly motivo: string };
    await removeFactor(ctx, id, motivo);
    await endSessions(ctx.db, id, ctx.agora, ctx.sessao.id);
    return { mensagem: mensagem('entrada.fator.outraPessoa') };
  },
};
