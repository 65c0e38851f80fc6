import { AppError } from '#schemas/app-error.ts';
import {
  loadSituation,
  perform,
  performPrepared,
  type Act,
  type ActInput,
} from '#server/conteudo/atos/index.ts';
import { inOneTransaction, type BulkAct } from './bulk-act.ts';

/** An act that each kind of content does in its own way, by the kind of each item. */
export const bulkByKind = (nome: string, kinds: ReadonlyMap<number, BulkAct['run']>): BulkAct => ({
  nome,
  run: async (ctx, id, input, keep) => {
    const { row } = await loadSituation(ctx, id);
    const run = kinds.get(row.tipo);
    if (!run) throw new AppError('naoEncontrado');
    await run(ctx, id, input, keep);
  },
});

/** What concluding says of a content: as it is when its turn comes. */
type Concluding = ActInput & { readonly id: number; readonly versao: number };

/** Concludes by what is done in one transaction. */
export const concludeAtOnce = (ato: Act<Concluding>): BulkAct['run'] =>
  inOneTransaction(async (inner, id) => {
    const { row } = await loadSituation(inner, id);
    await perform(inner, ato, id, { id, versao: row.versao });
  });

/** Concludes by what prepares its paper before. */
export const concludePrepared =
  <P>(ato: Act<Concluding, P>): BulkAct['run'] =>
  async (ctx, id, _input, keep) => {
    const { row } = await loadSituation(ctx, id);
    await performPrepared(ctx, ato, id, { id, versao: row.versao }, keep);
  };
