import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** The digest as a number that PostgreSQL can lock. */
const keyOf = (sha256: Buffer): string => sha256.readBigInt64BE(0).toString();

/**
 * Held to the end of the transaction by whoever gives a content its name and a row: those who take contents away pass by.
 * It is shared, so that two who keep the same content never wait for each other, in whatever order they keep several.
 */
export const lockToKeep = async (trx: Database, sha256: Buffer): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(sha256)}::bigint)`.execute(trx);
};

/** @returns whether nobody is about to use the content, and nobody will begin until the transaction ends. */
export const lockToRemove = async (trx: Database, sha256: Buffer): Promise<boolean> => {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${keyOf(sha256)}::bigint) as mine`.execute(trx);
  return rows[0]?.mine ?? false;
};
