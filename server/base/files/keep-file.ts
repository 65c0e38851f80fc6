import type { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ports } from '#server/base/http/context.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { lockToKeep } from './content-lock.ts';
import type { FileStore, StagedFile } from './file-store.ts';
import { fits, noteMovement, volumesWithRoom, type Room } from './occupancy.ts';
import { isNamed } from './remove-unnamed.ts';

export interface NewFile {
  readonly nome: string;
  readonly tipo: string;
  readonly criadoPor: number | null;
  /** Whether something already refers to it; else it is discarded after a day. */
  readonly emUso: boolean;
  /** Bytes at the most. */
  readonly limite: number;
}

export interface KeptFile {
  readonly id: string;
  readonly sha256: Buffer;
  readonly tamanho: number;
}

/**
 * Writes the content in a volume that has room, durable before the row that names it. The content gets its name and its
 * row under one lock, to the end of the transaction: no sweep comes in between, nor before the row is there to be seen.
 */
export const keepFile = async (
  db: Database,
  ports: Ports,
  file: NewFile,
  content: Readable | Uint8Array,
): Promise<KeptFile> => {
  const { volume, staged } = await stageWhereItFits(db, ports.files, file.limite, content);
  try {
    if (db.isTransaction) return await nameIt(db, ports.clock(), file, volume, staged);
    return await inTransaction(db, (trx) => nameIt(trx, ports.clock(), file, volume, staged));
  } catch (error) {
    await staged.discard();
    throw error;
  }
};

const nameIt = async (
  trx: Database,
  agora: Date,
  { nome, tipo, criadoPor, emUso }: NewFile,
  { id: volumeId }: Room,
  staged: StagedFile,
): Promise<KeptFile> => {
  const { sha256, tamanho } = staged;
  await lockToKeep(trx, sha256);
  await staged.keep();
  const known = await isNamed(trx, { volumeId, sha256 });
  const { id } = await trx
    .insertInto('arquivo')
    .values({ sha256, volumeId, nome, tipo, tamanho, criadoEm: agora, criadoPor, emUso })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!known) await noteMovement(trx, { volumeId, bytes: tamanho, arquivos: 1 });
  return { id, sha256, tamanho };
};

interface Staged {
  readonly volume: Room;
  readonly staged: StagedFile;
}

/** The size of what is sent is known only when it is written: what does not fit goes on to the next volume that has room. */
const stageWhereItFits = async (
  db: Database,
  files: FileStore,
  limit: number,
  content: Readable | Uint8Array,
): Promise<Staged> => {
  const [first, ...others] = await volumesWithRoom(db);
  if (!first) throw new AppError('semEspacoNoVolume');
  if (content instanceof Uint8Array) {
    const volume = [first, ...others].find((one) => fits(one, content.length));
    if (!volume) throw new AppError('semEspacoNoVolume');
    return { volume, staged: await files.stage(volume, content, limit) };
  }
  const staged = await files.stage(first, content, limit);
  if (fits(first, staged.tamanho)) return { volume: first, staged };
  try {
    const next = others.find((one) => fits(one, staged.tamanho));
    if (!next) throw new AppError('semEspacoNoVolume');
    return { volume: next, staged: await files.stage(next, staged.read(), limit) };
  } finally {
    await staged.discard();
  }
};
