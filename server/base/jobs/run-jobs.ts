import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  parseCrontab,
  run,
  runMigrations,
  type JobHelpers,
  type Runner,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { trabalhos } from '#schemas/messages/pt-BR/trabalhos.ts';
import { GrowingPause } from '#server/base/growing-pause.ts';
import { inTraceOf } from '#server/base/traces.ts';
import type { JobWork } from './job.ts';
import type { JobContext } from './job-context.ts';
import { Presence } from './presence.ts';

/** Prepares the queue's own tables; before anything can be enqueued. */
export const prepareJobs = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: quiet });

const quiet = new WorkerLogger(() => () => undefined);

/** What a server takes from the queue, and what it puts there by the clock, in UTC (crontab). */
export interface Workload {
  readonly works: readonly JobWork<never>[];
  readonly schedule: string;
}

/** Jobs being taken in this process. */
export interface RunningJobs {
  /** Ends after the jobs under way; long ones are told to end early. */
  stop(): Promise<void>;
}

/**
 * Milliseconds that the queue has to say good-bye to the database once none of its jobs runs. When the ends of several jobs fail
 * at once it may wait for ever to tell them (graphile-worker 0.17); those jobs are given back by the next start.
 */
const farewell = 5_000;
/** Milliseconds between the tries to take jobs again while the database is away. */
const firstPause = 250;
const longestPause = 15_000;

/**
 * Takes jobs in this process until `stop`; any number of processes may do so over one database. When the database goes away,
 * jobs are taken again once it is back, those first whose end could not be told to it. Only the first start may fail.
 */
export const runJobs = async (pool: pg.Pool, ctx: JobContext, workload: Workload): Promise<RunningJobs> => {
  const stopping = new AbortController();
  let shift = await startShift(pool, ctx, workload);

  const again = async (): Promise<Shift | undefined> => {
    const pause = new GrowingPause(firstPause, longestPause);
    while (!stopping.signal.aborted) {
      await wait(pause.take(), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
      try {
        return await startShift(pool, ctx, workload, shift);
      } catch (error) {
        ctx.log.warn({ err: error }, trabalhos.esperaBanco);
      }
    }
    return undefined;
  };
  const keep = async (): Promise<void> => {
    for (;;) {
      await shift.ended;
      await shift.stop();
      if (stopping.signal.aborted) return;
      ctx.log.warn(trabalhos.parou);
      const next = await again();
      if (!next) return;
      shift = next;
      if (stopping.signal.aborted) return shift.stop();
      ctx.log.warn(trabalhos.voltou);
    }
  };
  const kept = keep();
  return {
    stop: async () => {
      stopping.abort();
      await shift.stop();
      await kept;
    },
  };
};

/** From a start of the queue until it ends by itself or is stopped. */
interface Shift {
  /** By what name its jobs are taken. */
  readonly name: string;
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

const startShift = async (
  pool: pg.Pool,
  ctx: JobContext,
  { works, schedule }: Workload,
  former?: Shift,
): Promise<Shift> => {
  const presence = await Presence.begin(pool);
  const events = new EventEmitter() as WorkerEvents;
  let name = '';
  events.once('pool:create', ({ workerPool }) => (name = workerPool.id));
  // it closes by itself where the end of a job cannot be told
  const closing = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()));
  const underWay = new Set<Promise<void>>();
  let runner: Runner;
  try {
    if (former) await presence.release(former.name);
    runner = await run({
      pgPool: pool,
      concurrency: 2,
      noHandleSignals: true,
      events,
      // Without these nobody hears of it when the end of a job cannot be told to the database, and that ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new WorkerLogger(() => (level, message) => {
        if (String(level) === 'error') ctx.log.error({ message }, trabalhos.fila);
      }),
      parsedCronItems: parseCrontab(schedule.trim()),
      taskList: Object.fromEntries(
        works.map((perform) => [
          perform.job,
          (payload: unknown, { abortSignal, job }: JobHelpers) => {
            const turn = { vez: job.attempts, ultimaVez: job.attempts >= job.max_attempts };
            const running = inTraceOf(perform.job, payload, (own) =>
              perform({ ...ctx, ...turn }, own as never, abortSignal),
            ).finally(() => underWay.delete(running));
            underWay.add(running);
            return running;
          },
        ]),
      ),
    });
    await presence.announce(name);
  } catch (error) {
    await presence.end();
    throw error;
  }
  const over = runner.promise.catch((error: unknown) => ctx.log.error({ err: error }, trabalhos.fila));
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    // It refuses to stop once it stopped by itself, and waits for ever where `over` does.
    const told = runner
      .stop()
      .catch(() => undefined)
      .then(() => over);
    await Promise.race([told, allDone(underWay)]);
    await presence.end();
  };
  return { name, ended: Promise.race([over, presence.lost, closing]), stop: () => (stopped ??= stop()) };
};

/** Until none of the jobs runs, and what had to be told of them had its time. */
const allDone = async (underWay: ReadonlySet<Promise<void>>): Promise<void> => {
  do {
    await Promise.allSettled(underWay);
    await wait(farewell, undefined, { ref: false });
  } while (underWay.size > 0);
};
