import type { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ports } from '#server/base/http/context.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { fits, noteMovement, volumesWithRoom, type Room } from './occupancy.ts';

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

/** Writes the content in a volume that has room, durable before the row that names it. */
export const keepFile = async (
  db: Database,
  ports: Ports,
  file: NewFile,
  content: Readable | Uint8Array,
): Promise<KeptFile> => {
  const { volume, sha256, tamanho } = await writeWhereItFits(db, ports.files, file.limite, content);
  const known = await db
    .selectFrom('arquivo')
    .select('id')
    .where('sha256', '=', sha256)
    .where('volumeId', '=', volume.id)
    .executeTakeFirst();
  const { id } = await db
    .insertInto('arquivo')
    .values({
      sha256,
      volumeId: volume.id,
      nome: file.nome,
      tipo: file.tipo,
      tamanho,
      criadoEm: ports.clock(),
      criadoPor: file.criadoPor,
      emUso: file.emUso,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!known) await noteMovement(db, { volumeId: volume.id, bytes: tamanho, arquivos: 1 });
  return { id, sha256, tamanho };
};

/** The size of what is sent is known only when it is written: what does not fit goes on to the next volume that has room. */
const writeWhereItFits = async (
  db: Database,
  files: FileStore,
  limit: number,
  content: Readable | Uint8Array,
): Promise<StoredFile & { readonly volume: Room }> => {
  const [first, ...others] = await volumesWithRoom(db);
  if (!first) throw new AppError('semEspacoNoVolume');
  if (content instanceof Uint8Array) {
    const volume = [first, ...others].find((one) => fits(one, content.length));
    if (!volume) throw new AppError('semEspacoNoVolume');
    return { volume, ...(await files.write(volume, content, limit)) };
  }
  const stored = await files.write(first, content, limit);
  if (fits(first, stored.tamanho)) return { volume: first, ...stored };
  const next = others.find((one) => fits(one, stored.tamanho));
  if (next) await files.write(next, files.read(first, stored.sha256), limit);
  const used = await db
    .selectFrom('arquivo')
    .select('id')
    .where('sha256', '=', stored.sha256)
    .where('volumeId', '=', first.id)
    .executeTakeFirst();
  if (!used) await files.remove(first, stored.sha256);
  if (!next) throw new AppError('semEspacoNoVolume');
  return { volume: next, ...stored };
};
