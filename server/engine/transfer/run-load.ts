import { sql } from 'kysely';
import { inTransaction } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';
import type { RegisterView } from '../model/register-view.ts';
import type { Sheet } from '../sheet/index.ts';
import { importSheet, type Tally } from './import-sheet.ts';
import {
  endLoad,
  insertTouched,
  showProgress,
  startLoad,
  takeLoad,
  waitForRegister,
  type Load,
} from './importacao.repository.ts';
import { readMapping } from './mapping.ts';

/** Takes the whole transaction back, carrying what the load would have done. */
class TakenBack extends Error {
  readonly tally: Tally;

  constructor(tally: Tally) {
    super('A carga não grava nada.');
    this.tally = tally;
  }
}

export interface RunChoices {
  /** Whether others see how far it is while it runs: a load in the background. */
  readonly shown?: boolean;
  /** Ends the load at the next lines. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a load in one transaction. A dry run goes through the very same lines, checks and hooks, and is taken back at the end;
 * so is a load with any error. `ctx.db` is outside any transaction.
 */
export const runLoad = async (
  ctx: Ctx,
  view: RegisterView,
  load: Load,
  sheet: Sheet,
  { shown = false, signal }: RunChoices = {},
): Promise<void> => {
  const { id, simulada, escolhas } = load;
  const mapping = readMapping(view, sheet.header, escolhas);
  if (!mapping.keyed) {
    const nothing = { incluir: 0, alterar: 0, semMudanca: 0, comErro: 0 };
    const erros = mapping.problems;
    const tally: Tally = { ...nothing, totalErros: erros.length, erros: [...erros] };
    return endLoad(ctx.db, id, simulada ? 'CONCLUIDA' : 'RECUSADA', ctx.agora, tally);
  }
  const run = async (db: Ctx['db']): Promise<void> => {
    if (!(await takeLoad(db, id))) return;
    await startLoad(ctx.db, id, ctx.agora);
    await waitForRegister(db, view.model.name);
    const tally = await importSheet({ ...ctx, db }, view, sheet, mapping, {
      touched: (records) => insertTouched(db, id, records),
      progress: async (processed, sofar) => {
        signal?.throwIfAborted();
        if (shown) await showProgress(ctx.db, id, processed, sofar);
      },
    });
    // What waits for the end of the transaction is checked in a dry run too.
    await sql`set constraints all immediate`.execute(db);
    if (simulada || tally.totalErros > 0) throw new TakenBack(tally);
    await recordEvent(
      { ...ctx, db },
      {
        cadeia: `registro:${view.model.name}`,
        ato: 'registrosImportados',
        dados: {
          registro: view.model.name,
          importacao: id,
          incluidos: tally.incluir,
          alterados: tally.alterar,
        },
      },
    );
    // With the records or not at all: a load that ends is one whose records are there.
    await endLoad(db, id, 'CONCLUIDA', ctx.ports.clock(), tally);
  };
  try {
    await inTransaction(ctx.db, run);
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
    await endLoad(ctx.db, id, simulada ? 'CONCLUIDA' : 'RECUSADA', ctx.ports.clock(), error.tally);
  }
};
