import { AppError } from '#schemas/app-error.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from './context.ts';
import { findAnswer, keepAnswer, ofPart, takeKey, withFile, type RepeatableRequest } from './idempotency.ts';

/** What the key is about, besides the request itself. */
export interface Decided {
  /** SHA-256 of the file that came with it. */
  readonly file?: Buffer;
  /** The item, where a request decides several, each in its own transaction. */
  readonly part?: number;
}

/** Requests that came to the transaction that decides them, and how. */
const reached = new WeakMap<RepeatableRequest, 'whole' | 'withFile' | 'part'>();

/**
 * The one transaction that decides an act: its effect, the key under which it was asked and its answer are kept together
 * or not at all, so that who never got the answer may ask again at once. `work` gives the whole answer of the call. What is
 * slow (a PDF, a file, another system) comes before it.
 */
export const decide = <T>(ctx: Ctx, work: (inner: Ctx) => Promise<T>, about: Decided = {}): Promise<T> => {
  const { repetivel, ...rest } = ctx;
  const request = repetivel && keyOf(repetivel, about);
  return inTransaction(ctx.db, async (db) => {
    const former = request && (await takeKey(db, request));
    if (former) return former.answer as T;
    // What it does on its way is part of it, and has no key of its own.
    const answer = await work({ ...rest, db });
    if (request) await keepAnswer(db, request, answer);
    return answer;
  });
};

const keyOf = (repetivel: RepeatableRequest, { file, part }: Decided): RepeatableRequest => {
  reached.set(repetivel, part !== undefined ? 'part' : file ? 'withFile' : 'whole');
  const request = file ? withFile(repetivel, file) : repetivel;
  return part === undefined ? request : ofPart(request, part);
};

/** Of the items of a request, those that were not decided under its key before. */
export const undecided = async (ctx: Ctx, parts: readonly number[]): Promise<readonly number[]> => {
  const { repetivel } = ctx;
  if (!repetivel) return parts;
  const open: number[] = [];
  for (const part of parts) if (!(await findAnswer(ctx.db, ofPart(repetivel, part)))) open.push(part);
  return open;
};

/**
 * Runs a call that calls `decide` itself, after work outside it. The answer that its key already has comes before that
 * work, and before a refusal, which the first call of the same key may just have brought about. With a file the request is
 * known only when the file is: only `decide` can tell.
 */
export const decidedInside = async (
  ctx: Ctx,
  run: (ctx: Ctx) => Promise<unknown>,
  { bringsFile }: { readonly bringsFile: boolean },
): Promise<unknown> => {
  const { repetivel, db } = ctx;
  if (!repetivel) return run(ctx);
  const former = bringsFile ? undefined : await findAnswer(db, repetivel);
  if (former) return former.answer;
  let answer: unknown;
  try {
    answer = await run(ctx);
  } catch (error) {
    const first = error instanceof AppError && !bringsFile ? await findAnswer(db, repetivel) : undefined;
    if (!first) throw error;
    return first.answer;
  }
  const how = reached.get(repetivel);
  if (how === 'part') await keepTogether(ctx, repetivel, answer);
  else if (ctx.ports.config.test && how !== (bringsFile ? 'withFile' : 'whole'))
    throw new Error('a write that was not decided under its key');
  return answer;
};

/** Each item was kept by its own transaction; together they are an answer too, with what was refused. */
const keepTogether = (ctx: Ctx, request: RepeatableRequest, answer: unknown): Promise<void> =>
  inTransaction(ctx.db, async (db) => {
    if (!(await takeKey(db, request))) await keepAnswer(db, request, answer);
  });
