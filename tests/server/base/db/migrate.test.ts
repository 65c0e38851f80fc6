import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownMigrations, migrate } from '#server/base/db/migrate.ts';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase(await templateDatabase('vazio', () => Promise.resolve()));
  pool = new pg.Pool(database.connection);
  await migrate(pool, 'plataforma');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const withDigest = async (): Promise<number> => {
  const { rowCount } = await pool.query('select from migracao where length(resumo) = 32');
  return rowCount ?? 0;
};

it('keeps the digest of each migration, also of those applied before digests were kept', async () => {
  const platform = (await knownMigrations()).filter((name) => name < '0100').length;
  expect(await withDigest()).toBe(platform);
  await pool.query('alter table migracao drop column resumo');
  expect(await migrate(pool, 'plataforma')).toEqual([]);
  expect(await withDigest()).toBe(platform);
});

it('refuses one that was edited after it was applied, and applies nothing', async () => {
  const changed = `update migracao set resumo = decode(repeat('00', 32), 'hex') where nome = '0002-registros.sql'`;
  await pool.query(changed);
  await pool.query(`delete from migracao where nome = '0005-listas-de-revogados.sql'`);
  await expect(migrate(pool, 'plataforma')).rejects.toMatchObject({
    reason: 'migracaoMudou',
    message: expect.stringContaining('0002-registros.sql') as string,
  });
  const { rowCount } = await pool.query(`select from migracao where nome like '0005-%'`);
  expect(rowCount).toBe(0);
});

it('gives no number twice, but for the two that databases and backups already know by their names', async () => {
  const numbers = (await knownMigrations()).map((name) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual(['0163', '0168']);
});
