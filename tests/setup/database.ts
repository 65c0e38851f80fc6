import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  connectionTo,
  databaseName,
  maintenanceConnection,
  serverUrl,
  type TestConnection,
} from './server-address.ts';

export interface TestDatabase {
  readonly connection: TestConnection;
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A database that is built once per run and then only copied. Workers that ask at the same time wait for the first.
 * `build` must close what it opens.
 * @returns the name to give to `cloneDatabase`
 */
export const templateDatabase = async (
  name: string,
  build: (connection: TestConnection) => Promise<void>,
): Promise<string> => {
  const template = databaseName(`modelo_${name}`);
  await onServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [lockOf(template)]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const draft = `${template}_rascunho`;
    await server.query(`drop database if exists "${draft}" with (force)`);
    await server.query(`create database "${draft}" strategy file_copy`);
    await build(connectionTo(draft));
    // Nobody may be connected to what is copied.
    await server.query(`alter database "${draft}" allow_connections false`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [draft]);
    await server.query(`alter database "${draft}" rename to "${template}"`);
  });
  return template;
};

/** A database of its own for one test file, in some tens of milliseconds. */
export const cloneDatabase = async (template: string): Promise<TestDatabase> => {
  const name = databaseName(randomBytes(5).toString('hex'));
  await onServer((server) =>
    server.query(`create database "${name}" template "${template}" strategy file_copy`),
  );
  const connection = connectionTo(name);
  return {
    connection,
    url: serverUrl(connection),
    drop: () =>
      onServer(async (server) => void (await server.query(`drop database if exists "${name}" with (force)`))),
  };
};

/** Takes a database away, all its connections cut, while `meanwhile` lasts. */
export const withoutDatabase = (name: string, meanwhile: () => Promise<void>): Promise<void> =>
  onServer(async (server) => {
    await server.query(`alter database "${name}" allow_connections false`);
    try {
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await meanwhile();
    } finally {
      await server.query(`alter database "${name}" allow_connections true`);
    }
  });

const onServer = async <T>(work: (server: pg.Client) => Promise<T>): Promise<T> => {
  const server = new pg.Client(maintenanceConnection());
  await server.connect();
  try {
    return await work(server);
  } finally {
    // Ending the session gives back its advisory lock too.
    await server.end();
  }
};

const lockOf = (name: string): number => createHash('sha256').update(name).digest().readInt32BE();
