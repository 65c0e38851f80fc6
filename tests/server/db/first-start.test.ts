import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { startMalote, type MaloteProcess } from '#tests/setup/malote-process.ts';

// Whole servers are started.
vi.setConfig({ testTimeout: 180_000 });

let dataDir: string;
let database: TestDatabase;
let other: TestDatabase;
const servers: MaloteProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'malote-primeiro-'));
  const empty = await templateDatabase('vazio', () => Promise.resolve());
  database = await cloneDatabase(empty);
  other = await cloneDatabase(empty);
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGTERM');
  await database.drop();
  await other.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (url = database.url): Promise<MaloteProcess> => {
  const server = await startMalote({
    dataDir,
    port: await freePort(),
    args: ['--sem-demonstracao'],
    env: { DATABASE_URL: url },
  });
  servers.push(server);
  return server;
};

describe('the first start', () => {
  it('of two at once over one empty database: one loads, the other waits and serves too', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.filter((server) => server.output().includes('Primeiro administrador'))).toHaveLength(1);
    const client = new pg.Client(database.connection);
    await client.connect();
    const { rows } = await client.query('select count(*)::int as total from registro.usuario');
    await client.end();
    expect(rows).toEqual([{ total: 1 }]);
  });

  it('is not made again, in silence, over another database that is empty', async () => {
    await expect(start(other.url)).rejects.toThrow(/já foi usada, e o banco indicado está vazio/);
  });
});
