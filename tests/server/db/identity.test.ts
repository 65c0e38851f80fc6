import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { startEmbedded, type Embedded } from '#server/base/db/embedded/start-embedded.ts';
import { isAlive } from '#server/base/db/embedded/is-alive.ts';
import { writeUseMark } from '#server/base/use-mark.ts';
import { makeRunFolder } from '#tests/setup/run-folder.ts';
import { ask, endChild, startChild, type Outcome } from './start-child.ts';

// Each starts a database, some several.
vi.setConfig({ testTimeout: 90_000 });

let installed: string;
let folder: string;
let running: Outcome[];

beforeAll(async () => {
  installed = await makeRunFolder();
  await chmod(installed, 0o755);
  await endChild(await startChild(join(installed, 'data')), 'SIGTERM');
});
afterAll(() => rm(installed, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await makeRunFolder();
  await chmod(folder, 0o755);
  await copy(join(installed, 'data'), join(folder, 'data'));
  running = [];
});
afterEach(async () => {
  for (const outcome of running) await endChild(outcome, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);
const start = async (name = 'data'): Promise<Outcome> => {
  const outcome = await startChild(join(folder, name));
  running.push(outcome);
  return outcome;
};
const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the identity of a data folder', () => {
  it('is not that of a copy made while it runs: the copy starts, and the original goes on', async () => {
    const original = await start();
    await ask(original, 'create table ato (id integer); checkpoint');
    await copy(join(folder, 'data'), join(folder, 'copia'));
    const copied = await start('copia');
    expect(copied.connection?.host).not.toBe(original.connection?.host);
    expect(existsSync(original.connection?.host ?? '')).toBe(true);
    await ask(original, 'insert into ato values (1)');
    expect(await ask(copied, 'select id from ato')).toEqual([]);
    expect(await endChild(copied, 'SIGTERM')).toBe(0);
    expect(await ask(original, 'select id from ato')).toEqual([{ id: 1 }]);
  });

  it('never becomes that of an empty one when its database is gone', async () => {
    await endChild(await start(), 'SIGTERM');
    await writeUseMark(join(folder, 'data'), 'embutido');
    await rename(join(folder, 'data/postgres'), join(folder, 'levado'));
    expect((await start()).refused).toMatch(/já foi usada, e o banco dela não está mais/);
    await rename(join(folder, 'levado'), join(folder, 'data/postgres'));
    expect((await start()).refused).toBeUndefined();
  });

  it('is that of the database of DATABASE_URL when that was its database', async () => {
    await rm(join(folder, 'data/postgres'), { recursive: true });
    await writeUseMark(join(folder, 'data'), 'externo');
    expect((await start()).refused).toMatch(/Indique-o em DATABASE_URL/);
  });
});

describe('the supervisor of the embedded PostgreSQL', () => {
  it('keeps trying for as long as it takes, says why meanwhile, and finds it well again', async () => {
    const dataDir = join(folder, 'data');
    const said: string[] = [];
    const log = { info: () => undefined, warn: () => undefined, error: (text: string) => said.push(text) };
    const malote: Embedded = await startEmbedded({ dataDir, log, pauses: [1, 2] });
    try {
      const control = join(dataDir, 'postgres/global/pg_control');
      await rename(control, `${control}.levado`);
      const postmaster = await postmasterOf(dataDir);
      process.kill(postmaster, 'SIGKILL');
      await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(8);
      expect(isAlive(postmaster)).toBe(false);
      expect(malote.trouble()).toBe(inicio.saude.bancoNaoVoltou);
      await rename(`${control}.levado`, control);
      const asked = async (): Promise<unknown> => {
        const client = new pg.Client(malote.connection);
        client.on('error', () => undefined);
        try {
          await client.connect();
          return (await client.query('select 1 as um')).rows;
        } catch {
          return [];
        } finally {
          await client.end().catch(() => undefined);
        }
      };
      await expect.poll(asked, { timeout: 60_000 }).toEqual([{ um: 1 }]);
      await expect.poll(() => malote.trouble(), { timeout: 10_000 }).toBeUndefined();
    } finally {
      await malote.stop();
    }
  });
});

// Where these tests run as an ordinary user the database never leaves the data folder.
if (process.getuid?.() === 0) {
  describe('a database that had to leave the data folder', () => {
    it('is missed when the place where it went is gone', async () => {
      await chmod(folder, 0o700);
      const { readlink } = await import('node:fs/promises');
      const first = await start('fechada');
      expect(first.refused).toBeUndefined();
      await endChild(first, 'SIGTERM');
      await rm(join(await readlink(join(folder, 'fechada/postgres')), '..'), { recursive: true });
      expect((await start('fechada')).refused).toMatch(/já foi usada/);
    });
  });
}
