import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

/** A forwarding in charge that has been accepted. */
interface Receipt {
  readonly tramiteId: number;
  readonly paraUnidadeId: number;
  readonly unidade: string;
  /** Who holds it inside the unit. */
  readonly detentorUsuarioId: number | null;
  /** Who accepted it; nobody, where the settings make it arrive already received. */
  readonly recebidoPor: number | null;
  /** Who asked to be told of it. */
  readonly avisar: number | undefined;
}

/** The possession passes to who received, and the act is told. */
export const keepReceipt = async (
  ctx: Ctx,
  content: { readonly id: number; readonly numero: string | null; readonly assunto: string },
  receipt: Receipt,
): Promise<void> => {
  const { tramiteId, paraUnidadeId, unidade, detentorUsuarioId, recebidoPor, avisar } = receipt;
  await ctx.db
    .updateTable('tramite')
    .set({ situacao: 'RECEBIDO', recebidoEm: ctx.agora, recebidoPor })
    .where('id', '=', tramiteId)
    .execute();
  await ctx.db
    .updateTable('conteudo')
    .set((eb) => ({
      transitoId: null,
      detentorUnidadeId: paraUnidadeId,
      detentorUsuarioId,
      checkInUsuarioId: null,
      checkInEm: null,
      alteradoEm: ctx.agora,
      movimentadoEm: ctx.agora,
      versao: eb('versao', '+', 1),
    }))
    .where('id', '=', content.id)
    .execute();
  if (avisar !== undefined)
    await notify(ctx.db, ctx.agora, {
      usuarioIds: [avisar],
      tipo: 'TRAMITE',
      assunto: mensagem('documento.notificacao.recebido', {
        unidade,
        numero: content.numero ?? content.assunto,
      }),
      conteudoId: content.id,
      rota: `principal/documento/consulta/${content.id}`,
    });
  await recordEvent(ctx, {
    cadeia: `conteudo:${content.id}`,
    ato: recebidoPor === null ? 'recebidoSozinho' : 'recebido',
    conteudoId: content.id,
    dados: { tramite: tramiteId, unidade },
  });
};
