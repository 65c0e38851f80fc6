import type { PublicCtx } from './context.ts';

/** Works in a transaction of its own, for calls that do something outside one first. */
export const within = <C extends PublicCtx, T>(ctx: C, work: (inner: C) => Promise<T>): Promise<T> =>
  ctx.db.transaction().execute((db) => work({ ...ctx, db }));
