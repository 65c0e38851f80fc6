import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';

/** The platform comes before the registers are created, the domains after: they point at each other in this order. */
type Phase = 'plataforma' | 'dominios';

const folder = join(import.meta.dirname, 'migrations');
const firstOfDomains = '0100';

/** What changes the schema, as its file says. */
interface Migration {
  readonly name: string;
  readonly text: string;
  /** In order, what databases of before the migrations were gathered by subject know by names of their own. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly name: string;
  readonly text: string;
}

/** The line that begins a step. */
const stepLine = /^-- era (\S+\.sql)$/m;

let read: Promise<readonly Migration[]> | undefined;

/** They are asked for several times as a server starts, and are the same as long as it runs. */
const readMigrations = (): Promise<readonly Migration[]> => (read ??= readFolder());

const readFolder = async (): Promise<readonly Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout may write the ends of lines in its own way.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const [, ...parts] = text.split(stepLine);
      const steps = parts.flatMap((part, at) =>
        at % 2 === 0 ? [{ name: part, text: `${(parts[at + 1] ?? '').trim()}\n` }] : [],
      );
      return { name, text, steps };
    }),
  );
};

/** The steps that the migrations gather, each as it was when it was a migration by itself. */
export const gatheredSteps = async (): Promise<(Step & { readonly migration: string })[]> =>
  (await readMigrations()).flatMap(({ name, steps }) => steps.map((step) => ({ ...step, migration: name })));

/** Names of the migrations that this version brings. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readMigrations()).map(({ name }) => name);

/** Every name that a database this version understands may keep: of its migrations, and of what they gather. */
export const understoodMigrations = async (): Promise<ReadonlySet<string>> =>
  new Set((await readMigrations()).flatMap(({ name, steps }) => [name, ...steps.map((step) => step.name)]));

/** Session lock held while the schema changes, so that processes starting together migrate once. */
const migrationLock = 4_719_301;

/**
 * Applies the migrations of a phase that this database does not have yet, each in its own transaction; of one whose steps it has in
 * part, the others. One that was edited after it was applied is refused: the database would not be what the files say.
 */
export const migrate = async (pool: pg.Pool, phase: Phase): Promise<string[]> => {
  const migrations = await readMigrations();
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
    // the second phase follows the first: what that looked at is as it was
    if (phase === 'plataforma') await requireUnedited(client, known.rows, migrations);
    const names = new Set(known.rows.map((row) => row.nome));
    for (const migration of migrations)
      if ((phase === 'plataforma') === migration.name < firstOfDomains && !names.has(migration.name)) {
        await applyOne(client, migration, names);
        applied.push(migration.name);
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

/** Refuses what a newer version did too. Notes the digest of what was applied before digests were kept: from then on it is compared. */
const requireUnedited = async (
  client: pg.PoolClient,
  applied: readonly Applied[],
  migrations: readonly Migration[],
): Promise<void> => {
  const texts = new Map(
    migrations.flatMap(({ name, text, steps }) => [
      [name, text] as const,
      ...steps.map((step) => [step.name, step.text] as const),
    ]),
  );
  const newer = applied.find(({ nome }) => !texts.has(nome));
  if (newer) throw new StartRefusal('bancoMaisNovo', { migracao: newer.nome });
  for (const { nome, resumo } of applied) {
    const digest = digestOf(texts.get(nome) ?? '');
    if (resumo === null)
      await client.query('update migracao set resumo = $2 where nome = $1', [nome, digest]);
    else if (!resumo.equals(digest)) throw new StartRefusal('migracaoMudou', { migracao: nome });
  }
};

/** SHA-256. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const applyOne = async (
  client: pg.PoolClient,
  { name, text, steps }: Migration,
  names: ReadonlySet<string>,
): Promise<void> => {
  const missing = steps.filter((step) => !names.has(step.name));
  try {
    await client.query('begin');
    await client.query(missing.length === steps.length ? text : missing.map((step) => step.text).join('\n'));
    await client.query('delete from migracao where nome = any($1)', [steps.map((step) => step.name)]);
    await client.query('insert into migracao (nome, resumo) values ($1, $2)', [name, digestOf(text)]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`A migração ${name} não pôde ser aplicada.`, { cause });
  }
};
