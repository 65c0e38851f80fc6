import {
  Logger as WorkerLogger,
  parseCrontab,
  run,
  runMigrations,
  type JobHelpers,
  type Runner,
} from 'graphile-worker';
import type pg from 'pg';
import type { JobWork } from './job.ts';
import type { JobContext } from './job-context.ts';

/** Prepares the queue's own tables; before anything can be enqueued. */
export const prepareJobs = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: quiet });

const quiet = new WorkerLogger(() => () => undefined);

/** What a server takes from the queue, and what it puts there by the clock, in UTC (crontab). */
export interface Workload {
  readonly works: readonly JobWork<never>[];
  readonly schedule: string;
}

/** Starts taking jobs in this process; any number of processes may do so over one database. */
export const runJobs = (pool: pg.Pool, ctx: JobContext, { works, schedule }: Workload): Promise<Runner> =>
  run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => {
      if (String(level) === 'error') ctx.log.error({ message }, 'fila de trabalhos');
    }),
    parsedCronItems: parseCrontab(schedule.trim()),
    taskList: Object.fromEntries(
      works.map((perform) => [
        perform.job,
        (payload: unknown, { abortSignal }: JobHelpers) => perform(ctx, payload as never, abortSignal),
      ]),
    ),
  });
