import { randomUUID } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { FileStore, VolumeFolder } from './file-store.ts';

interface Volume extends VolumeFolder {
  readonly id: number;
  readonly nome?: string | null;
}

/** A volume whose folder, as seen from here, is not the one where the files of this database lie. */
export class OtherFolderError extends Error {
  constructor(
    readonly volume: { readonly nome: string; readonly pasta: string },
    readonly motivo: 'semMarca' | 'outraMarca' | 'semPasta',
  ) {
    super(`${volume.nome}: ${motivo}`);
  }
}

/**
 * The mark in the folder: of the volume, and of the database that sweeps there. A copy of the database knows the same
 * volumes, and would take for forgotten whatever the original kept since.
 */
const markOf = (marca: string, banco: string): string => `${marca} ${banco}`;

const databaseOf = async (db: Database): Promise<string> => {
  const { rows: may } = await sql<{ may: boolean }>`
    select has_function_privilege('pg_control_system()', 'execute') as may`.execute(db);
  // A service that hides its identity still tells the databases of one server apart.
  const server = may[0]?.may ? sql`(select system_identifier::text from pg_control_system())` : sql`''`;
  const { rows } = await sql<{ banco: string }>`
    select concat_ws('-', ${server}, oid::text) as banco from pg_database
    where datname = current_database()`.execute(db);
  return rows[0]?.banco ?? '';
};

/**
 * Makes sure that every volume is the folder that this database knows, before anything is read or written there: a server
 * with folders of its own would keep files that the others do not find. The first to come marks them; a folder that lost
 * its mark is known by the files that it holds.
 * @throws {OtherFolderError}
 */
export const checkMarks = (db: Database, files: FileStore): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('volume-marca'))`.execute(trx);
    const volumes = await trx
      .selectFrom('registro.volume as v')
      .leftJoin('volumeMarca as m', 'm.volumeId', 'v.id')
      .select(['v.id', 'v.nome', 'v.pasta', 'm.marca'])
      .orderBy('v.id')
      .execute();
    const banco = await databaseOf(trx);
    for (const { id, nome, pasta, marca } of volumes) {
      const volume = { id, nome, pasta: pasta ?? '' };
      const mark = await files.readMark(volume);
      if (mark !== undefined) {
        const [ofVolume = '', ofDatabase] = mark.split(' ');
        // A start that died between the folder and the database left the mark in the folder alone.
        if (marca ? ofVolume !== marca : ofDatabase !== banco)
          throw new OtherFolderError({ nome: nome ?? '', pasta: volume.pasta }, 'outraMarca');
        if (!marca) await noteMark(trx, id, ofVolume);
        continue;
      }
      const known = await holdsOurs(trx, files, volume);
      if (known === false || (known === undefined && marca !== null))
        throw new OtherFolderError({ nome: nome ?? '', pasta: volume.pasta }, 'semMarca');
      await requireFolder(files, volume);
      await setMark(trx, files, volume, marca ?? randomUUID(), banco);
    }
  });

/** Marks the folder that a volume got, in the transaction that gives it. @returns false when it is of another already. */
export const markFolder = async (trx: Database, files: FileStore, volume: Volume): Promise<boolean> => {
  const [ofVolume, ofDatabase] = (await files.readMark(volume))?.split(' ') ?? [];
  const banco = await databaseOf(trx);
  if (ofVolume !== undefined) {
    const owner = await trx.selectFrom('volumeMarca').select(['volumeId', 'marca']).execute();
    const known = owner.find(({ marca }) => marca === ofVolume);
    // What an act that was undone left here is nobody's.
    if (known ? known.volumeId !== volume.id : ofDatabase !== banco) return false;
  }
  await setMark(trx, files, volume, randomUUID(), banco);
  return true;
};

/** Takes the folders, as seen from here, for those of this database, whatever their marks say. @throws {OtherFolderError} */
export const takeMarks = (db: Database, files: FileStore): Promise<number> =>
  inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('registro.volume')
      .select(['id', 'nome', 'pasta'])
      .orderBy('id')
      .execute();
    const volumes = rows.map((row) => ({ ...row, pasta: row.pasta ?? '' }));
    const banco = await databaseOf(trx);
    for (const volume of volumes) await requireFolder(files, volume);
    for (const volume of volumes) await setMark(trx, files, volume, randomUUID(), banco);
    return volumes.length;
  });

/** A mark makes no folder but one inside the data folder: where one is not there, its disk is not mounted. */
const requireFolder = async (files: FileStore, volume: Volume): Promise<void> => {
  const { nome } = volume;
  const pasta = volume.pasta ?? '';
  if (isAbsolute(pasta) && !(await files.isThere(volume)))
    throw new OtherFolderError({ nome: nome ?? '', pasta }, 'semPasta');
};

const setMark = async (
  trx: Database,
  files: FileStore,
  volume: Volume,
  marca: string,
  banco: string,
): Promise<void> => {
  await files.writeMark(volume, markOf(marca, banco));
  await noteMark(trx, volume.id, marca);
};

const noteMark = async (trx: Database, volumeId: number, marca: string): Promise<void> => {
  await trx
    .insertInto('volumeMarca')
    .values({ volumeId, marca })
    .onConflict((conflict) => conflict.column('volumeId').doUpdateSet({ marca }))
    .execute();
};

/** Whether the newest files of the volume lie in the folder; undefined where the volume has none. */
const holdsOurs = async (db: Database, files: FileStore, volume: Volume): Promise<boolean | undefined> => {
  const newest = await db
    .selectFrom('arquivo')
    .select('sha256')
    .where('volumeId', '=', volume.id)
    .orderBy('criadoEm', 'desc')
    .limit(20)
    .execute();
  if (newest.length === 0) return undefined;
  for (const { sha256 } of newest) if ((await files.digest(volume, sha256))?.equals(sha256)) return true;
  return false;
};

/** The volumes whose folder carries the mark of this very database. */
export const ownVolumes = async (db: Database, files: FileStore): Promise<readonly Volume[]> => {
  const banco = await databaseOf(db);
  const rows = await db
    .selectFrom('registro.volume as v')
    .innerJoin('volumeMarca as m', 'm.volumeId', 'v.id')
    .select(['v.id', 'v.pasta', 'm.marca'])
    .execute();
  const own: Volume[] = [];
  for (const { id, pasta, marca } of rows) {
    const volume = { id, pasta: pasta ?? '' };
    if ((await files.readMark(volume)) === markOf(marca, banco)) own.push(volume);
  }
  return own;
};
