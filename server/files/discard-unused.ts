import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { FileStore } from './file-store.ts';

/** Throws away files that nothing came to use within a day, and the bytes that no row names any more. */
export const discardUnused = async (db: Database, files: FileStore, agora: Date): Promise<number> => {
  const removed = await db
    .deleteFrom('arquivo')
    .using('volume')
    .whereRef('volume.id', '=', 'arquivo.volumeId')
    .where('arquivo.emUso', '=', false)
    .where('arquivo.criadoEm', '<', sql<Date>`${agora}::timestamptz - interval '1 day'`)
    .returning(['arquivo.sha256', 'volume.pasta', 'arquivo.volumeId'])
    .execute();
  for (const row of removed) {
    const still = await db
      .selectFrom('arquivo')
      .select('id')
      .where('sha256', '=', row.sha256)
      .where('volumeId', '=', row.volumeId)
      .executeTakeFirst();
    if (!still) await files.remove(row, row.sha256);
  }
  return removed.length;
};
