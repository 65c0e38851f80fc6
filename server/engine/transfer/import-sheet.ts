import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { SheetError, type Sheet, type SheetRow } from '#server/engine/sheet/index.ts';
import { creationsOf } from './creations.ts';
import { importLine, isRefusal, refusalOf } from './import-line.ts';
import type { LineOutcome, TouchedRecord } from './line-outcome.ts';
import type { ImportProblem } from './import-problem.ts';
import type { Loading } from './loading.ts';
import type { ReadMapping } from './mapping.ts';
import { shiftOf } from './read-day.ts';
import { recordsAhead } from './records-ahead.ts';
import { linkResolver } from './resolve-link.ts';
import { untitledColumns } from './untitled-columns.ts';

/** What a load did, or would do. */
export interface Tally {
  incluir: number;
  alterar: number;
  semMudanca: number;
  comErro: number;
  totalErros: number;
  /** The first problems, in the order of the lines. */
  readonly erros: ImportProblem[];
}

interface LoadWatch {
  /** Records made or changed by some lines, inside the transaction. */
  readonly touched: (records: readonly TouchedRecord[]) => Promise<void>;
  /** Called between lines with how many are done; throws to stop the load. */
  readonly progress: (processed: number, tally: Readonly<Tally>) => Promise<void>;
}

/** Problems that are kept; beyond them only the count goes on. */
const mostProblems = 1_000;

/** Lines that are taken back together when one of them fails; they go again in fewer, and at last one by one. */
const batchSize = 500;
const smallBatch = 50;

/**
 * Brings a register to what a file says, line by line, inside the transaction of `ctx`. Lines that name a record which
 * only a later line brings (parents in a tree) wait for it. Nothing is decided here about keeping what was written.
 */
export const importSheet = async (
  ctx: Ctx,
  view: RegisterView,
  sheet: Sheet,
  mapping: ReadMapping,
  watch: LoadWatch,
): Promise<Tally> => {
  const loading: Loading = {
    ctx,
    view,
    mapping,
    format: sheet.format,
    shift: shiftOf(sheet.from1904),
    resolve: linkResolver(ctx, view),
    keys: new Map(),
  };
  const tally: Tally = { incluir: 0, alterar: 0, semMudanca: 0, comErro: 0, totalErros: 0, erros: [] };
  addProblems(tally, mapping.problems);
  const untitled = untitledColumns(mapping);
  let processed = 0;
  const waiting = new Map<SheetRow, readonly ImportProblem[]>();
  const take = async (rows: readonly SheetRow[]): Promise<void> => {
    const outcomes = await importBatch(loading, rows);
    const touched: TouchedRecord[] = [];
    rows.forEach((row, index) => {
      const outcome = outcomes[index];
      if (!outcome) return;
      if (outcome.kind === 'espera') waiting.set(row, outcome.problems);
      else {
        waiting.delete(row);
        processed += 1;
        count(tally, outcome);
        if ('touched' in outcome) touched.push(outcome.touched);
      }
    });
    if (touched.length > 0) await watch.touched(touched);
    await watch.progress(processed, tally);
  };
  try {
    for await (const rows of inBatches(sheet.rows())) {
      for (const row of rows) addProblems(tally, untitled(row));
      await take(rows);
    }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    addProblems(tally, [{ linha: error.linha, mensagem: error.message }]);
    tally.comErro += 1;
  }
  await takeWaiting(waiting, take);
  for (const problems of waiting.values()) count(tally, { kind: 'erro', problems });
  tally.erros.sort((a, b) => a.linha - b.linha);
  return tally;
};

/** Goes over what waits, from the end and from the beginning in turns, while that brings something. */
const takeWaiting = async (
  waiting: ReadonlyMap<SheetRow, unknown>,
  take: (rows: readonly SheetRow[]) => Promise<void>,
): Promise<void> => {
  let before = Infinity;
  for (let backwards = true; waiting.size > 0 && waiting.size < before; backwards = !backwards) {
    before = waiting.size;
    const rows = [...waiting.keys()];
    if (backwards) rows.reverse();
    for (let from = 0; from < rows.length; from += batchSize) await take(rows.slice(from, from + batchSize));
  }
};

const inBatches = async function* (rows: AsyncIterable<SheetRow>): AsyncGenerator<readonly SheetRow[]> {
  let batch: SheetRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

const count = (tally: Tally, outcome: Exclude<LineOutcome, { readonly kind: 'espera' }>): void => {
  switch (outcome.kind) {
    case 'incluido':
      tally.incluir += 1;
      break;
    case 'alterado':
      tally.alterar += 1;
      break;
    case 'igual':
      tally.semMudanca += 1;
      break;
    case 'erro':
      tally.comErro += 1;
      addProblems(tally, outcome.problems);
  }
};

const addProblems = (tally: Tally, problems: readonly ImportProblem[]): void => {
  tally.totalErros += problems.length;
  tally.erros.push(...problems.slice(0, Math.max(0, mostProblems - tally.erros.length)));
};

/** All lines under one mark of the transaction; if the register refuses one of them, all go back and each has its own. */
const importBatch = async (loading: Loading, rows: readonly SheetRow[]): Promise<LineOutcome[]> => {
  const outcomes: LineOutcome[] = [];
  const together: Loading = {
    ...loading,
    ahead: await recordsAhead(loading, rows),
    creations: creationsOf(loading.ctx, loading.view),
  };
  const refused = await withMark(loading, async () => {
    for (const row of rows) outcomes.push(await importLine(together, row));
    await together.creations?.flush();
  });
  if (refused === undefined) return outcomes;
  return rows.length > smallBatch ? inSmallBatches(loading, rows) : oneByOne(loading, rows);
};

const inSmallBatches = async (loading: Loading, rows: readonly SheetRow[]): Promise<LineOutcome[]> => {
  const outcomes: LineOutcome[] = [];
  for (let from = 0; from < rows.length; from += smallBatch)
    outcomes.push(...(await importBatch(loading, rows.slice(from, from + smallBatch))));
  return outcomes;
};

const oneByOne = async (loading: Loading, rows: readonly SheetRow[]): Promise<LineOutcome[]> => {
  const outcomes: LineOutcome[] = [];
  for (const row of rows) {
    const error = await withMark(loading, async () => void outcomes.push(await importLine(loading, row)));
    if (error === undefined) continue;
    outcomes.push({ kind: 'erro', problems: refusalOf(loading, row, error) });
  }
  return outcomes;
};

/** Runs a part of the transaction that can be taken back alone. @returns the refusal, if there was one. */
const withMark = async ({ ctx }: Loading, work: () => Promise<void>): Promise<Error | undefined> => {
  await sql`savepoint linhas`.execute(ctx.db);
  try {
    await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint linhas`.execute(ctx.db);
    return error;
  }
  await sql`release savepoint linhas`.execute(ctx.db);
  return undefined;
};
