import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { format } from '#schemas/messages/format.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { openEmbedded, startEmbedded } from '#server/base/db/embedded/start-embedded.ts';
import { isAlive } from '#server/base/db/embedded/is-alive.ts';
import { makeRunFolder } from '#tests/setup/run-folder.ts';
import { ask, endChild, startChild, type Outcome } from './start-child.ts';

// Each starts several databases, some from nothing.
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
  running = [];
});

afterEach(async () => {
  for (const outcome of running) await endChild(outcome, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const start = async (dataDir = join(folder, 'data'), env?: NodeJS.ProcessEnv): Promise<Outcome> => {
  const outcome = await startChild(dataDir, env);
  running.push(outcome);
  return outcome;
};

/** The same, on a database that was there before. */
const startAgain = async (): Promise<Outcome> => {
  await promisify(execFile)('cp', ['-a', join(installed, 'data'), folder]);
  return start();
};

const postmasterOf = async (dataDir = join(folder, 'data')): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('is UTF-8, orders and searches in Portuguese, and is durable, whatever the environment says', async () => {
    const malote = await start(undefined, { LC_ALL: 'C', LANG: 'C', PGPORT: '1', PGHOST: 'elsewhere' });
    const [settings] = await ask(
      malote,
      `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
        current_setting('listen_addresses') as addresses, current_setting('jit') as jit,
        (select string_agg(x, ' ' order by x) from (values ('zebra'), ('Água'), ('agua'), ('Zé'), ('ábaco')) v(x)) as ordered,
        to_tsvector('portuguese', '“contratos” – AÇÃO')::text as words`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      fsync: 'on',
      addresses: '',
      jit: 'off',
      ordered: 'ábaco agua Água Zé zebra',
      words: "'açã':2 'contrat':1",
    });
    expect(((await stat(malote.connection!.host)).mode & 0o777).toString(8)).toBe('700');
  });

  it('refuses a second Malote on the same folder and names the first', async () => {
    const first = await startAgain();
    const second = await start();
    expect(second.refused).toContain('já está em uso por outro Malote');
    expect(second.refused).toContain(String(first.process.pid));
    expect(await ask(first, 'select 1 as um')).toEqual([{ um: 1 }]);
  });

  it('refuses a second Malote that cannot see the processes of the first, as in another container', async () => {
    const first = await startAgain();
    const file = join(folder, 'data/postgres/postmaster.pid');
    const written = await readFile(file, 'utf8');
    const postmaster = await postmasterOf();
    // no process has this number: so looks the number of another container
    await writeFile(file, written.replace(String(postmaster), '4194305'));
    const second = await start();
    expect(second.refused).toContain('já está em uso por outro Malote');
    expect(await readFile(file, 'utf8')).toContain('4194305');
    await writeFile(file, written);
    expect(isAlive(postmaster)).toBe(true);
    expect(await ask(first, 'select 1 as um')).toEqual([{ um: 1 }]);
  });

  it('refuses a Malote while an unseen PostgreSQL lives on after its own, and starts once that ended', async () => {
    const killed = await startAgain();
    const file = join(folder, 'data/postgres/postmaster.pid');
    const written = await readFile(file, 'utf8');
    const postmaster = await postmasterOf();
    await endChild(killed, 'SIGKILL');
    await writeFile(file, written.replace(String(postmaster), '4194305'));
    expect((await start()).refused).toContain('em outro contêiner ou outra máquina');
    expect(isAlive(postmaster)).toBe(true);
    process.kill(postmaster, 'SIGKILL');
    expect(await ask(await start(), 'select 1 as um')).toEqual([{ um: 1 }]);
  });

  it('lets exactly one of two win that start at the same instant', async () => {
    const outcomes = await Promise.all([start(), start()]);
    expect(outcomes.filter(({ connection }) => connection)).toHaveLength(1);
    expect(outcomes.find(({ refused }) => refused)?.refused).toContain('já está em uso');
  });

  it('looks again when what it just started was ended by another', async () => {
    await promisify(execFile)('cp', ['-a', join(installed, 'data'), folder]);
    const starting = start();
    // another that starts at the same instant takes it for what a dead one left
    const postmaster = await vi.waitFor(postmasterOf, { timeout: 60_000, interval: 1 });
    process.kill(postmaster, 'SIGINT');
    expect(await ask(await starting, 'select 1 as um')).toEqual([{ um: 1 }]);
  });

  it('keeps answered writes over kill -9 of Node, and ends what was left behind', async () => {
    const killed = await startAgain();
    await ask(killed, 'create table ato (id integer); insert into ato values (1)');
    const left = await postmasterOf();
    await endChild(killed, 'SIGKILL');
    expect(isAlive(left)).toBe(true);

    const again = await start();
    expect(again.warnings?.join()).toContain(String(left));
    expect(isAlive(left)).toBe(false);
    expect(existsSync(killed.connection!.host)).toBe(false);
    expect(await ask(again, 'select id from ato')).toEqual([{ id: 1 }]);
  });

  it('recovers after kill -9 of Node and of PostgreSQL', async () => {
    const killed = await startAgain();
    await ask(killed, 'create table ato (id integer); insert into ato values (1)');
    const postmaster = await postmasterOf();
    await endChild(killed, 'SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    expect(await ask(await start(), 'select id from ato')).toEqual([{ id: 1 }]);
  });

  it('starts PostgreSQL again, at the same address, when it dies under a living Malote', async () => {
    const malote = await startAgain();
    const postmaster = await postmasterOf();
    process.kill(postmaster, 'SIGKILL');
    await expect
      .poll(() => ask(malote, 'select 1 as um').catch(() => []), { timeout: 15_000 })
      .toEqual([{ um: 1 }]);
    expect((await start()).refused).toContain('já está em uso');
  });

  it('stops clean on SIGTERM: no process, no socket, no lock', async () => {
    const malote = await startAgain();
    const postmaster = await postmasterOf();
    expect(await endChild(malote, 'SIGTERM')).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
    expect(existsSync(malote.connection!.host)).toBe(false);
    expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false);
  });

  it('runs in a path of 150 characters', async () => {
    const dataDir = join(folder, 'p'.repeat(60), 'q'.repeat(150 - folder.length - 62));
    expect(dataDir.length).toBe(150);
    expect(await ask(await start(dataDir), 'select 1 as um')).toEqual([{ um: 1 }]);
  });

  it('lets a command use the database that a running Malote keeps', async () => {
    const malote = await startAgain();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const opened = await openEmbedded({ dataDir: join(folder, 'data'), log });
    expect(opened.connection).toEqual(malote.connection);
    await opened.stop();
    expect(await ask(malote, 'select 1 as um')).toEqual([{ um: 1 }]);
  });

  it('makes a server wait for the command that has the database, instead of refusing it', async () => {
    await endChild(await startAgain(), 'SIGTERM');
    const dataDir = join(folder, 'data');
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const command = await openEmbedded({ dataDir, log: quiet });
    const told: string[] = [];
    const warn = (line: string): void => {
      told.push(line);
      void command.stop();
    };
    const server = await startEmbedded({ dataDir, log: { ...quiet, warn } });
    await server.stop();
    expect(told).toEqual([format(inicio.banco.esperandoComando, { processo: process.pid })]);
  });

  it('refuses a cluster of another version of PostgreSQL', async () => {
    await endChild(await startAgain(), 'SIGTERM');
    await writeFile(join(folder, 'data/postgres/PG_VERSION'), '17\n');
    expect((await start()).refused).toMatch(/PostgreSQL 17; este Malote usa o 18/);
  });
});

