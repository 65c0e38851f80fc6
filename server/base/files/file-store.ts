import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#schemas/app-error.ts';

/** A file that is already durable in a volume. */
export interface StoredFile {
  readonly sha256: Buffer;
  readonly tamanho: number;
}

/** Where a volume keeps its files: a folder, relative to the data folder or absolute. */
export interface VolumeFolder {
  readonly pasta: string;
}

/**
 * Content-addressed files in a volume. A file is written to a temporary name, synced and renamed;
 * only then may anything refer to it.
 */
export interface FileStore {
  write(volume: VolumeFolder, content: Readable | Uint8Array, limit: number): Promise<StoredFile>;
  read(volume: VolumeFolder, sha256: Buffer): Readable;
  /** Recomputes the digest of the stored bytes; undefined when the file is missing. */
  digest(volume: VolumeFolder, sha256: Buffer): Promise<Buffer | undefined>;
  remove(volume: VolumeFolder, sha256: Buffer): Promise<void>;
}

/** Keeps volumes in folders of this machine (or of a mounted share). */
export const folderStore = (dataDir: string): FileStore => {
  const folderOf = (volume: VolumeFolder): string => resolve(dataDir, volume.pasta);
  const pathOf = (volume: VolumeFolder, sha256: Buffer): string => {
    const hex = sha256.toString('hex');
    return join(folderOf(volume), hex.slice(0, 2), hex.slice(2, 4), hex);
  };
  return {
    async write(volume, content, limit) {
      const temporary = join(folderOf(volume), 'tmp', randomUUID());
      await mkdir(dirname(temporary), { recursive: true });
      try {
        const stored = await writeTemporary(temporary, content, limit);
        const final = pathOf(volume, stored.sha256);
        await mkdir(dirname(final), { recursive: true });
        await rename(temporary, final);
        await syncFolder(dirname(final));
        return stored;
      } catch (error) {
        await rm(temporary, { force: true });
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
          throw new AppError('semEspacoNoVolume', {}, { cause: error });
        throw error;
      }
    },
    read: (volume, sha256) => createReadStream(pathOf(volume, sha256)),
    async digest(volume, sha256) {
      const path = pathOf(volume, sha256);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!found) return undefined;
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      return hash.digest();
    },
    remove: (volume, sha256) => rm(pathOf(volume, sha256), { force: true }),
  };
};

const writeTemporary = async (
  path: string,
  content: Readable | Uint8Array,
  limit: number,
): Promise<StoredFile> => {
  const hash = createHash('sha256');
  let tamanho = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      tamanho += chunk.length;
      hash.update(chunk);
      done(tamanho > limit ? tooLarge(tamanho, limit) : null, chunk);
    },
  });
  // The file exists before the first byte comes: when the source breaks off, what is removed is really there.
  await (await open(path, 'wx', 0o600)).close();
  const file = createWriteStream(path, { flags: 'w', flush: true });
  await pipeline(content instanceof Uint8Array ? [content] : content, meter, file);
  return { sha256: hash.digest(), tamanho };
};

const tooLarge = (size: number, limit: number): AppError =>
  new AppError('arquivoGrande', { tamanho: `mais de ${inMegabytes(size)}`, limite: inMegabytes(limit) });

const inMegabytes = (bytes: number): string => `${Math.max(1, Math.floor(bytes / 1_048_576))} MB`;

/** The name itself must survive a power cut, not only the bytes. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
