import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { holdConversa, late, ownComentario } from './conversa.ts';

/** Marks a conversation as resolved, or opens it again, unless somebody did so before. */
export const mudarSituacao = async (
  ctx: Ctx,
  fluxoId: number,
  conversaId: number,
  resolvida: boolean,
): Promise<void> => {
  const { resolvidaPor } = await holdConversa(ctx, fluxoId, conversaId);
  if (resolvida && resolvidaPor !== null)
    throw late(mensagem('fluxoComentarios.recusa.jaResolvida', { nome: resolvidaPor }));
  if (!resolvida && resolvidaPor === null) throw late(mensagem('fluxoComentarios.recusa.jaAberta'));
  await ctx.db
    .updateTable('fluxoConversa')
    .set({
      resolvidaEm: resolvida ? ctx.agora : null,
      resolvidaPor: resolvida ? ctx.sessao.usuarioId : null,
    })
    .where('id', '=', conversaId)
    .execute();
  await recordEvent(ctx, {
    cadeia: `registro:fluxo:${fluxoId}`,
    ato: resolvida ? 'fluxoConversaResolvida' : 'fluxoConversaReaberta',
    dados: { conversa: conversaId },
  });
};

/** Takes the words of one's own comment away. That it was there stays only while something was said after it. */
export const excluirComentario = async (
  ctx: Ctx,
  fluxoId: number,
  conversaId: number,
  comentario: number,
): Promise<void> => {
  await holdConversa(ctx, fluxoId, conversaId);
  await ownComentario(ctx, conversaId, comentario);
  await ctx.db
    .updateTable('fluxoComentario')
    .set({ texto: null, mencoes: [], excluidoEm: ctx.agora })
    .where('id', '=', comentario)
    .execute();
  await sql`delete from fluxo_comentario x where x.conversa_id = ${conversaId} and x.id > coalesce(
    (select max(y.id) from fluxo_comentario y where y.conversa_id = ${conversaId} and y.excluido_em is null), 0)`.execute(
    ctx.db,
  );
  await sql`delete from fluxo_conversa c where c.id = ${conversaId}
    and not exists (select from fluxo_comentario x where x.conversa_id = c.id)`.execute(ctx.db);
  await recordEvent(ctx, {
    cadeia: `registro:fluxo:${fluxoId}`,
    ato: 'fluxoComentarioExcluido',
    dados: { conversa: conversaId, comentario },
  });
};
