import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { BackupRefusal } from './refusal.ts';

/** A connection that was just closed is seen for a moment more. */
const attempts = 10;

/** Refuses a database over which some Malote serves. */
export const requireUnused = async (database: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(database);
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let attempt = 1; await isServed(client); attempt += 1) {
      if (attempt === attempts) throw new BackupRefusal('emUso');
      await wait(100);
    }
  } finally {
    await client.end();
  }
};

/** A pool at rest closes all its connections; what listens for changes, or takes jobs, keeps one open as long as it serves. */
const isServed = async (client: pg.Client): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name in ('malote', 'malote escuta', 'malote trabalhos') limit 1`,
  );
  return rowCount !== 0;
};
