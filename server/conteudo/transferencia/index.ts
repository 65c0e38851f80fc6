import { transferenciaApi } from '#schemas/api/transferencia.ts';
import { AppError } from '#schemas/app-error.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { TransferenciaPedido } from '#schemas/shapes/transferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { askBatch, mostItems, type BulkAct } from '#server/conteudo/em-lote/index.ts';
import { idsHeld, listHeld, listUnits, requireMayTransfer } from './held.ts';

const field = (campo: string, texto: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: texto }] });

/** Asks for the transfer of all that a filter has at this moment, or of those that were chosen, as a batch of the person. */
const pedir = (
  ctx: Ctx,
  acts: readonly BulkAct[],
  { paraUnidadeId, motivo, ids, ...filter }: TransferenciaPedido,
): Promise<AtoEmLote> => {
  requireMayTransfer(ctx);
  if (paraUnidadeId === filter.deUnidadeId)
    throw field('paraUnidadeId', mensagem('transferencia.recusa.aMesma'));
  return askBatch(ctx, acts, 'transferir', motivo, async (inner) => {
    const units = await inner.db
      .selectFrom('registro.unidade')
      .select(['id', 'ativo'])
      .where('id', 'in', [filter.deUnidadeId, paraUnidadeId])
      .where('organizacao', '=', inner.sessao.organizacaoId)
      .execute();
    // what leaves may leave a unit that closed; what receives has to be in use
    if (!units.some(({ id }) => id === filter.deUnidadeId))
      throw field('deUnidadeId', mensagem('transferencia.recusa.origem'));
    if (!units.some(({ id, ativo }) => id === paraUnidadeId && ativo))
      throw field('paraUnidadeId', mensagem('transferencia.recusa.destino'));
    const chosen = ids ?? (await idsHeld(inner, filter, mostItems + 1));
    return { ids: chosen, unidades: { de: filter.deUnidadeId, para: paraUnidadeId } };
  });
};

/** `rules` are those of every kind of content; `acts`, those that may be asked of a selection. */
export const transferenciaRoutes = (rules: readonly Rule[], acts: readonly BulkAct[]): Implementation[] =>
  implement(transferenciaApi, {
    unidades: (ctx, { query }) => listUnits(ctx, query.q ?? '', query.pageSize ?? 20),
    conteudos: (ctx, { query }) => listHeld(ctx, rules, query),
    pedir: (ctx, { body }) => pedir(ctx, acts, body),
  });
