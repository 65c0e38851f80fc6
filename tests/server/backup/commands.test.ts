import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#server/base/db/connect.ts';
import { folderStore } from '#server/base/files/folder-store.ts';
import { checkMarks } from '#server/base/files/volume-mark.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { serverUrl, type TestConnection } from '#tests/setup/server-address.ts';

// Each command is a process of its own, and copies a whole installation.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const key = Buffer.alloc(32, 7).toString('hex');
let app: TestApp;
let folder: string;
let empty: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'malote-comandos-'));
  empty = await templateDatabase('vazio', () => Promise.resolve());
});

afterAll(async () => {
  await app.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const newDatabase = async (): Promise<string> => {
  const database = await cloneDatabase(empty);
  databases.push(database);
  return database.url;
};

const sourceUrl = async (): Promise<string> => {
  const { pool } = app.platform.connection;
  const { rows } = await pool.query<{ nome: string }>('select current_database() as nome');
  return serverUrl({ ...(pool.options as TestConnection), database: rows[0]?.nome ?? '' });
};

interface Said {
  readonly code: number;
  readonly text: string;
}

const malote = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Said> =>
  new Promise((resolve) => {
    const runServer = join(import.meta.dirname, '../../../bin/run-server.mjs');
    const { PATH = '', HOME = '' } = process.env;
    execFile(
      process.execPath,
      [runServer, 'server/cli.ts', ...args],
      { env: { PATH, HOME, ...env } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, text: out + err }),
    );
  });

const rowsIn = async (url: string): Promise<unknown> => {
  const connection = connect({ connectionString: url });
  const { rows } = await connection.pool.query(
    'select (select count(*) from conteudo) as conteudos, (select count(*) from evento) as eventos',
  );
  await connection.close();
  return rows;
};

const saying = (code: number, words: string) => ({ code, text: expect.stringContaining(words) as string });

describe('the commands that keep an installation', () => {
  it('copy beside a running Malote, restore elsewhere with the key given apart, and move what serves nobody', async () => {
    const source = await sourceUrl();
    const copies = join(folder, 'backups');
    const serving = { DATABASE_URL: source, MALOTE_DADOS: app.dataDir, MALOTE_CHAVE: key };
    const passphrase = { MALOTE_BACKUP_SENHA: 'uma senha longa' };
    expect(await malote(['backup', copies, '--com-senha'], { ...serving, ...passphrase })).toEqual(
      saying(0, 'Backup conferido em'),
    );
    const [name = ''] = (await readdir(copies)).filter((file) => file.endsWith('.backup'));
    const archive = join(copies, name);

    const restored = await newDatabase();
    const dataDir = join(folder, 'outra');
    const there = { DATABASE_URL: restored, MALOTE_DADOS: dataDir };
    expect(await malote(['restaurar', archive], there)).toEqual(saying(1, 'MALOTE_CHAVE'));
    const withKey = { ...there, MALOTE_CHAVE: key };
    expect(await malote(['restaurar', archive], { ...withKey, ...passphrase })).toEqual(
      saying(0, 'Restaurado de'),
    );
    expect(await rowsIn(restored)).toEqual(await rowsIn(source));

    const target = await newDatabase();
    // At rest its pool keeps no connection; it serves all the same.
    await app.platform.connection.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'malote' and pid <> pg_backend_pid()`,
    );
    await app.platform.connection.pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => []);
    expect(await malote(['mover', target], serving)).toEqual(saying(1, 'em uso'));
    expect(await malote(['mover', target], withKey)).toEqual(saying(0, 'Mudado para'));
    expect(await rowsIn(target)).toEqual(await rowsIn(source));
    const connection = connect({ connectionString: target });
    await checkMarks(connection.db, folderStore(dataDir)).finally(() => connection.close());
    // The one that was left starts no more, and no copy of the rows stays behind.
    expect(await malote(['verificar-eventos'], withKey)).toEqual(saying(1, 'malote mover'));
    expect((await readdir(dataDir)).filter((file) => file.startsWith('malote-'))).toEqual([]);
  });
});
