import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';

/** The platform comes before the registers are created, the domains after: they point at each other in this order. */
type Phase = 'plataforma' | 'dominios';

const folder = join(import.meta.dirname, 'migrations');
const firstOfDomains = '0100';

/** Names of the migrations that this version brings. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** Session lock held while the schema changes, so that processes starting together migrate once. */
const migrationLock = 4_719_301;

/** Applies the migrations of a phase that this database does not have yet, each in its own transaction. */
export const migrate = async (pool: pg.Pool, phase: Phase): Promise<string[]> => {
  const files = (await knownMigrations()).filter(
    (name) => (phase === 'plataforma') === name < firstOfDomains,
  );
  const client = await pool.connect();
  const applied: string[] = [];
  const { rows } = await client.query<{ limite: string }>(
    `select current_setting('statement_timeout') as limite`,
  );
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migracao (nome text primary key, aplicada_em timestamptz not null default now())',
    );
    const known = await client.query<{ nome: string }>('select nome from migracao');
    const names = new Set(known.rows.map((row) => row.nome));
    const brought = new Set(await knownMigrations());
    const newer = [...names].find((name) => !brought.has(name));
    if (newer !== undefined) throw new StartRefusal('bancoMaisNovo', { migracao: newer });
    for (const name of files.filter((file) => !names.has(file))) {
      await applyOne(client, name);
      applied.push(name);
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query(`select set_config('statement_timeout', $1, false)`, [rows[0]?.limite ?? '0']);
    client.release();
  }
  return applied;
};

const applyOne = async (client: pg.PoolClient, name: string): Promise<void> => {
  const text = await readFile(join(folder, name), 'utf8');
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migracao (nome) values ($1)', [name]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`A migração ${name} não pôde ser aplicada.`, { cause });
  }
};
