import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { FileStore } from './file-store.ts';
import { noteMovement } from './occupancy.ts';

/** Throws away files that nothing came to use within a day, and the bytes that no row names any more. */
export const discardUnused = async (db: Database, files: FileStore, agora: Date): Promise<number> => {
  const removed = await db
    .deleteFrom('arquivo')
    .using('registro.volume as volume')
    .whereRef('volume.id', '=', 'arquivo.volumeId')
    .where('arquivo.emUso', '=', false)
    .where('arquivo.criadoEm', '<', sql<Date>`${agora}::timestamptz - interval '1 day'`)
    .returning(['arquivo.sha256', 'arquivo.tamanho', 'volume.pasta', 'arquivo.volumeId'])
    .execute();
  const gone = new Set<string>();
  for (const row of removed) {
    const still = await db
      .selectFrom('arquivo')
      .select('id')
      .where('sha256', '=', row.sha256)
      .where('volumeId', '=', row.volumeId)
      .executeTakeFirst();
    if (still) continue;
    await files.remove(row, row.sha256);
    // Of two names of one content, only the first to be found alone leaves room.
    const key = `${row.volumeId}/${row.sha256.toString('hex')}`;
    if (gone.has(key)) continue;
    gone.add(key);
    await noteMovement(db, { volumeId: row.volumeId, bytes: -row.tamanho, arquivos: -1 });
  }
  return removed.length;
};
