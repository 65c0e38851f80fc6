import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';

export const enviarCorreio = job<{ correioId: number }>('enviarCorreio');

/** Puts a kept mail in the queue, once however often it is asked. */
export const enqueueMail = (db: Database, correioId: number): Promise<void> =>
  enqueue(db, enviarCorreio, { correioId }, { key: `correio:${correioId}`, maxAttempts: 25 });
