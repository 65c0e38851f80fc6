import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { lockToRemove } from './content-lock.ts';
import type { FileStore } from './file-store.ts';

/** The bytes of a content in a volume. */
export interface Bytes {
  readonly volumeId: number;
  readonly pasta: string | null;
  readonly sha256: Buffer;
}

/** Whether a row names the content in the volume. */
export const isNamed = async (db: Database, { volumeId, sha256 }: Omit<Bytes, 'pasta'>): Promise<boolean> => {
  const row = await db
    .selectFrom('arquivo')
    .select('id')
    .where('sha256', '=', sha256)
    .where('volumeId', '=', volumeId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes bytes away that no row names and nobody is about to name. @returns whether it did. */
export const removeUnnamed = (db: Database, files: FileStore, bytes: Bytes): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await lockToRemove(trx, bytes.sha256)) || (await isNamed(trx, bytes))) return false;
    await files.remove(bytes, bytes.sha256);
    return true;
  });
