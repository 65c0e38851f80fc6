import pg from 'pg';
import { anotherClient, requireSession } from './require-session.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';

const lock = 718_281_829;

/**
 * Of processes that start over one database, one at a time brings it up to date and loads it: what the first makes, the
 * next finds. The turn is held by a connection, and ends with the process whatever ended it. What only looks like a connection is
 * refused before.
 */
export const inStartTurn = async <T>(
  database: pg.ClientConfig,
  log: { warn(message: string): void },
  work: () => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ ...database, application_name: 'malote-inicio' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (database.connectionString !== undefined) await requireSession(client, anotherClient(database));
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    const { rows } = await client.query<{ meu: boolean }>('select pg_try_advisory_lock($1) as meu', [lock]);
    if (!rows[0]?.meu) {
      log.warn(inicio.banco.esperandoVez);
      await client.query('select pg_advisory_lock($1)', [lock]);
    }
    try {
      return await work();
    } finally {
      // said, and not left to the end of the connection: what stands between may keep its own for others
      await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
};
