import { createHash } from 'node:crypto';
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

/**
 * Applies the migrations of a phase that this database does not have yet, each in its own transaction. One that was edited after it
 * was applied is refused: the database would not be what the files say.
 */
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
    await client.query('alter table migracao add column if not exists resumo bytea');
    const known = await client.query<Applied>('select nome, resumo from migracao order by nome');
    const names = new Set(known.rows.map((row) => row.nome));
    const brought = new Set(await knownMigrations());
    const newer = [...names].find((name) => !brought.has(name));
    if (newer !== undefined) throw new StartRefusal('bancoMaisNovo', { migracao: newer });
    await requireUnedited(client, known.rows);
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

interface Applied {
  readonly nome: string;
  /** Absent where it was applied before digests were kept. */
  readonly resumo: Buffer | null;
}

/** Notes the digest of what was applied before digests were kept: from then on it is compared too. */
const requireUnedited = async (client: pg.PoolClient, applied: readonly Applied[]): Promise<void> => {
  for (const { nome, resumo } of applied) {
    const digest = digestOf(await readFile(join(folder, nome), 'utf8'));
    if (resumo === null)
      await client.query('update migracao set resumo = $2 where nome = $1', [nome, digest]);
    else if (!resumo.equals(digest)) throw new StartRefusal('migracaoMudou', { migracao: nome });
  }
};

/** SHA-256. A checkout may write the ends of lines in its own way. */
const digestOf = (text: string): Buffer =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest();

const applyOne = async (client: pg.PoolClient, name: string): Promise<void> => {
  const text = await readFile(join(folder, name), 'utf8');
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migracao (nome, resumo) values ($1, $2)', [name, digestOf(text)]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`A migração ${name} não pôde ser aplicada.`, { cause });
  }
};