// Where these tests run as an ordinary user there is no other user to change to.
if (process.getuid?.() === 0) {
  describe('the embedded PostgreSQL under root', () => {
    it('runs as another user, which owns the cluster and nothing else', async () => {
      const malote = await start();
      const owner = (await stat(join(folder, 'data/postgres'))).uid;
      expect(owner).not.toBe(0);
      expect((await stat(`/proc/${await postmasterOf()}`)).uid).toBe(owner);
      expect((await stat(join(folder, 'data'))).uid).toBe(0);
      expect(malote.connection).toBeDefined();
    });

    it('moves the cluster where that user can enter when the project is closed to it, and finds it again', async () => {
      await chmod(folder, 0o700);
      const dataDir = join(folder, 'data');
      const first = await start(dataDir);
      await ask(first, 'create table ato (id integer)');
      expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true);
      await endChild(first, 'SIGTERM');
      const again = await start(dataDir);
      expect(await ask(again, 'select id from ato')).toEqual([]);
      await endChild(again, 'SIGTERM');
      await removeMoved(dataDir);
    });

    it('starts empty, not with the former data, when the data folder was removed', async () => {
      await chmod(folder, 0o700);
      const dataDir = join(folder, 'data');
      const first = await start(dataDir);
      await ask(first, 'create table ato (id integer)');
      await endChild(first, 'SIGTERM');
      await removeMoved(dataDir);
      await rm(dataDir, { recursive: true });
      await mkdir(dataDir);
      const again = await start(dataDir);
      await expect(ask(again, 'select id from ato')).rejects.toThrow(/does not exist/);
      await endChild(again, 'SIGTERM');
      await removeMoved(dataDir);
    });
  });
}

const removeMoved = async (dataDir: string): Promise<void> => {
  await rm(join(await realpath(join(dataDir, 'postgres')), '..'), { recursive: true });
};
