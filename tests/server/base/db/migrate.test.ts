import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatheredSteps, knownMigrations, migrate } from '#server/base/db/migrate.ts';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { schemaOf } from '#tests/setup/schema-of.ts';

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
  const [first = ''] = await knownMigrations();
  const kept = await pool.query<{ resumo: Buffer }>('select resumo from migracao where nome = $1', [first]);
  const keep = (resumo: Buffer | undefined) =>
    pool.query('update migracao set resumo = $2 where nome = $1', [first, resumo]);
  await keep(Buffer.alloc(32));
  await expect(migrate(pool, 'plataforma')).rejects.toMatchObject({
    reason: 'migracaoMudou',
    message: expect.stringContaining(first) as string,
  });
  await keep(kept.rows[0]?.resumo);
});

it('applies of what was gathered by subject only the steps that the database lacks, and keeps the one name', async () => {
  const [first = ''] = await knownMigrations();
  const steps = (await gatheredSteps()).filter(({ migration }) => migration === first);
  const last = steps.at(-1);
  const before = await schemaOf(pool);
  // as it was before they were gathered, its last step still to come
  await pool.query('delete from migracao');
  await pool.query('insert into migracao (nome) select unnest($1::text[])', [
    steps.slice(0, -1).map(({ name }) => name),
  ]);
  expect(last?.text).toContain('drop column status');
  await pool.query('alter table idempotencia add column status smallint');
  expect(await migrate(pool, 'plataforma')).toEqual([first]);
  const { rows } = await pool.query<{ nome: string }>('select nome from migracao');
  expect(rows).toEqual([{ nome: first }]);
  expect(await schemaOf(pool)).toEqual(before);
});

it('gives no number twice, and gathers nothing twice', async () => {
  const numbers = (await knownMigrations()).map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
  const steps = (await gatheredSteps()).map(({ name }) => name);
  expect(new Set(steps).size).toBe(steps.length);
});
