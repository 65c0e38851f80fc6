import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import { buildApp } from '#server/app.ts';
import { restoreBackup } from '#server/base/backup/restore-backup.ts';
import { readConfig } from '#server/base/config.ts';
import { knownMigrations } from '#server/base/db/migrate.ts';
import { verifyEvents } from '#server/base/events/verify-events.ts';
import { backUpBeforeUpgrade, endUpgrade, upgradeFolder } from '#server/inicio/back-up-before-upgrade.ts';
import { addMissingPages } from '#server/inicio/add-missing-pages.ts';
import { openInstallation } from '#server/open-installation.ts';
import { readTrustRows } from '#server/conteudo/certificado/confianca/index.ts';
import { callerOf } from '#tests/setup/app.ts';
import { pem } from '#tests/setup/certificate-signing.ts';
import { Authority } from '#tests/setup/certificates.ts';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { schemaOf } from '#tests/setup/schema-of.ts';
import { sharedPdf } from '#tests/setup/shared-pdf.ts';

// A whole database is restored and brought up to date.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const key = Buffer.alloc(32, 7);
const fixtures = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.backup')).sort();
const quiet = pino({ level: 'silent' });
let folder: string;
let empty: string;
/** What a new installation is made of. */
let schema: readonly string[];
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-atualizar-'));
  empty = await templateDatabase('vazio', () => Promise.resolve());
  const platform = await openInstallation(
    configIn(await mkdtemp(join(folder, 'dados-'))),
    (await newDatabase()).connection,
    { log: quiet, pdf: sharedPdf },
  );
  schema = await schemaOf(platform.connection.pool);
  await platform.close();
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const newDatabase = async (): Promise<TestDatabase> => {
  const database = await cloneDatabase(empty);
  databases.push(database);
  return database;
};
const configIn = (dataDir: string) => readConfig({}, { dataDir, key, logLevel: 'silent', test: true });

/** Two authorities as they were kept, the first with its list of revoked in the record; answers the list. */
const withAuthority = async (database: TestDatabase): Promise<Buffer> => {
  const authority = new Authority();
  const list = authority.rootList();
  const client = new pg.Client(database.connection);
  await client.connect();
  for (const [nome, lista] of [
    ['Raiz de ensaio', pem(list, 'X509 CRL')],
    ['Outra raiz', ''],
  ])
    await client.query(
      `insert into registro.autoridade_certificadora (nome, ativo, certificado, confianca, lista_revogados)
       values ($1, true, $2, 'RAIZ_ICP', $3)`,
      [nome, pem(authority.root, 'CERTIFICATE'), lista],
    );
  await client.end();
  authority.remove();
  return list;
};

/** How many rows of what people made are there, whatever columns they have by now. */
const rowsOf = async (database: TestDatabase): Promise<unknown> => {
  const client = new pg.Client(database.connection);
  await client.connect();
  const counts: Record<string, unknown> = {};
  for (const table of [
    'conteudo',
    'documento',
    'evento',
    'registro.usuario',
    'registro.unidade',
    'registro.assunto',
  ])
    counts[table] = (await client.query<{ total: number }>(`select count(*)::int as total from ${table}`))
      .rows[0]?.total;
  await client.end();
  return counts;
};

