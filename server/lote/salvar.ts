import type { LoteSalvar } from '#schemas/shapes/lote.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, perform } from '#server/conteudo/atos/index.ts';
import { changedFacts } from '#server/conteudo/dados/index.ts';
import { indexLot } from './index-lot.ts';
import { ofLots } from './of-lots.ts';

/** What a lot says of itself. */
export const editar = act<LoteSalvar>({
  ...ofLots,
  nome: 'editar',
  evento: 'salvo',
  effect: async (ctx, { row }, { assunto, observacoes = '' }) => {
    await ctx.db
      .updateTable('lote')
      .set({ observacoes: observacoes.trim() || null })
      .where('id', '=', row.id)
      .execute();
    return { ...changedFacts(row, { assunto }), resultado: undefined };
  },
  follow: (ctx, { row }) => indexLot(ctx.db, row.id),
});

export const salvar = (ctx: Ctx, id: number, pedido: LoteSalvar): Promise<void> =>
  perform(ctx, editar, id, pedido);
