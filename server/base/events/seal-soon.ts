import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';

export const selarAgora = job('selarAgora');

/** Events of one process that are not left to the clock: so many in a burst are sealed at once. */
const most = 500;
let since = 0;

/** Counts what was recorded; the work is asked for in the transaction that records, once however often it is asked. */
export const sealSoon = async (db: Database, recorded: number): Promise<void> => {
  since += recorded;
  if (since < most) return;
  since = 0;
  await enqueue(db, selarAgora, {}, { key: 'selar-agora' });
};
