import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupRefusal } from './refusal.ts';

/** How an encrypted copy begins; then the salt, and the chunks. */
export const sealMark = Buffer.from('MALOTE-BACKUP-1\n');
const saltLength = 16;
export const sealHeaderLength = sealMark.length + saltLength;

const algorithm = 'aes-256-gcm';
const chunkLength = 65_536;
const tagLength = 16;

/**
 * Encrypts in chunks, each with its own authentication: nothing is read before it was proved, whatever the size. The
 * nonce counts the chunks and says which is the last one, so that none can be moved, left out or cut off; the key is of
 * this file alone, by its salt.
 */
export const sealWith = async (passphrase: string): Promise<Transform> => {
  const header = Buffer.concat([sealMark, randomBytes(saltLength)]);
  const key = await keyOf(passphrase, header);
  const seal = (chunk: Buffer, counter: number, last: boolean): Buffer => {
    const cipher = createCipheriv(algorithm, key, nonceOf(counter, last)).setAAD(header);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = inChunks(chunkLength, seal);
  stream.push(header);
  return stream;
};

/** The content again. Fails with `senhaErrada` when the passphrase is another one or a byte changed. */
export const unsealWith = async (passphrase: string, header: Buffer): Promise<Transform> => {
  const key = await keyOf(passphrase, header);
  return inChunks(chunkLength + tagLength, (chunk, counter, last) => {
    try {
      const decipher = createDecipheriv(algorithm, key, nonceOf(counter, last), {
        authTagLength: tagLength,
      }).setAAD(header);
      decipher.setAuthTag(chunk.subarray(-tagLength));
      return Buffer.concat([decipher.update(chunk.subarray(0, -tagLength)), decipher.final()]);
    } catch (cause) {
      throw new BackupRefusal(counter === 0 ? 'senhaErrada' : 'alterado', {}, cause);
    }
  });
};

/** About a tenth of a second and 128 MB for each passphrase that somebody tries. */
const keyOf = (passphrase: string, header: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const cost = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1_048_576 };
    scrypt(passphrase.normalize('NFKC'), header.subarray(sealMark.length), 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const nonceOf = (counter: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(counter, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
};

/** Only the end of the stream tells which chunk is the last one: one is always held back. */
const inChunks = (
  length: number,
  change: (chunk: Buffer, counter: number, last: boolean) => Buffer,
): Transform => {
  let held = Buffer.alloc(0);
  let counter = 0;
  const attempt = (done: TransformCallback, work: () => void): void => {
    try {
      work();
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    transform(data: Buffer, _encoding, done) {
      attempt(done, () => {
        held = Buffer.concat([held, data]);
        let from = 0;
        for (; held.length - from > length; from += length)
          this.push(change(held.subarray(from, from + length), counter++, false));
        held = held.subarray(from);
      });
    },
    flush(done) {
      attempt(done, () => void this.push(change(held, counter++, true)));
    },
  });
};
