import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Author } from '#server/base/http/session.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import { resetLoad, type Load } from './importacao.repository.ts';

/** What the undoing in the background is told: which load, and who asked. */
export interface UndoAsked extends Author {
  readonly importacaoId: number;
}

export const importarRegistros = job<{ importacaoId: number }>('importarRegistros');
export const desfazerImportacao = job<UndoAsked>('desfazerImportacao');
export const retomarImportacoes = job('retomarImportacoes');

/** Milliseconds until a load looks again whether another one is done. */
const waitForAnother = 3_000;

const loadKey = (importacaoId: number): string => `importacao:${importacaoId}`;
const undoKey = (importacaoId: number): string => `desfazer:${importacaoId}`;

/** When what has to let another load go first looks again. */
export const afterAnother = (): Date => new Date(Date.now() + waitForAnother);

/** Leaves a load to the background, once however often it is asked. */
export const queueLoad = (db: Database, importacaoId: number, runAt?: Date): Promise<void> =>
  enqueue(
    db,
    importarRegistros,
    { importacaoId },
    { key: loadKey(importacaoId), maxAttempts: 1, ...(runAt && { runAt }) },
  );

/** Leaves the undoing of a load to the background. */
export const queueUndo = (db: Database, asked: UndoAsked, runAt?: Date): Promise<void> =>
  enqueue(db, desfazerImportacao, asked, {
    key: undoKey(asked.importacaoId),
    maxAttempts: 1,
    ...(runAt && { runAt }),
  });

/** Puts a load that began in the queue again, for this or another process. */
export const requeueLoad = (db: Database, importacaoId: number, runAt?: Date): Promise<void> =>
  inTransaction(db, async (inner) => {
    await resetLoad(inner, importacaoId);
    await queueLoad(inner, importacaoId, runAt);
  });

/**
 * Whether what a load waits for still has a job: one that waits too, or that was taken a moment ago and is about to begin. One
 * that was taken long ago and never began died with its process.
 */
export const hasJob = async (db: Database, { id, situacao }: Load): Promise<boolean> => {
  const key = situacao === 'DESFAZENDO' ? undoKey(id) : loadKey(id);
  const { rows } = await sql`
    select from graphile_worker.jobs where key = ${key}
      and (attempts < max_attempts or locked_at > now() - interval '1 minute')`.execute(db);
  return rows.length > 0;
};
