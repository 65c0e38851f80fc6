import type { DatabaseConnection } from 'kysely';
import type { Database } from './connect.ts';

const held = new WeakMap<Database, DatabaseConnection>();

/**
 * Works in a transaction: committed when the work ends, undone when it fails. Its connection is held at hand meanwhile,
 * so that the statements that are ready to send go straight to it; each would else pass through six layers of Kysely.
 */
export const inTransaction = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    held.set(trx, await trx.getExecutor().provideConnection((connection) => Promise.resolve(connection)));
    try {
      return await work(trx);
    } finally {
      // Whatever comes late is told by Kysely that the transaction is over.
      held.delete(trx);
    }
  });

/** The connection of an open transaction made by `inTransaction`. */
export const connectionOf = (db: Database): DatabaseConnection | undefined => held.get(db);
