import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Sweeps what no longer serves of the ways in from outside. */
export const forgetOutsiders = async (db: Database, agora: Date): Promise<void> => {
  const before = (interval: string) => sql<Date>`${agora}::timestamptz - ${interval}::interval`;
  await db.deleteFrom('cadastroExterno').where('expiraEm', '<', agora).execute();
  await db.deleteFrom('entradaExterna').where('expiraEm', '<', agora).execute();
  await db.deleteFrom('aparelhoExterno').where('expiraEm', '<', agora).execute();
  await db.deleteFrom('linkExterno').where('expiraEm', '<', before('1 day')).execute();
  await db.deleteFrom('sessaoExterna').where('expiraEm', '<', before('30 days')).execute();
};
