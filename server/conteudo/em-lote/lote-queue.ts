import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';

export const fazerAtoEmLote = job<{ loteId: number }>('fazerAtoEmLote');
export const retomarAtosEmLote = job('retomarAtosEmLote');

const keyOf = (loteId: number): string => `ato-em-lote:${loteId}`;

/** Leaves a batch to the background; by all processes together one goes on at a time, each a while and then the next. */
export const queueBatch = (db: Database, loteId: number): Promise<void> =>
  enqueue(db, fazerAtoEmLote, { loteId }, { key: keyOf(loteId), queue: 'ato-em-lote', maxAttempts: 25 });

/** Batches that are open and that nobody has: their job was lost, or the server ended while it answered. */
export const abandoned = async (db: Database, before: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select l.id from ato_em_lote l where l.situacao = 'EM_ANDAMENTO' and l.criado_em < ${before}
      and not exists (select from graphile_worker.jobs j
        where j.key = 'ato-em-lote:' || l.id and (j.attempts < j.max_attempts or j.locked_at is not null))
    order by l.id limit 100`.execute(db);
  return rows.map(({ id }) => id);
};
