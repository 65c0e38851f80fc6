import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { FileStore } from './file-store.ts';
import { noteMovement } from './occupancy.ts';
import { isNamed, removeUnnamed, type Bytes } from './remove-unnamed.ts';

/**
 * Throws away files that nothing came to use within a day. The rows go first, in a transaction of their own: what ends
 * here leaves bytes without a row, which the sweep of the volumes finds, and never a row without bytes.
 */
export const discardUnused = async (db: Database, files: FileStore, agora: Date): Promise<number> => {
  const removed = await inTransaction(db, async (trx) => {
    const rows = await trx
      .deleteFrom('arquivo')
      .using('registro.volume as volume')
      .whereRef('volume.id', '=', 'arquivo.volumeId')
      .where('arquivo.emUso', '=', false)
      .where('arquivo.criadoEm', '<', sql<Date>`${agora}::timestamptz - interval '1 day'`)
      .returning(['arquivo.sha256', 'arquivo.tamanho', 'volume.pasta', 'arquivo.volumeId'])
      .execute();
    // Of two names of one content, only the first to be found alone leaves room.
    const contents = new Map(rows.map((row) => [`${row.volumeId}/${row.sha256.toString('hex')}`, row]));
    for (const row of contents.values())
      if (!(await isNamed(trx, row)))
        await noteMovement(trx, { volumeId: row.volumeId, bytes: -row.tamanho, arquivos: -1 });
    return { rows: rows.length, contents: [...contents.values()] satisfies Bytes[] };
  });
  for (const content of removed.contents) await removeUnnamed(db, files, content);
  return removed.rows;
};
