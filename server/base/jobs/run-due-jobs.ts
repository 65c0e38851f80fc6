import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import type pg from 'pg';
import { inTraceOf } from '#server/base/traces.ts';
import type { JobWork } from './job.ts';
import type { JobContext } from './job-context.ts';

const quiet = new WorkerLogger(() => () => undefined);

/**
 * Does what waits in the queue for these works and is due, in order, and what that asks of them in turn; then it ends. A worker
 * that ends by itself may leave what follows in a queue of one at a time: it looks again until nothing is left.
 */
export const runDueJobs = async (
  pool: pg.Pool,
  ctx: JobContext,
  works: readonly JobWork<never>[],
): Promise<void> => {
  const taskList = Object.fromEntries(
    works.map((perform) => [
      perform.job,
      (payload: unknown) => inTraceOf(perform.job, payload, (own) => perform(ctx, own as never)),
    ]),
  );
  while (await anyDue(pool, Object.keys(taskList)))
    await runOnce({ pgPool: pool, concurrency: 1, noHandleSignals: true, logger: quiet, taskList });
};

const anyDue = async (pool: pg.Pool, names: readonly string[]): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs
     where task_identifier = any($1) and run_at <= now() and attempts < max_attempts limit 1`,
    [names],
  );
  return rowCount === 1;
};
