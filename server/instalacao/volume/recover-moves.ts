import { sql } from 'kysely';
import { inTransaction } from '#server/base/db/transaction.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { enqueueOrder, moveKey } from './enqueue-order.ts';
import { isFree } from './move-lock.ts';

export const retomarMudancas = job('retomarMudancas');

/** A job that was taken reaches its lock at once; one taken longer ago than this lost its process on the way. */
const mostToBegin = '1 minute';

/** Puts in the queue again the orders that nobody works on: their process died, and the queue would wait for hours. */
export const recoverMoves = async ({ db }: JobContext): Promise<void> => {
  const open = await db
    .selectFrom('registro.controleVolume')
    .select('id')
    .where('situacao', 'in', ['NA_FILA', 'EM_ANDAMENTO'])
    .execute();
  for (const { id } of open)
    await inTransaction(db, async (trx) => {
      if (!(await isFree(trx, id))) return;
      const { rows } = await sql`
        select from registro.controle_volume v where v.id = ${id} and v.situacao in ('NA_FILA', 'EM_ANDAMENTO')
          and not exists (
          select from graphile_worker.jobs j where j.key = ${moveKey(id)} and case when j.locked_at is null
            then j.attempts < j.max_attempts
            else v.situacao = 'NA_FILA' and j.locked_at > now() - ${mostToBegin}::interval end)`.execute(trx);
      if (rows.length > 0) await enqueueOrder(trx, id);
    });
};
