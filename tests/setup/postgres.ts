import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/base/db/embedded/start-embedded.ts';
import { makeRunFolder, removeAbandonedRuns } from './run-folder.ts';
import { databaseName, serverUrl } from './server-address.ts';

let stop: (() => Promise<void>) | undefined;

/**
 * One PostgreSQL for the whole run: the one of MALOTE_TESTE_DATABASE_URL, or an embedded one over throw-away data.
 * Vitest calls this once per project that has tests; the second finds the address set.
 */
export const setup = async (): Promise<void> => {
  if (process.env['MALOTE_TESTE_RODADA']) return;
  process.env['MALOTE_TESTE_RODADA'] = randomBytes(3).toString('hex');
  process.env['MALOTE_TESTE_ARQUIVOS'] = await mkdtemp(join(tmpdir(), 'malote-arquivos-'));
  stop = process.env['MALOTE_TESTE_DATABASE_URL'] ? dropDatabases : await startOwn();
};

export const teardown = async (): Promise<void> => {
  await stop?.();
  if (stop) await rm(process.env['MALOTE_TESTE_ARQUIVOS'] ?? '', { recursive: true, force: true });
  stop = undefined;
};

const startOwn = async (): Promise<() => Promise<void>> => {
  await removeAbandonedRuns();
  const dataDir = await makeRunFolder();
  // Worlds live for seconds and are asked little: one plan of each statement for all its values is as right as one for each, and
  // planning costs them more than running. Who gives an address of its own gets what an installation does.
  // And they are gone before a vacuum would be of use.
  const settings = { max_connections: '200', plan_cache_mode: 'force_generic_plan', autovacuum: 'off' };
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const embedded = await startEmbedded({
    dataDir,
    log,
    durable: false,
    settings,
  });
  process.env['MALOTE_TESTE_DATABASE_URL'] = serverUrl(embedded.connection);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};

const dropDatabases = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env['MALOTE_TESTE_DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [databaseName('')],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
};
