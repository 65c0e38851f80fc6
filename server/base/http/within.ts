import { inTransaction } from '#server/base/db/transaction.ts';
import type { PublicCtx } from './context.ts';

/** Works in a transaction of its own, for calls that do something outside one first. */
export const within = <C extends PublicCtx, T>(ctx: C, work: (inner: C) => Promise<T>): Promise<T> =>
  inTransaction(ctx.db, (db) => work({ ...ctx, db }));
