import {
  Logger as WorkerLogger,
  parseCrontab,
  run,
  runMigrations,
  type JobHelpers,
  type Runner,
} from 'graphile-worker';
import type pg from 'pg';
import { jobs, schedule } from '#server/jobs.ts';
import type { JobContext } from './job-context.ts';

/** Prepares the queue's own tables; before anything can be enqueued. */
export const prepareJobs = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: quiet });

const quiet = new WorkerLogger(() => () => undefined);

/** A long job ends early when the process is about to end. */
type Work = (ctx: JobContext, payload: unknown, signal?: AbortSignal) => Promise<void>;

/** Starts taking jobs in this process; any number of processes may do so over one database. */
export const runJobs = (pool: pg.Pool, ctx: JobContext): Promise<Runner> =>
  run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => {
      if (String(level) === 'error') ctx.log.error({ message }, 'fila de trabalhos');
    }),
    parsedCronItems: parseCrontab(schedule.trim()),
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, work]) => [
        name,
        (payload: unknown, { abortSignal }: JobHelpers) => (work as Work)(ctx, payload, abortSignal),
      ]),
    ),
  });
