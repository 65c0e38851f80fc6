import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Advisory locks of loads, by their number: whoever runs a load holds its lock as long as the transaction lives. */
const lockClass = 4_719_303;

/** Takes the load for this transaction. @returns whether nobody else has it. */
export const takeLoad = async (db: Database, id: number): Promise<boolean> => {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${lockClass}::integer, ${id}::integer) as mine`.execute(db);
  return rows[0]?.mine === true;
};

/**
 * Takes the register for this transaction: two loads of one register go one after the other, because together they would wait
 * for each other's records. @returns whether no other load has it; nobody waits for it with a connection in hand.
 */
export const takeRegister = async (db: Database, registro: string): Promise<boolean> => {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext(${`importacao:${registro}`})) as mine`.execute(db);
  return rows[0]?.mine === true;
};