describe('a database of an earlier version', () => {
  it.each(fixtures)('of level %s is copied, brought up to date and served', async (fixture) => {
    const database = await newDatabase();
    const dataDir = await mkdtemp(join(folder, 'dados-'));
    await restoreBackup({
      archive: join(import.meta.dirname, fixture),
      database: database.connection,
      dataDir,
      key,
    });
    const before = await rowsOf(database);
    const said: string[] = [];
    const log = { info: () => undefined, warn: (text: string) => said.push(text), error: () => undefined };
    const platform = await openInstallation(configIn(dataDir), database.connection, {
      log,
      pdf: sharedPdf,
    });
    try {
      expect(said.join()).toMatch(/versão anterior do Malote: atualizando/);
      const copies = await readdir(join(dataDir, 'backup/antes-de-atualizar'));
      expect(copies.filter((name) => name.endsWith('.backup'))).toHaveLength(1);
      expect(await rowsOf(database)).toEqual(before);
      const { rows } = await platform.connection.pool.query<{ nome: string }>(
        'select nome from migracao order by nome',
      );
      expect(rows.map(({ nome }) => nome)).toEqual(await knownMigrations());
      expect(await schemaOf(platform.connection.pool)).toEqual(schema);
      expect(await verifyEvents(platform.connection.db)).toEqual([]);
      await addMissingPages(platform);

      const app = await buildApp({ ...platform, client: false, log: { write: () => undefined } });
      const entered = await app.inject({
        method: 'POST',
        url: '/ws/api/login',
        payload: { payload: { login: 'admin', senha: 'senha-do-mundo-1' } },
      });
      expect(entered.statusCode).toBe(200);
      const admin = callerOf(app, entered.json<{ payload: { token: string } }>().payload.token);
      expect((await admin.get('unidade')).status).toBe(200);
      expect((await admin.get('volume')).status).toBe(200);
      expect((await app.inject('/saude')).json()).toMatchObject({ pronto: true });
      await app.close();
    } finally {
      await platform.close();
    }
  });

  it('who waited for the approval of their account goes on waiting, and only they; what an authority revoked is kept by itself', async () => {
    const database = await newDatabase();
    const dataDir = await mkdtemp(join(folder, 'dados-'));
    const archive = join(import.meta.dirname, '0428-chamados-do-que-se-fez.backup');
    await restoreBackup({ archive, database: database.connection, dataDir, key });
    const revoked = await withAuthority(database);
    const platform = await openInstallation(configIn(dataDir), database.connection, {
      log: quiet,
      pdf: sharedPdf,
    });
    const app = await buildApp({ ...platform, client: false, log: { write: () => undefined } });
    const enter = (url: string, payload: object) =>
      app.inject({ method: 'POST', url: `/ws/api/${url}`, payload: { payload } });
    try {
      const { token } = (await enter('login', { login: 'admin', senha: 'senha-do-mundo-1' })).json<{
        payload: { token: string };
      }>().payload;
      const admin = callerOf(app, token);
      const list = async (query: string) =>
        (await admin.get<Page<Record<string, unknown>>>(`usuario-externo?${query}`)).payload.itens;
      const [ana, ...others] = await list('aguardaAprovacao=true');
      expect(others).toEqual([]);
      expect(ana).toMatchObject({ nome: 'Ana Caldas', ativo: false });
      const rest = (await list('aguardaAprovacao=false')).map(({ nome }) => nome);
      expect(rest).toEqual(expect.arrayContaining(['Bento Sales', 'Luminar Serviços Elétricos Ltda.']));
      expect(rest).not.toContain('Ana Caldas');
      // to let her in is to approve her, and she is told
      const path = `usuario-externo/${String(ana?.['id'])}`;
      const record = (await admin.get<Record<string, unknown>>(path)).payload;
      expect((await admin.put(path, { ...record, ativo: true })).status).toBe(200);
      expect(await list('aguardaAprovacao=true')).toEqual([]);
      const { rows } = await platform.connection.pool.query<{ texto: string }>(
        `select texto from correio where para = 'ana.caldas@correio.exemplo'`,
      );
      expect(rows.map(({ texto }) => texto).join()).toContain('foi aprovado');
      const [authority, root] = await readTrustRows(platform.connection.db);
      expect(Buffer.compare(authority?.lista ?? Buffer.alloc(0), revoked)).toBe(0);
      expect(root?.lista).toBeNull();
    } finally {
      await app.close();
      await platform.close();
    }
  });
});

describe('a database that is not ours', () => {
  it('is refused in words, and nothing is written in it', async () => {
    const database = await newDatabase();
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query('create table folha_de_pagamento (id integer)');
    const dataDir = await mkdtemp(join(folder, 'dados-'));
    await expect(
      openInstallation(configIn(dataDir), database.connection, { log: quiet, pdf: sharedPdf }),
    ).rejects.toMatchObject({ reason: 'bancoAlheio' });
    const { rows } = await client.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    await client.end();
    expect(rows).toEqual([{ relname: 'folha_de_pagamento' }]);
  });

  it('any more, because a newer Malote used it, is refused in words and stays as it is', async () => {
    const database = await newDatabase();
    const dataDir = await mkdtemp(join(folder, 'dados-'));
    const archive = join(import.meta.dirname, fixtures[0] ?? '');
    await restoreBackup({ archive, database: database.connection, dataDir, key });
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query(`insert into migracao (nome) values ('9999-do-futuro.sql')`);
    const { rows: before } = await client.query('select nome from migracao order by nome');
    await expect(
      openInstallation(configIn(dataDir), database.connection, { log: quiet, pdf: sharedPdf }),
    ).rejects.toMatchObject({ reason: 'bancoMaisNovo', message: expect.stringContaining('9999') as string });
    const { rows: after } = await client.query('select nome from migracao order by nome');
    await client.end();
    expect(after).toEqual(before);
  });
});

describe('an upgrade that was cut', () => {
  it('keeps one copy, of before it, and names it each time that it begins again', async () => {
    const { connection } = await newDatabase();
    const config = configIn(await mkdtemp(join(folder, 'dados-')));
    const pool = new pg.Pool({ ...connection, max: 1 });
    try {
      await pool.query('create table migracao (nome text primary key)');
      await pool.query('create table ajuste (chave text primary key, valor jsonb)');
      await pool.query(`insert into ajuste values ('cargaInicial', 'true')`);
      await pool.query('insert into migracao select unnest($1::text[])', [
        (await knownMigrations()).slice(1),
      ]);
      const said: string[] = [];
      const begin = (): Promise<void> =>
        backUpBeforeUpgrade(pool, connection, config, { warn: (line) => said.push(line) });
      const copies = async (): Promise<string[]> =>
        (await readdir(upgradeFolder(config))).filter((name) => name.endsWith('.backup'));
      for (let start = 0; start < 3; start += 1) await begin();
      const [copy = '', ...others] = await copies();
      expect(others).toEqual([]);
      expect(said.filter((line) => line.includes(copy))).toHaveLength(3);
      // somebody took it away: what there is now is better than nothing
      await rm(join(upgradeFolder(config), copy));
      await begin();
      expect(await copies()).toHaveLength(1);
      await endUpgrade(pool);
      expect((await pool.query('select chave from ajuste')).rows).toEqual([{ chave: 'cargaInicial' }]);
    } finally {
      await pool.end();
    }
  });
});
