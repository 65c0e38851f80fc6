import { sql } from 'kysely';
import { inTransaction } from '#server/base/db/transaction.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import type { Sheet } from '#server/engine/sheet/index.ts';
import { importSheet, type Tally } from './import-sheet.ts';
import {
  endLoad,
  findLoad,
  insertTouched,
  showProgress,
  startLoad,
  type Load,
} from './importacao.repository.ts';
import { takeLoad, takeRegister } from './load-locks.ts';
import { afterAnother, requeueLoad } from './load-queue.ts';
import { readMapping } from './mapping.ts';

/** Takes the whole transaction back, carrying what the load would have done. */
class TakenBack extends Error {
  readonly tally: Tally;

  constructor(tally: Tally) {
    super('A carga não grava nada.');
    this.tally = tally;
  }
}

/** Another load of the register is running. */
class RegisterTaken extends Error {}

interface RunChoices {
  /** Whether others see how far it is while it runs: a load in the background. */
  readonly shown?: boolean;
  /** Ends the load at the next lines. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a load in one transaction. A dry run goes through the very same lines, checks and hooks, and is taken back at the end;
 * so is a load with any error. While another load of the register runs it waits in the queue. `ctx.db` is outside any
 * transaction.
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
  // Seen by all from now on, and before the transaction: whoever holds a connection must not need another one to go on.
  if (!(await startLoad(ctx.db, id, ctx.ports.clock()))) return;
  const run = async (db: Ctx['db']): Promise<void> => {
    if (!(await takeLoad(db, id)) || (await findLoad(db, id))?.situacao !== 'EM_ANDAMENTO') return;
    if (!(await takeRegister(db, view.model.name))) throw new RegisterTaken();
    const tally = await importSheet({ ...ctx, db }, view, sheet, mapping, {
      touched: (records) => insertTouched(db, id, records),
      progress: async (processed, sofar) => {
        signal?.throwIfAborted();
        if (shown) await tellProgress(ctx, id, processed, sofar);
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
    if (error instanceof RegisterTaken) return requeueLoad(ctx.db, id, { runAt: afterAnother() });
    if (!(error instanceof TakenBack)) throw error;
    await endLoad(ctx.db, id, simulada ? 'CONCLUIDA' : 'RECUSADA', ctx.ports.clock(), error.tally);
  }
};

/** Shows how far a load is. When no connection is free to say it, the next lines say it: a load does not stop for that. */
const tellProgress = async (
  ctx: Ctx,
  id: number,
  processed: number,
  sofar: Readonly<Tally>,
): Promise<void> => {
  try {
    await showProgress(ctx.db, id, processed, sofar);
  } catch (error) {
    ctx.log.warn({ err: error }, 'o andamento da carga não pôde ser mostrado');
  }
};
