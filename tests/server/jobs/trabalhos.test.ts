import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logNameOf } from '#server/base/log/log-files.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { serverUrl, type TestConnection } from '#tests/setup/server-address.ts';

// A process of its own is started.
vi.setConfig({ testTimeout: 120_000 });

let server: TestApp;
let dataDir: string;
beforeAll(async () => {
  server = await startTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'malote-trabalhos-'));
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('quem só faz trabalhos acaba com o terminal que se fecha, sem pilha, e deixa o registro com o nome da máquina', async () => {
  const { pool } = server.platform.connection;
  const { rows } = await pool.query<{ nome: string }>('select current_database() as nome');
  const { PATH = '', HOME = '', MALOTE_MONTAGEM = '' } = process.env;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../bin/run-server.mjs'), 'server/cli.ts', 'trabalhos'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH,
        HOME,
        MALOTE_MONTAGEM,
        MALOTE_DADOS: dataDir,
        MALOTE_CHAVE: '07'.repeat(32),
        DATABASE_URL: serverUrl({ ...(pool.options as TestConnection), database: rows[0]?.nome ?? '' }),
      },
    },
  );
  // as `| head -1` does, before anything was said
  child.stdout.destroy();
  const [said, ended] = [text(child.stderr), once(child, 'exit') as Promise<[number | null]>];
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'malote trabalhos'`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 90_000, interval: 100 },
  );
  child.kill('SIGHUP');
  expect((await ended)[0]).toBe(0);
  expect(await said).not.toMatch(/^\s+at /m);
  const [name] = await readdir(join(dataDir, 'logs'));
  expect(name).toMatch(new RegExp(`^${logNameOf('trabalhos').replaceAll('.', '\\.')}\\.\\d{4}-`));
});
