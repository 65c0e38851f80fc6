import { AppError } from '#schemas/app-error.ts';
import { loadSituation } from '#server/conteudo/atos/index.ts';
import type { BulkAct } from './bulk-act.ts';

/** An act that each kind of content does in its own way, by the kind of each item. */
export const bulkByKind = (nome: string, kinds: Readonly<Record<number, BulkAct>>): BulkAct => ({
  nome,
  run: async (ctx, id, input, keep) => {
    const { row } = await loadSituation(ctx, id);
    const act = kinds[row.tipo];
    if (!act) throw new AppError('naoEncontrado');
    await act.run(ctx, id, input, keep);
  },
});
