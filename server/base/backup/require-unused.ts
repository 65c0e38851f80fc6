import pg from 'pg';
import { BackupRefusal } from './refusal.ts';

/** Refuses a database over which some Malote serves. */
export const requireUnused = async (database: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(database);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'malote' limit 1`,
    );
    if (rowCount) throw new BackupRefusal('emUso');
  } finally {
    await client.end();
  }
};
