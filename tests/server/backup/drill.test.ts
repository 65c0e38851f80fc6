import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeSchema } from '#server/base/backup/describe-schema.ts';
import { restoreBackup, type RestoreOptions } from '#server/base/backup/restore-backup.ts';
import { writeBackup, type BackupOptions } from '#server/base/backup/write-backup.ts';
import { connect } from '#server/base/db/connect.ts';
import { verifyEvents } from '#server/base/events/verify-events.ts';
import { folderStore } from '#server/base/files/folder-store.ts';
import { checkMarks } from '#server/base/files/volume-mark.ts';
import { verifyFiles } from '#server/base/files/verify-files.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import type { TestConnection } from '#tests/setup/server-address.ts';

// Whole archives are written, read and restored.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const key = Buffer.alloc(32, 7);
let app: TestApp;
let source: TestConnection;
let folder: string;
let empty: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.platform.connection.pool.query<{ nome: string }>(
    'select current_database() as nome',
  );
  source = { ...(app.platform.connection.pool.options as TestConnection), database: rows[0]?.nome ?? '' };
  folder = await mkdtemp(join(tmpdir(), 'malote-backup-'));
  empty = await templateDatabase('vazio', () => Promise.resolve());
});

afterAll(async () => {
  await app.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const newDatabase = async (): Promise<TestConnection> => {
  const database = await cloneDatabase(empty);
  databases.push(database);
  return database.connection;
};

const backUp = (name: string, more: Partial<BackupOptions> = {}) =>
  writeBackup({
    database: connectionOf(source),
    dataDir: app.dataDir,
    key,
    version: '1.0.0',
    moment: new Date('2026-11-23T05:00:00Z'),
    target: join(folder, name),
    ...more,
  });

const restore = async (name: string, more: Partial<RestoreOptions> = {}) => {
  const database = more.database ?? connectionOf(await newDatabase());
  const dataDir = await mkdtemp(join(folder, 'dados-'));
  const result = await restoreBackup({ archive: join(folder, name), database, dataDir, key, ...more });
  return { ...result, database, dataDir };
};

const connectionOf = ({ host, port, user, password, database }: TestConnection): pg.ClientConfig => ({
  host,
  port,
  user,
  database,
  ...(password ? { password } : {}),
});

/** Every row of every table, by table; the folders of volumes and their marks apart, which are of the place. */
const contentOf = async (database: pg.ClientConfig): Promise<unknown> => {
  const client = new pg.Client(database);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    const structure = await describeSchema(client);
    const rows: Record<string, unknown> = {};
    for (const { name, columns } of structure.tables) {
      if (name === 'public.volume_marca') continue;
      // What is derived from the folder follows it.
      const kept = columns.split(', ').filter((column) => column !== 'pasta');
      const shown = name === 'registro.volume' ? `row(${kept.join(', ')})::text` : 't::text';
      const found = await client.query<{ total: string; resumo: string }>(
        `select count(*)::text as total, coalesce(md5(string_agg(md5(${shown}), '' order by md5(${shown}))), '') as resumo from ${name} t`,
      );
      rows[name] = found.rows[0];
    }
    return { structure: sorted(structure), rows };
  } finally {
    await client.end();
  }
};

const sorted = ({ before, tables, after }: Awaited<ReturnType<typeof describeSchema>>) => ({
  before: [...before].sort(),
  tables,
  after: [...after].sort(),
});

describe('a backup of an installation', () => {
  it('restores every table, key, index, function and file as they were, and the chains verify', async () => {
    const helena = await app.as('helena.pires');
    const { id } = await completeDraft(helena);
    expect((await helena.post(`documento/${id}/concluir`)).status).toBeLessThan(500);
    const before = await contentOf(connectionOf(source));
    const written = await backUp('inteiro.tar.gz');
    expect(written.problemas).toEqual([]);
    expect(written.novos).toBe(written.arquivos);

    const restored = await restore('inteiro.tar.gz');
    expect(restored.arquivos).toBe(written.arquivos);
    expect(restored.linhas).toBe(written.linhas);
    expect(await contentOf(restored.database)).toEqual(before);
    const connection = connect(restored.database);
    try {
      expect(await verifyEvents(connection.db)).toEqual([]);
      const files = await verifyFiles(connection.db, folderStore(restored.dataDir));
      expect(files.problemas).toEqual([]);
      expect(files.conferidos).toBeGreaterThan(0);
      // A server that starts here takes the folders for its own.
      await checkMarks(connection.db, folderStore(restored.dataDir));
      const { rows } = await connection.pool.query(
        `select nextval(pg_get_serial_sequence('public.conteudo', 'id')) > (select max(id) from conteudo) as livre`,
      );
      expect(rows).toEqual([{ livre: true }]);
    } finally {
      await connection.close();
    }
  });

  it('is one instant, however much is written meanwhile', async () => {
    const helena = await app.as('helena.pires');
    let writing = true;
    let written = 0;
    const writer = (async () => {
      while (writing) {
        await completeDraft(helena);
        written += 1;
      }
    })();
    const before = written;
    await backUp('sob-carga.tar.gz', { passphrase: 'uma senha longa' });
    writing = false;
    await writer;
    expect(written).toBeGreaterThan(before);
    const { database, dataDir } = await restore('sob-carga.tar.gz', { passphrase: 'uma senha longa' });
    const connection = connect(database);
    try {
      expect(await verifyEvents(connection.db)).toEqual([]);
      expect((await verifyFiles(connection.db, folderStore(dataDir))).problemas).toEqual([]);
      const { rows } = await connection.pool.query(
        `select count(*)::int as meios from documento d full join (select id from conteudo where tipo = 2) c on c.id = d.id
          where d.id is null or c.id is null`,
      );
      expect(rows).toEqual([{ meios: 0 }]);
    } finally {
      await connection.close();
    }
  });

  it('repeats no file that a former one holds, and finds it there', async () => {
    const first = await backUp('base.tar.gz');
    const second = await backUp('novos.tar.gz', { since: join(folder, 'base.tar.gz') });
    expect([second.arquivos, second.novos]).toEqual([first.arquivos, 0]);
    const { database, dataDir } = await restore('novos.tar.gz');
    const connection = connect(database);
    const files = await verifyFiles(connection.db, folderStore(dataDir));
    await connection.close();
    expect(files.problemas).toEqual([]);
    await rm(join(folder, 'base.tar.gz'));
    await expect(restore('novos.tar.gz')).rejects.toMatchObject({ reason: 'baseFaltando' });
    await expect(backUp('outro.tar.gz', { since: join(folder, 'base.tar.gz') })).rejects.toMatchObject({
      reason: 'semBase',
    });
  });

  it('keeps the jobs that wait, and starts anew those that ran', async () => {
    const { pool } = app.platform.connection;
    await pool.query(
      `select graphile_worker.add_job('exemplo', '{"a": 1}'::json, job_key => 'um', max_attempts => 3)`,
    );
    await backUp('fila.tar.gz');
    const { database } = await restore('fila.tar.gz');
    const client = new pg.Client(database);
    await client.connect();
    const { rows } = await client.query(
      `select task_identifier, max_attempts, attempts, key from graphile_worker.jobs where key = 'um'`,
    );
    await client.end();
    expect(rows).toEqual([{ task_identifier: 'exemplo', max_attempts: 3, attempts: 0, key: 'um' }]);
  });

  it('is refused, in words, when it cannot be restored', async () => {
    await backUp('cifrado.malote', { passphrase: 'certa' });
    await expect(restore('cifrado.malote')).rejects.toMatchObject({ reason: 'pedeSenha' });
    await expect(restore('cifrado.malote', { passphrase: 'outra' })).rejects.toMatchObject({
      reason: 'senhaErrada',
    });
    await expect(
      restore('cifrado.malote', { passphrase: 'certa', key: Buffer.alloc(32, 1) }),
    ).rejects.toMatchObject({ reason: 'outraChave' });
    await expect(
      restore('cifrado.malote', { passphrase: 'certa', database: connectionOf(source) }),
    ).rejects.toMatchObject({ reason: 'bancoComDados' });
    await expect(restore('nenhum.malote')).rejects.toMatchObject({ reason: 'naoEncontrado' });
    await expect(backUp('cifrado.malote')).rejects.toMatchObject({ reason: 'existe' });
  });

  it('makes no folder of a volume outside of the data folder: the disk may not be mounted', async () => {
    const { pool } = app.platform.connection;
    const pasta = join(folder, 'disco');
    const { rows } = await pool.query<{ pasta: string }>('select pasta from registro.volume');
    await pool.query('update registro.volume set pasta = $1', [pasta]);
    await backUp('fora.tar.gz', { files: false });
    await pool.query('update registro.volume set pasta = $1', [rows[0]?.pasta]);
    await expect(restore('fora.tar.gz', { sameFolders: true })).rejects.toThrow(
      `A pasta ${pasta} do volume “Principal” não existe. Monte o disco`,
    );
    await expect(access(pasta)).rejects.toThrow();
    await mkdir(pasta);
    expect((await restore('fora.tar.gz', { sameFolders: true })).volumes).toEqual([]);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 70_000)],
    ['changed in the middle', (bytes: Buffer) => flipped(bytes, Math.floor(bytes.length / 2))],
  ])('is refused when it was %s, encrypted or not, and leaves the database empty', async (_what, spoil) => {
    for (const [name, passphrase] of [
      ['claro', undefined],
      ['fechado', 'certa'],
    ] as const) {
      await rm(join(folder, name), { force: true });
      await backUp(name, passphrase ? { passphrase } : {});
      await writeFile(join(folder, `${name}-ruim`), spoil(await readFile(join(folder, name))));
      const database = connectionOf(await newDatabase());
      await expect(
        restore(`${name}-ruim`, { database, ...(passphrase ? { passphrase } : {}) }),
      ).rejects.toMatchObject({ reason: expect.stringMatching(/alterado|incompleto/) as string });
      const client = new pg.Client(database);
      await client.connect();
      const { rowCount } = await client.query(`select from pg_class where relname = 'conteudo'`);
      await client.end();
      expect(rowCount).toBe(0);
    }
  });

  it('holds neither the key of the secrets nor, encrypted, any word of the content', async () => {
    await backUp('segredo.malote', { passphrase: 'certa' });
    const bytes = await readFile(join(folder, 'segredo.malote'));
    expect(bytes.includes(key)).toBe(false);
    expect(bytes.includes('manifesto')).toBe(false);
  });
});

const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};
