import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { indexEntry } from './archive-writer.ts';
import { BackupRefusal } from './refusal.ts';
import { sealHeaderLength, sealMark, unsealWith } from './sealed-stream.ts';

/** What is done with one entry; it must read the content, or leave it to be skipped. */
type EntryReader = (name: string, content: Readable, size: number) => Promise<void>;

/**
 * Reads an archive from its beginning to its end and compares each entry with the index that was written last: one that is
 * cut off, changed or lacks an entry is refused, after `read` saw what there was.
 */
export const readArchive = async (
  path: string,
  passphrase: string | undefined,
  read: EntryReader,
): Promise<void> => {
  const tar = extract();
  const found: Record<string, string> = {};
  let index: Record<string, string> | undefined;
  const header = await headerOf(path);
  const sealed = beginsSealed(header);
  if (sealed && !passphrase) throw new BackupRefusal('pedeSenha', { arquivo: path });
  const source = pipeline(
    createReadStream(path, { start: sealed ? sealHeaderLength : 0 }),
    sealed ? await unsealWith(passphrase ?? '', header) : new PassThrough(),
    createGunzip(),
    tar as unknown as NodeJS.WritableStream,
  );
  source.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      const hash = createHash('sha256');
      const content = Readable.from(hashed(entry as unknown as AsyncIterable<Buffer>, hash));
      if (name === indexEntry) index = JSON.parse(await textOf(content)) as Record<string, string>;
      else {
        await read(name, content, size);
        if (!content.readableEnded) await drain(content);
        found[name] = hash.digest('hex');
      }
    }
    await source;
  } catch (cause) {
    if (cause instanceof BackupRefusal) throw cause;
    const broken = await source.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (broken instanceof BackupRefusal) throw broken;
    throw isOfArchive(broken) ? new BackupRefusal('alterado', {}, broken) : cause;
  }
  if (!index) throw new BackupRefusal('incompleto', { arquivo: path });
  const names = new Set([...Object.keys(index), ...Object.keys(found)]);
  for (const name of names)
    if (index[name] !== found[name]) throw new BackupRefusal('alterado', {}, new Error(name));
};

/** Whether reading it takes a passphrase. */
export const isSealed = async (path: string): Promise<boolean> => beginsSealed(await headerOf(path));

const beginsSealed = (header: Buffer): boolean => header.subarray(0, sealMark.length).equals(sealMark);

export const textOf = async (content: Readable): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

async function* hashed(
  source: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

const drain = (content: Readable): Promise<void> =>
  pipeline(content, new Transform({ transform: (_chunk, _encoding, done) => done() }).resume());

const headerOf = async (path: string): Promise<Buffer> => {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new BackupRefusal('naoEncontrado', { arquivo: path }, cause) : cause;
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sealHeaderLength), 0, sealHeaderLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** What gunzip and tar say of bytes that are not theirs. */
const isOfArchive = (cause: unknown): boolean =>
  cause instanceof Error &&
  (/^Z_/.test((cause as NodeJS.ErrnoException).code ?? '') ||
    /tar header|unexpected end/i.test(cause.message));
