import type { EncaminharAssinatura } from '#schemas/shapes/assinatura.ts';
import { act, concluded, condition, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { callToSign } from './next-turn.ts';
import { calledOf, type Called } from './signers.repository.ts';
import { signingDeadline } from './signing-deadline.ts';
import { signedKinds } from '#server/conteudo/especies/index.ts';

type Reminder = EncaminharAssinatura & ActInput;

/** Reminds the others whose turn it is to sign, and sets their deadline when one is given; it answers who they are. */
export const cobrarAssinaturas = act<Reminder, undefined, Called>({
  nome: 'cobrarAssinaturas',
  especies: signedKinds,
  fase: concluded,
  estado: inUse,
  exige: [
    condition.permission('documentoEditar'),
    condition.authorOrHolder,
    condition.signaturesPending,
    condition.othersToSign,
  ],
  evento: 'assinaturaCobrada',
  semVersao: true,
  effect: async (ctx, { row }, pedido) => {
    const prazo = pedido.prazo && (await signingDeadline(ctx, ctx.sessao.unidadeId, pedido.prazo));
    const waiting = await ctx.db
      .updateTable('documentoAssinante')
      .set((eb) => ({ prazo: prazo ?? eb.ref('prazo') }))
      .where('documentoId', '=', row.id)
      .where('versao', '=', row.versaoAtual)
      .where('situacao', '=', 'PENDENTE')
      .where('liberadoEm', 'is not', null)
      .returning(['id', 'usuarioId'])
      .execute();
    return {
      dados: prazo ? { prazo } : {},
      resultado: calledOf(waiting.filter(({ usuarioId }) => usuarioId !== ctx.sessao.usuarioId)),
    };
  },
  follow: (ctx, { row }, _pedido, waiting) => callToSign(ctx, row.id, waiting, 'lembrete'),
});
