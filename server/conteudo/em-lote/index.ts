import { emLoteApi } from '#schemas/api/em-lote.ts';
import { AppError } from '#schemas/app-error.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import type { BulkAct } from './bulk-act.ts';
import { cancelLote } from './lote.repository.ts';
import { askBatch, mostItems, pedir, repetir, desfazer } from './pedir.ts';
import { listItems, listLotes, readLotes } from './present-lote.ts';

export { askBatch, mostItems };
export { inOneTransaction, plainBulkAct, type BulkAct, type BulkInput } from './bulk-act.ts';
export { bulkByKind, concludeAtOnce, concludePrepared } from './bulk-by-kind.ts';
export { fazerAtoEmLote, retomarAtosEmLote } from './lote-queue.ts';
export { resumeBatches, runBatchJob } from './run-batch.ts';
export { sharedBulkActs } from './shared-acts.ts';

/** A batch of the person; another's is answered as one that does not exist. */
const own = async (ctx: Ctx, acts: readonly BulkAct[], id: number): Promise<AtoEmLote> => {
  const [lote] = await readLotes(ctx, acts, { id });
  if (!lote) throw new AppError('naoEncontrado');
  return lote;
};

/** `acts` are those that may be asked of a selection, of every kind. */
export const emLoteRoutes = (acts: readonly BulkAct[]): Implementation[] =>
  implement(emLoteApi, {
    pedir: (ctx, { body }) => pedir(ctx, acts, body),
    listar: (ctx, { query }) => listLotes(ctx, acts, query),
    consultar: (ctx, { params }) => own(ctx, acts, params.id),
    itens: async (ctx, { params, query }) => {
      await own(ctx, acts, params.id);
      return listItems(ctx, params.id, query);
    },
    cancelar: async (ctx, { params }) => {
      await own(ctx, acts, params.id);
      await cancelLote(ctx.db, params.id, ctx.agora);
      return own(ctx, acts, params.id);
    },
    repetir: async (ctx, { params }) => repetir(ctx, acts, await own(ctx, acts, params.id)),
    desfazer: async (ctx, { params }) => desfazer(ctx, acts, await own(ctx, acts, params.id)),
  });
