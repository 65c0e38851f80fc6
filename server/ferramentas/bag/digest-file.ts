import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** The digests that a bag tells of each file, in hexadecimal, and its bytes. */
export interface Digests {
  readonly sha256: string;
  readonly sha512: string;
  readonly size: number;
}

/** Read once, a part at a time, whatever its size. */
export const digestsOf = async (content: Readable): Promise<Digests> => {
  const hashes = { sha256: createHash('sha256'), sha512: createHash('sha512') };
  let size = 0;
  for await (const part of content as AsyncIterable<Buffer>) {
    hashes.sha256.update(part);
    hashes.sha512.update(part);
    size += part.length;
  }
  return { sha256: hashes.sha256.digest('hex'), sha512: hashes.sha512.digest('hex'), size };
};

export const digestFile = (path: string): Promise<Digests> => digestsOf(createReadStream(path));
