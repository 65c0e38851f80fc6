import type { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { lockToKeep } from './content-lock.ts';
import { examine } from './examine.ts';
import type { FilePorts } from './file-ports.ts';
import type { StagedFile } from './file-store.ts';
import { fits, noteMovement, volumesWithRoom, type Room } from './occupancy.ts';
import { isNamed } from './remove-unnamed.ts';
import { tellVolume } from './tell-volume.ts';
import { VolumeProblemError } from './volume-problem.ts';
import { volumeRefusal } from './volume-refusal.ts';

interface NewFile {
  readonly nome: string;
  readonly tipo: string;
  readonly criadoPor: number | null;
  /** Whether something already refers to it; else it is discarded after a day. */
  readonly emUso: boolean;
  /** Somebody sent it: the antivirus sees it first, where there is one. */
  readonly recebido?: true;
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
  ports: FilePorts,
  file: NewFile,
  content: Readable | Uint8Array,
): Promise<KeptFile> => {
  const { volume, staged } = await stageWhereItFits(db, ports, file.limite, content);
  try {
    if (file.recebido) await examine(ports, file, staged);
    if (db.isTransaction) return await nameIt(db, ports.clock(), file, volume, staged);
    return await inTransaction(db, (trx) => nameIt(trx, ports.clock(), file, volume, staged));
  } catch (error) {
    await staged.discard().catch(() => undefined);
    throw await toldOf(ports, volume, error);
  }
};

/**
 * Keeps what came whole in parts to a volume, as `keepFile` keeps what comes at once, in the open transaction.
 * @throws AppError when the volume is not there
 */
export const keepParts = async (
  trx: Database,
  ports: FilePorts,
  file: NewFile,
  { volume, staged }: Staged,
): Promise<KeptFile> => {
  try {
    return await nameIt(trx, ports.clock(), file, volume, staged);
  } catch (error) {
    throw await toldOf(ports, volume, error);
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

/** What a volume has whole, before it has its name. */
interface Staged {
  readonly volume: Room;
  readonly staged: StagedFile;
}

/**
 * The size of what is sent is known only when it is written: what does not fit goes on to the next volume that has room. One that
 * cannot be used is told of, and the next is asked.
 */
const stageWhereItFits = async (
  db: Database,
  ports: FilePorts,
  limit: number,
  content: Readable | Uint8Array,
): Promise<Staged> => {
  const { files } = ports;
  const size = content instanceof Uint8Array ? content.length : 0;
  let failed: AppError | undefined;
  for (const volume of await volumesWithRoom(db)) {
    if (!fits(volume, size)) continue;
    try {
      const staged = await files.stage(volume, content, limit);
      if (fits(volume, staged.tamanho)) return { volume, staged };
      return await elsewhere(db, ports, volume, staged);
    } catch (error) {
      failed = await toldOf(ports, volume, error);
      // what it took of a stream cannot be given to another; who sends it again finds this volume last
      if (!(content instanceof Uint8Array) && (content.readableDidRead || content.destroyed)) break;
    }
  }
  throw failed ?? new AppError('semEspacoNoVolume');
};

/** What a volume took and has no room for goes to the next that has. */
const elsewhere = async (db: Database, ports: FilePorts, full: Room, staged: StagedFile): Promise<Staged> => {
  try {
    let failed: AppError | undefined;
    for (const next of await volumesWithRoom(db, full.id)) {
      if (!fits(next, staged.tamanho)) continue;
      try {
        return { volume: next, staged: await ports.files.stage(next, staged.read(), staged.tamanho) };
      } catch (error) {
        failed = await toldOf(ports, next, error);
      }
    }
    throw failed ?? new AppError('semEspacoNoVolume');
  } finally {
    await staged.discard();
  }
};

/** @returns what is said when no other volume takes it. @throws what is not of the volume */
const toldOf = async (ports: FilePorts, { id, nome }: Room, error: unknown): Promise<AppError> => {
  if (!(error instanceof VolumeProblemError)) throw error;
  await tellVolume(ports.db, id, error.problema);
  return volumeRefusal(nome, error);
};
