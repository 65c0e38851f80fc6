import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadForAct } from '#server/conteudo/atos/index.ts';

/** Removes a draft that was never concluded; its events stay. */
export const excluir = async (ctx: Ctx, id: number): Promise<void> => {
  const { row, evento } = await loadForAct(ctx, id, 'excluir');
  await ctx.db
    .updateTable('conteudo')
    .set((eb) => ({ excluidoEm: ctx.agora, alteradoEm: ctx.agora, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: evento,
    conteudoId: id,
    dados: { assunto: row.assunto },
  });
};
