import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';

export const moverArquivos = job<{ ordemId: number }>('moverArquivos');

/** The key under which an order waits. */
export const moveKey = (ordemId: number): string => `mudanca:${ordemId}`;

/** Puts the order in the queue; one at a time of each. */
export const enqueueOrder = (db: Database, ordemId: number): Promise<void> =>
  enqueue(db, moverArquivos, { ordemId }, { key: moveKey(ordemId) });
