import pg from 'pg';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { limited, type OpenReader } from './reader.ts';

/** PostgreSQL, in a transaction that only reads. */
export const openPostgres: OpenReader = async (target) => {
  // without one the client takes that of this process
  if (!target.user) throw new AppError('transicaoNaoPermitida', { motivo: mensagem('conexao.semUsuario') });
  const client = new pg.Client({
    host: target.address,
    port: target.port,
    database: target.database,
    user: target.user,
    // a text that is empty would be looked for in the environment and in the files of this process, which are for its own database
    password: () => target.password ?? '',
    ssl: target.tls ? { servername: target.host } : false,
    connectionTimeoutMillis: target.milliseconds,
    statement_timeout: target.milliseconds,
    query_timeout: target.milliseconds + 1_000,
    application_name: 'malote-conexao',
  });
  // A connection that breaks between two uses fails the next one.
  client.on('error', () => undefined);
  await client.connect();
  const identity = await identityOf(client);
  await client.query('begin transaction read only');
  return {
    identity,
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

/** One database of one cluster, or of a copy that follows it. */
export const databaseIdentity = `select c.system_identifier || '/' || d.oid as identity
  from pg_control_system() c, pg_database d where d.datname = current_database()`;

/** What only looks like PostgreSQL, or lets nobody ask, is not the database of Malote. */
const identityOf = async (client: pg.Client): Promise<string | undefined> => {
  try {
    return (await client.query<{ identity: string }>(databaseIdentity)).rows[0]?.identity;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return undefined;
    throw error;
  }
};
