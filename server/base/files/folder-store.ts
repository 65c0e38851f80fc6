import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DamagedFileError,
  type ByteRange,
  type FileStore,
  type FoundFile,
  type NamedPart,
  type StagedFile,
  type VolumeFolder,
  type VolumeToWrite,
} from './file-store.ts';
import { tooLarge } from './too-large.ts';
import { asVolumeProblem, VolumeProblemError } from './volume-problem.ts';

/** Beside the files of a volume: by which it is known again. */
const markName = '.malote';
/** A file up to this size is checked and handed out from one reading. */
const readWhole = 4 * 1_048_576;
/** With less than this free a disk counts as full before anything is read from who sends: what was read cannot go elsewhere. */
const leastFree = 1_048_576;

/** Keeps volumes in folders of this machine (or of a mounted share). */
export const folderStore = (dataDir: string): FileStore => {
  const folderOf = (volume: VolumeFolder): string => resolve(dataDir, volume.pasta ?? '');
  const pathOf = (volume: VolumeFolder, sha256: Buffer): string => {
    const hex = sha256.toString('hex');
    return join(folderOf(volume), hex.slice(0, 2), hex.slice(2, 4), hex);
  };
  /** What lies whole under a temporary name. */
  const stagedAt = (volume: VolumeToWrite, temporary: string, stored: FoundFile): StagedFile => ({
    ...stored,
    read: () => createReadStream(temporary),
    discard: () => rm(temporary, { force: true }),
    keep: () =>
      ofVolume(async () => {
        await requireOwn(folderOf(volume), volume);
        const final = pathOf(volume, stored.sha256);
        await makeFolder(dirname(dirname(final)));
        await makeFolder(dirname(final));
        await rename(temporary, final);
        await syncFolder(dirname(final));
      }),
  });
  return {
    async stage(volume, content, limit) {
      const folder = folderOf(volume);
      const temporary = join(folder, 'tmp', randomUUID());
      const discard = (): Promise<void> => rm(temporary, { force: true });
      const stored = await ofVolume(async () => {
        await requireOwn(folder, volume);
        await requireSpace(folder);
        await makeFolder(dirname(temporary));
        return writeTemporary(temporary, content, limit);
      }).catch(async (error: unknown) => {
        // what failed is told, and not that what failed could not be cleared away
        await discard().catch(() => undefined);
        throw error;
      });
      return stagedAt(volume, temporary, stored);
    },
    append: (volume, part, content) =>
      ofVolume(async () => {
        const folder = folderOf(volume);
        await requireOwn(folder, volume);
        await requireSpace(folder);
        const path = join(folder, 'tmp', part.name);
        await makeFolder(dirname(path));
        return appendTo(path, part, content);
      }),
    reached: async (volume, name) => (await stat(join(folderOf(volume), 'tmp', name)).catch(ifMissing))?.size,
    removePart: (volume, name) => rm(join(folderOf(volume), 'tmp', name), { force: true }),
    stageParts: (volume, name) =>
      ofVolume(async () => {
        await requireOwn(folderOf(volume), volume);
        const path = join(folderOf(volume), 'tmp', name);
        const handle = await open(path, 'r+');
        try {
          await handle.sync();
          const { size } = await handle.stat();
          return stagedAt(volume, path, { sha256: await digestOf(handle), tamanho: size });
        } finally {
          await handle.close();
        }
      }),
    check: (volume) =>
      ofVolume(async () => {
        const folder = folderOf(volume);
        await requireOwn(folder, volume);
        await access(folder, constants.W_OK | constants.X_OK);
        await requireSpace(folder);
      }),
    read: (volume, sha256) => ofVolume(() => readChecked(pathOf(volume, sha256), sha256), { reading: true }),
    readRange: (volume, sha256, range) =>
      ofVolume(() => readSome(pathOf(volume, sha256), sha256, range), { reading: true }),
    digest: (volume, sha256) =>
      ofVolume(
        async () => {
          const handle = await openIfThere(pathOf(volume, sha256));
          if (!handle) return undefined;
          try {
            return await digestOf(handle);
          } finally {
            await handle.close();
          }
        },
        { reading: true },
      ),
    isThere: async (volume) => (await stat(folderOf(volume)).catch(ifMissing))?.isDirectory() ?? false,
    remove: (volume, sha256) => rm(pathOf(volume, sha256), { force: true }),
    list: (volume) => listFiles(folderOf(volume)),
    async leftovers(volume, before, remove) {
      const folder = join(folderOf(volume), 'tmp');
      let found = 0;
      for (const name of await namesIn(folder)) {
        const path = join(folder, name);
        const file = await stat(path).catch(ifMissing);
        // One that is still being written was changed a moment ago.
        if (!file?.isFile() || file.mtime >= before) continue;
        found += 1;
        if (remove) await rm(path, { force: true });
      }
      return found;
    },
    readMark: async (volume) =>
      (await readFile(join(folderOf(volume), markName), 'utf8').catch(ifMissing))?.trim(),
    async writeMark(volume, mark) {
      const path = join(folderOf(volume), markName);
      const temporary = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const handle = await open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(`${mark}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, path);
      await syncFolder(dirname(path));
    },
    async space(volume) {
      const disk = await statfs(folderOf(volume)).catch(ifMissing);
      return disk && { livres: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
    },
  };
};

/** The same open file is checked and then sent: what is sent is what was checked, whatever becomes of its name. */
const readChecked = async (path: string, sha256: Buffer): Promise<Readable> => {
  const handle = await openIfThere(path);
  if (!handle) throw new DamagedFileError('faltando');
  try {
    const { size } = await handle.stat();
    if (size <= readWhole) {
      const whole = await handle.readFile();
      await handle.close();
      if (!createHash('sha256').update(whole).digest().equals(sha256)) throw new DamagedFileError('alterado');
      return Readable.from([whole], { objectMode: false });
    }
    if (!(await digestOf(handle)).equals(sha256)) throw new DamagedFileError('alterado');
    return handle.createReadStream({ start: 0 });
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
};

/** Files whose digest was found right, by what a change of them would change; the oldest are forgotten. */
const foundRight = new Map<string, number>();
const mostKnown = 200;
/** So long a digest that was found right serves for more of the same file: a film is asked for in many pieces. */
const rightFor = 10 * 60_000;

const readSome = async (path: string, sha256: Buffer, { start, end }: ByteRange): Promise<Readable> => {
  const handle = await openIfThere(path);
  if (!handle) throw new DamagedFileError('faltando');
  try {
    const { size, mtimeMs, ino } = await handle.stat();
    const key = [path, size, mtimeMs, ino].join('|');
    const known = foundRight.get(key);
    if (known === undefined || performance.now() - known > rightFor) {
      if (!(await digestOf(handle)).equals(sha256)) throw new DamagedFileError('alterado');
      foundRight.delete(key);
      foundRight.set(key, performance.now());
      const [oldest] = foundRight.keys();
      if (foundRight.size > mostKnown && oldest !== undefined) foundRight.delete(oldest);
    }
    return handle.createReadStream({ start, end });
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
};

/** Bytes that are written at once. */
const togetherMost = 1_048_576;

/** What comes is written as it comes, each piece at its place: who breaks off loses nothing of what came. */
const appendTo = async (path: string, { offset, limit }: NamedPart, content: Readable): Promise<number> => {
  // made by its first part alone: one that was swept away meanwhile is not begun in the middle
  if (offset === 0) await (await open(path, 'a', 0o600)).close();
  const writing = await open(path, 'r+');
  let at = offset;
  try {
    await writing.truncate(offset);
    for await (const chunk of content as AsyncIterable<Buffer>)
      for (let from = 0; from < chunk.length; from += togetherMost) {
        const piece = chunk.subarray(from, from + togetherMost);
        if (at + piece.length > limit) throw tooLarge(at + piece.length, limit);
        await writing.write(piece, 0, piece.length, at);
        at += piece.length;
      }
    return at;
  } finally {
    await writing.close();
  }
};

const digestOf = async (handle: FileHandle): Promise<Buffer> => {
  const hash = createHash('sha256');
  await pipeline(handle.createReadStream({ start: 0, autoClose: false }), hash);
  return hash.digest();
};

const openIfThere = (path: string): Promise<FileHandle | undefined> => open(path, 'r').catch(ifMissing);

const ifMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
};

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(ifMissing)) ?? [];

/** One folder of the first level at a time: what is held in memory does not grow with the volume as a whole. */
const listFiles = async function* (folder: string): AsyncIterable<readonly FoundFile[]> {
  for (const first of await namesIn(folder)) {
    if (!/^[0-9a-f]{2}$/.test(first)) continue;
    const found: FoundFile[] = [];
    for (const second of await namesIn(join(folder, first)))
      for (const name of await namesIn(join(folder, first, second))) {
        if (!/^[0-9a-f]{64}$/.test(name) || !name.startsWith(`${first}${second}`)) continue;
        const file = await stat(join(folder, first, second, name)).catch(ifMissing);
        if (file) found.push({ sha256: Buffer.from(name, 'hex'), tamanho: file.size });
      }
    if (found.length > 0) yield found;
  }
};

/** Says of what the file system refuses whether the volume is at fault. */
const ofVolume = async <T>(work: () => Promise<T>, options?: { reading?: boolean }): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw asVolumeProblem(error, options);
  }
};

/**
 * The folder is there and carries the mark of the volume. It is never made here, except where nothing was ever kept and no start
 * came by: a folder that is not there is a disk that is not mounted.
 */
const requireOwn = async (folder: string, { marca, novo = false }: VolumeToWrite): Promise<void> => {
  const known = marca ?? undefined;
  if (known === undefined && novo) await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await stat(folder)).isDirectory()) throw new VolumeProblemError('foraDoLugar');
  if (known === undefined) return;
  const [found] = (await readFile(join(folder, markName), 'utf8').catch(ifMissing))?.trim().split(' ') ?? [];
  if (found !== known) throw new VolumeProblemError('foraDoLugar');
};

const requireSpace = async (folder: string): Promise<void> => {
  const { blocks, bavail, bsize } = await statfs(folder);
  // some shares do not say what they hold
  if (blocks > 0 && bavail * bsize < leastFree) throw new VolumeProblemError('cheio');
};

/** One level, inside a folder that is there. */
const makeFolder = async (path: string): Promise<void> => {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
};

const writeTemporary = async (
  path: string,
  content: Readable | Uint8Array,
  limit: number,
): Promise<FoundFile> => {
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

/** The name itself must survive a power cut, not only the bytes. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
