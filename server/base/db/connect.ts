import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparedStatements } from './prepared-statements.ts';
import type { Tables } from './generated-tables.ts';

/** Kysely over the whole database; inside a use case it is the open transaction. */
export type Database = Kysely<Tables>;

export interface Connection {
  readonly db: Database;
  readonly pool: pg.Pool;
  /**
   * For what is written while a transaction is open and stays although that is undone. Its connections are its own: if as many
   * transactions as the pool has connections each waited for one more, none would ever end.
   */
  readonly aside: Database;
  close(): Promise<void>;
}

// bigint ids and counts stay below 2^53 in any installation; as numbers they travel as JSON integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day of the calendar: it never passes through a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Each is held for a statement or two. */
const mostAside = 3;

/** Opens the database. `statementTimeout` in milliseconds protects the server from a runaway query. */
export const connect = (options: pg.PoolConfig, { statementTimeout = 30_000 } = {}): Connection => {
  const main = openPool(options, statementTimeout);
  const aside = openPool({ ...options, max: mostAside }, statementTimeout);
  const close = async (): Promise<void> => {
    await Promise.all([main.close(), aside.close()]);
  };
  return { db: main.db, pool: main.pool, aside: aside.db, close };
};

const openPool = (
  options: pg.PoolConfig,
  statementTimeout: number,
): Pick<Connection, 'db' | 'pool' | 'close'> => {
  const pool = new pg.Pool({
    max: 10,
    idleTimeoutMillis: 30_000,
    // A burst waits its turn: a thousand requests at once are all answered, on a slow machine too.
    connectionTimeoutMillis: 30_000,
    application_name: 'malote',
    // Said once connected and not on the way in: what stands between may refuse a parameter of the start, or drop it in silence.
    // Every statement here is short and served by an index: compiling it, as a PostgreSQL does by itself where it can, takes a
    // hundred times what running it does.
    verify: (client, done) =>
      client.query(`set statement_timeout = ${statementTimeout}; set jit = off`, (error) => done(error)),
    ...options,
  });
  // An idle connection that dies (server restart) is replaced by the pool at the next use.
  pool.on('error', () => undefined);
  const statements = new PreparedStatements();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    statements.prepareOn(client);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely does not end the pool of a database that it was never asked about.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
};
