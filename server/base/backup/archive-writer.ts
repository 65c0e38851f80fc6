import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { sealWith } from './sealed-stream.ts';

/** The last entry of an archive: what must be found in the others. */
export const indexEntry = 'indice.json';

export interface ArchiveWriter {
  /** An entry whose content is at hand. */
  add(name: string, content: Buffer | string): Promise<void>;
  /** An entry that is read from elsewhere. @returns the digest of what was read */
  stream(name: string, size: number, content: Readable): Promise<string>;
  /** Writes the index and waits until all is on the disk. */
  finish(): Promise<void>;
  /** Ends without an index: nobody can take it for whole. */
  abandon(cause: unknown): Promise<void>;
}

/** A compressed tar in one file, encrypted when there is a passphrase. */
export const openArchive = async (path: string, passphrase?: string): Promise<ArchiveWriter> => {
  const tar: Pack = pack();
  const digests: Record<string, string> = {};
  const written = pipeline(
    tar as unknown as Readable,
    createGzip({ level: 1 }),
    passphrase ? await sealWith(passphrase) : new PassThrough(),
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  // Told to whoever writes next, or by `finish`.
  written.catch(() => undefined);
  const failure = written.then(() => new Promise<never>(() => undefined));
  const orFailure = <T>(work: Promise<T>): Promise<T> => Promise.race([work, failure]);

  const put = (name: string, content: Buffer): Promise<void> =>
    orFailure(
      new Promise<void>((resolve, reject) => {
        tar.entry({ name, size: content.length, mode: 0o600 }, content, (error) =>
          error ? reject(error) : resolve(),
        );
      }),
    );
  return {
    async add(name, content) {
      const bytes = Buffer.from(content);
      digests[name] = createHash('sha256').update(bytes).digest('hex');
      await put(name, bytes);
    },
    async stream(name, size, content) {
      const hash = createHash('sha256');
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      });
      await orFailure(
        new Promise<void>((resolve, reject) => {
          const entry = tar.entry({ name, size, mode: 0o600 }, (error) =>
            error ? reject(error) : resolve(),
          );
          pipeline(content, meter, entry as unknown as NodeJS.WritableStream).catch(reject);
        }),
      );
      return (digests[name] = hash.digest('hex'));
    },
    async finish() {
      await put(indexEntry, Buffer.from(JSON.stringify(digests)));
      tar.finalize();
      await written;
    },
    async abandon(cause) {
      tar.destroy(cause instanceof Error ? cause : new Error(String(cause)));
      await written.catch(() => undefined);
    },
  };
};
