import { defined } from '#schemas/defined.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { ClientConfig } from 'pg';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { format } from '#schemas/messages/format.ts';
import { backupName } from '#server/base/backup/backup-name.ts';
import { readGoodCopy, writeBackup } from '#server/base/backup/write-backup.ts';
import type { Config } from '#server/base/config.ts';
import { knownMigrations, understoodMigrations } from '#server/base/db/migrate.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';

/**
 * The database of an older version is copied before it is changed: going back is restoring the copy with that version. The
 * files are not: a migration never touches them. A database that holds something else is refused.
 */
export const backUpBeforeUpgrade = async (
  pool: pg.Pool,
  database: ClientConfig,
  config: Config,
  log: { warn(message: string): void },
): Promise<void> => {
  const applied = await appliedMigrations(pool);
  if (applied === undefined) return refuseForeign(pool);
  const understood = await understoodMigrations();
  // A newer one is refused by `migrate`, and one that was never whole is loaded anew.
  if (applied.some((name) => !understood.has(name)) || !(await isLoaded(pool))) return;
  const pending = (await knownMigrations()).filter((name) => !applied.includes(name));
  if (pending.length === 0) return;
  const folder = upgradeFolder(config);
  const earlier = await copyUnderWay(pool);
  if (earlier !== undefined) {
    // an upgrade that was cut or failed: the database is half of each version, and that copy is the one to go back to
    log.warn(format(inicio.banco.atualizando, { total: pending.length, arquivo: earlier }));
    return;
  }
  const moment = new Date();
  const target = join(folder, backupName(moment));
  const { dataDir, key, version, backupPassphrase } = config;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeBackup({
      database,
      dataDir,
      key,
      version,
      moment,
      target,
      files: false,
      ...defined({ passphrase: backupPassphrase }),
    });
  } catch (cause) {
    throw new StartRefusal(
      'semBackupAntesDeAtualizar',
      { motivo: cause instanceof Error ? cause.message : String(cause) },
      cause,
    );
  }
  await pool.query(
    'insert into public.ajuste (chave, valor) values ($1, $2::jsonb) on conflict (chave) do update set valor = excluded.valor',
    [copyMark, JSON.stringify(target)],
  );
  log.warn(format(inicio.banco.atualizando, { total: pending.length, arquivo: target }));
};

/** Where the copies of before upgrades lie. */
export const upgradeFolder = ({ backupDir }: Pick<Config, 'backupDir'>): string =>
  join(backupDir, 'antes-de-atualizar');

/** While an upgrade is not whole, the copy of what was before it. */
const copyMark = 'copiaAntesDeAtualizar';

const copyUnderWay = async (pool: pg.Pool): Promise<string | undefined> => {
  const { rows } = await pool.query<{ valor: string }>('select valor from public.ajuste where chave = $1', [
    copyMark,
  ]);
  const path = rows[0]?.valor;
  if (path === undefined) return undefined;
  return readGoodCopy(path).then(
    () => path,
    // somebody took it away: what there is now is better than nothing
    () => undefined,
  );
};

/** The upgrade is whole: the next one makes a copy of its own. */
export const endUpgrade = async (pool: pg.Pool): Promise<void> => {
  await pool.query('delete from public.ajuste where chave = $1', [copyMark]);
};

/** Undefined where the database was never one of ours. */
const appliedMigrations = async (pool: pg.Pool): Promise<string[] | undefined> => {
  const { rows: there } = await pool.query<{ existe: boolean }>(
    `select to_regclass('public.migracao') is not null as existe`,
  );
  if (!there[0]?.existe) return undefined;
  const { rows } = await pool.query<{ nome: string }>('select nome from public.migracao');
  return rows.map(({ nome }) => nome);
};

const isLoaded = async (pool: pg.Pool): Promise<boolean> => {
  const { rows: there } = await pool.query<{ existe: boolean }>(
    `select to_regclass('public.ajuste') is not null as existe`,
  );
  if (!there[0]?.existe) return false;
  const { rowCount } = await pool.query(`select from public.ajuste where chave = 'cargaInicial'`);
  return rowCount !== 0;
};

const refuseForeign = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ tabela: string }>(
    `select format('%s.%s', n.nspname, c.relname) as tabela from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'registro')
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  );
  if (rows[0]) throw new StartRefusal('bancoAlheio', { tabela: rows[0].tabela });
};
