import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { freePort } from '#tests/setup/free-port.ts';

// A whole server is started.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'malote-cortada-'));
  database = await cloneDatabase(await templateDatabase('vazio', () => Promise.resolve()));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('Ctrl+C na primeira carga acaba sem pilha', async () => {
  const { PATH = '', HOME = '', MALOTE_MONTAGEM = '' } = process.env;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../bin/run-server.mjs'), 'server/main.ts'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH,
        HOME,
        MALOTE_MONTAGEM,
        MALOTE_DADOS: dataDir,
        DATABASE_URL: database.url,
        PORT: String(await freePort()),
      },
    },
  );
  const [said, ended] = [text(child.stderr), once(child, 'exit') as Promise<[number | null]>];
  let told = '';
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    told += chunk.toString();
    if (told.includes(inicio.etapa.demonstracao)) break;
  }
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
  expect(await said).not.toMatch(/^\s+at /m);
});
