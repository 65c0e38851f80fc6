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

/** What keeps a load from running, however often it is tried, until somebody puts it right. */
export type Obstacle = 'BANCO' | 'VOLUME';

/** What a load waits for, and how often it found it away. */
export interface Waited {
  readonly por: Obstacle;
  readonly vezes: number;
}

export interface LoadAsked {
  readonly importacaoId: number;
  readonly espera?: Waited;
}

export const importarRegistros = job<LoadAsked>('importarRegistros');
export const desfazerImportacao = job<UndoAsked>('desfazerImportacao');
export const retomarImportacoes = job('retomarImportacoes');

/** Milliseconds until a load looks again whether another one is done. */
const waitForAnother = 3_000;
/** Milliseconds at the most until one looks again whether what it waits for is back. */
const longestPause = 300_000;

const loadKey = (importacaoId: number): string => `importacao:${importacaoId}`;
const undoKey = (importacaoId: number): string => `desfazer:${importacaoId}`;

/** When what has to let another load go first looks again. */
export const afterAnother = (): Date => new Date(Date.now() + waitForAnother);

/** How long a load waits before it looks again, the longer the more often it found the same away. */
export const pauseOf = ({ vezes }: Waited): number =>
  Math.min(waitForAnother * 2 ** Math.min(vezes - 1, 20), longestPause);

interface When {
  readonly runAt?: Date;
  readonly espera?: Waited;
}

/** Leaves a load to the background, once however often it is asked. */
export const queueLoad = (
  db: Database,
  importacaoId: number,
  { espera, runAt = espera && new Date(Date.now() + pauseOf(espera)) }: When = {},
): Promise<void> =>
  enqueue(
    db,
    importarRegistros,
    { importacaoId, espera },
    { key: loadKey(importacaoId), maxAttempts: 1, runAt },
  );

/** Takes a load out of the queue again. */
export const unqueueLoad = async (db: Database, importacaoId: number): Promise<void> => {
  await sql`select graphile_worker.remove_job(${loadKey(importacaoId)})`.execute(db);
};

/** What each of these loads waits for, of those that wait for something else than their turn. */
export const obstaclesOf = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Obstacle>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; por: Obstacle }>`
    select (payload ->> 'importacaoId')::int as id, payload -> 'espera' ->> 'por' as por
    from graphile_worker._private_jobs
    where key = any(${ids.map(loadKey)}) and payload -> 'espera' is not null`.execute(db);
  return new Map(rows.map(({ id, por }) => [id, por]));
};

/** Leaves the undoing of a load to the background. */
export const queueUndo = (db: Database, asked: UndoAsked, runAt?: Date): Promise<void> =>
  enqueue(db, desfazerImportacao, asked, {
    key: undoKey(asked.importacaoId),
    runAt,
  });

/** Puts a load that began in the queue again, for this or another process. */
export const requeueLoad = (db: Database, importacaoId: number, when?: When): Promise<void> =>
  inTransaction(db, async (inner) => {
    await resetLoad(inner, importacaoId);
    await queueLoad(inner, importacaoId, when);
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
