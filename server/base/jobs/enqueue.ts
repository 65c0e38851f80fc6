import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { withTrace } from '#server/base/traces.ts';
import type { Job } from './job.ts';

/**
 * Puts a job in the queue inside the open transaction: it exists only if the act commits, and is taken
 * after that. `key` replaces a job of the same key that still waits; `runAt` leaves it for later; those of one `queue` are done
 * one at a time, by all processes together.
 */
export const enqueue = async <P>(
  db: Database,
  { name }: Job<P>,
  payload: P,
  {
    key,
    queue,
    maxAttempts = 10,
    runAt,
  }: { key?: string; queue?: string; maxAttempts?: number; runAt?: Date } = {},
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(withTrace(payload))}::json,
    queue_name => ${queue ?? null}::text, run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts}, job_key => ${key ?? null}::text)`.execute(
    db,
  );
};
