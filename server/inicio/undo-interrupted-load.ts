import type pg from 'pg';
import type { Config } from '#server/base/config.ts';
import { movedMark } from '#server/base/backup/moved-mark.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';
import { loadMark } from './load-mark.ts';

/**
 * A first load that was killed in the middle starts again from an empty database. Only the embedded one is emptied:
 * a database that somebody gave may hold what is not ours. One that was moved elsewhere is refused.
 */
export const undoInterruptedLoad = async (pool: pg.Pool, config: Config): Promise<void> => {
  const { rows } = await pool.query<{ existe: boolean }>(
    "select to_regclass('public.ajuste') is not null as existe",
  );
  if (!rows[0]?.existe) return;
  const moved = await pool.query('select from ajuste where chave = $1', [movedMark]);
  if (moved.rowCount) throw new StartRefusal('bancoMudou');
  const { rowCount } = await pool.query('select from ajuste where chave = $1', [loadMark]);
  if (!rowCount) return;
  if (config.databaseUrl !== undefined) throw new StartRefusal('cargaInterrompida');
  await pool.query(
    'drop schema if exists registro, graphile_worker cascade; drop schema public cascade; create schema public',
  );
};
