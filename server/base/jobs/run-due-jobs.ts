import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import type pg from 'pg';
import type { JobWork } from './job.ts';
import type { JobContext } from './job-context.ts';

const quiet = new WorkerLogger(() => () => undefined);

/** Does what waits in the queue for these works and is due, in order, and what that asks of them in turn; then it ends. */
export const runDueJobs = async (
  pool: pg.Pool,
  ctx: JobContext,
  works: readonly JobWork<never>[],
): Promise<void> => {
  await runOnce({
    pgPool: pool,
    concurrency: 1,
    noHandleSignals: true,
    logger: quiet,
    taskList: Object.fromEntries(
      works.map((perform) => [perform.job, (payload: unknown) => perform(ctx, payload as never)]),
    ),
  });
};
