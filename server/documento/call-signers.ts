import { mensagem } from '#schemas/messages/index.ts';
import type { Documento, EncaminharAssinatura } from '#schemas/generated.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { deadlineOn } from '#server/instalacao/prazo/index.ts';
import { consultar } from './consultar.ts';
import { loadForAct } from '#server/conteudo/atos/index.ts';

/** Reminds those whose turn it is to sign, and sets their deadline when one is given. */
export const callSigners = async (ctx: Ctx, id: number, pedido: EncaminharAssinatura): Promise<Documento> => {
  const prazo = pedido.prazo && (await deadlineOn(ctx, ctx.sessao.unidadeId, pedido.prazo));
  const { row, evento } = await loadForAct(ctx, id, 'cobrarAssinaturas');
  const waiting = await ctx.db
    .updateTable('documentoAssinante')
    .set((eb) => ({ prazo: prazo ?? eb.ref('prazo') }))
    .where('documentoId', '=', id)
    .where('versao', '=', row.versaoAtual)
    .where('situacao', '=', 'PENDENTE')
    .where('liberadoEm', 'is not', null)
    .returning('usuarioId')
    .execute();
  await notify(ctx.db, ctx.agora, {
    usuarioIds: waiting.map(({ usuarioId }) => usuarioId),
    tipo: 'ASSINATURA',
    assunto: mensagem('documento.notificacao.assinar', { numero: row.numero ?? row.assunto }),
    conteudo: row.assunto,
    conteudoId: id,
    rota: `principal/documento/consulta/${id}`,
  });
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: evento,
    conteudoId: id,
    dados: prazo ? { prazo } : {},
  });
  return consultar(ctx, id, 0);
};
