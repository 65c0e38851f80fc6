import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { FileStore, FoundFile, VolumeFolder } from './file-store.ts';
import { ownVolumes } from './volume-mark.ts';
import { recountVolume } from './occupancy.ts';
import { removeUnnamed } from './remove-unnamed.ts';

interface Volume extends VolumeFolder {
  readonly id: number;
}

/** What is begun and not ended after a day never will be. */
const dayMilliseconds = 86_400_000;

/**
 * Takes away what a process that died left in the volumes: contents that no row names and nobody is about to name, and
 * beginnings of files. Only in folders that are surely of this database: in another's, every file would look forgotten.
 * @returns how many files went.
 */
export const sweepVolumes = async (db: Database, files: FileStore, now = new Date()): Promise<number> => {
  let swept = 0;
  for (const volume of await ownVolumes(db, files)) {
    let here = 0;
    for await (const orphan of orphansOf(db, files, volume))
      if (await removeUnnamed(db, files, { ...volume, volumeId: volume.id, sha256: orphan.sha256 }))
        here += 1;
    // Movements noted by two at once may have counted one content twice.
    await inTransaction(db, (trx) => recountVolume(trx, volume.id));
    swept += here + (await files.leftovers(volume, new Date(now.getTime() - dayMilliseconds), true));
  }
  return swept;
};

/** What lies in the volumes and nothing names. */
interface Leftovers {
  readonly orfaos: number;
  readonly bytes: number;
  readonly temporarios: number;
}

/** Counts what the sweep would find, and what is being written at this moment too. */
export const countLeftovers = async (
  db: Database,
  files: FileStore,
  now = new Date(),
): Promise<Leftovers> => {
  const volumes = await db.selectFrom('registro.volume').select(['id', 'pasta']).execute();
  let [orfaos, bytes, temporarios] = [0, 0, 0];
  for (const volume of volumes) {
    for await (const orphan of orphansOf(db, files, volume)) {
      orfaos += 1;
      bytes += orphan.tamanho;
    }
    temporarios += await files.leftovers(volume, now, false);
  }
  return { orfaos, bytes, temporarios };
};

/** How many names are looked up at once. */
const pageSize = 1_000;

const orphansOf = async function* (db: Database, files: FileStore, volume: Volume): AsyncIterable<FoundFile> {
  for await (const found of files.list(volume))
    for (let i = 0; i < found.length; i += pageSize) {
      const page = found.slice(i, i + pageSize);
      const { rows } = await sql<{ sha256: Buffer }>`
        select distinct sha256 from arquivo
        where volume_id = ${volume.id} and sha256 = any(${page.map(({ sha256 }) => sha256)}::bytea[])`.execute(
        db,
      );
      const named = new Set(rows.map(({ sha256 }) => sha256.toString('hex')));
      yield* page.filter(({ sha256 }) => !named.has(sha256.toString('hex')));
    }
};
