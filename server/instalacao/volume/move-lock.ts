import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Advisory locks of orders to move files, by their number. */
const lockClass = 4_719_305;

/**
 * Works while holding the lock of an order on a connection of its own, which gives it back when the process dies, however it
 * dies. @returns false when another has it.
 */
export const whileHolding = (db: Database, id: number, work: () => Promise<void>): Promise<boolean> =>
  db.connection().execute(async (own) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${lockClass}::integer, ${id}::integer) as mine`.execute(own);
    if (rows[0]?.mine !== true) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockClass}::integer, ${id}::integer)`.execute(own);
    }
    return true;
  });

/** Whether nobody holds the order; it stays so until the transaction ends. */
export const isFree = async (trx: Database, id: number): Promise<boolean> => {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${lockClass}::integer, ${id}::integer) as mine`.execute(trx);
  return rows[0]?.mine === true;
};
