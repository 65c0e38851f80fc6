import pg from 'pg';
import { limited, type OpenReader } from './reader.ts';

/** PostgreSQL, in a transaction that only reads. */
export const openPostgres: OpenReader = async (target) => {
  const client = new pg.Client({
    host: target.address,
    port: target.port,
    database: target.database,
    ...(target.user === undefined ? {} : { user: target.user }),
    ...(target.password === undefined ? {} : { password: target.password }),
    ssl: target.tls ? { servername: target.host } : false,
    connectionTimeoutMillis: target.milliseconds,
    statement_timeout: target.milliseconds,
    query_timeout: target.milliseconds + 1_000,
    application_name: 'malote-conexao',
  });
  // A connection that breaks between two uses fails the next one.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin transaction read only');
  return {
    version: async () =>
      (await client.query<{ v: string }>("select 'PostgreSQL ' || current_setting('server_version') as v"))
        .rows[0]?.v ?? '',
    select: async (text, limit) => {
      // The extended protocol takes one statement only.
      const query = { text: limited(text, limit), rowMode: 'array' as const, queryMode: 'extended' };
      return (await client.query<unknown[]>(query)).rows;
    },
    close: () => client.end(),
  };
};
