import type { LoteSolicitacoesSalvar } from '#schemas/shapes/lote-solicitacoes.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, perform } from '#server/conteudo/atos/index.ts';
import { changedFacts } from '#server/conteudo/dados/index.ts';
import { indexLot } from './criar.ts';
import { ofLots } from './of-lots.ts';

/** What a lot of requests says of itself. */
export const editar = act<LoteSolicitacoesSalvar>({
  ...ofLots,
  nome: 'editar',
  evento: 'salvo',
  effect: async (ctx, { row }, { assunto, observacoes = '' }) => {
    await ctx.db
      .updateTable('loteSolicitacoes')
      .set({ observacoes: observacoes.trim() || null })
      .where('id', '=', row.id)
      .execute();
    return { ...changedFacts(row, { assunto }), resultado: undefined };
  },
  follow: (ctx, { row }) => indexLot(ctx.db, row.id),
});

export const salvar = (ctx: Ctx, id: number, pedido: LoteSolicitacoesSalvar): Promise<void> =>
  perform(ctx, editar, id, pedido);
