import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Decryption, PdfObject } from './pdf-object.ts';
import { bytesOfString } from './pdf-text.ts';
import { entryOf, nameOf, numberOf, PdfError, type PdfValue } from './pdf-value.ts';
import { rc4 } from './rc4.ts';

type Method = 'nada' | 'RC4' | 'AES';
type Follow = (value: PdfValue | undefined) => PdfObject | undefined;

/** What stands in for a password that is shorter than it is to be (algorithm 2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/**
 * Reads how a file is closed.
 * @throws PdfError when it asks for a password, or is closed in a way that is not known
 */
export const decryptionOf = (dict: PdfObject, id: PdfObject | undefined, follow: Follow): Decryption => {
  const entry = (key: string): PdfObject | undefined => follow(entryOf(dict.value, key));
  const number = (key: string, missing: number): number => numberOf(entry(key)?.value) ?? missing;
  const bytes = (key: string): Buffer => bytesOfString(entry(key)) ?? Buffer.alloc(0);
  const version = number('V', 0);
  const revision = number('R', 0);
  if (nameOf(entry('Filter')?.value) !== 'Standard' || ![1, 2, 4, 5].includes(version)) throw closed();
  const open = {
    revision,
    length: version === 1 ? 5 : number('Length', version === 4 ? 128 : 40) / 8,
    owner: bytes('O'),
    user: bytes('U'),
    userKey: bytes('UE'),
    allowed: number('P', 0),
    id: bytesOfString(id) ?? Buffer.alloc(0),
    metadata: wordOf(entry('EncryptMetadata')) !== 'false',
  };
  const key = revision >= 5 ? keyOfAes256(open) : keyByMd5(open);
  const method = (use: string): Method => {
    if (version < 4) return 'RC4';
    const name = nameOf(entry(use)?.value) ?? 'Identity';
    if (name === 'Identity') return 'nada';
    const filters = entry('CF');
    const filter = filters && follow(entryOf(filters.value, name));
    const told = filter && nameOf(follow(entryOf(filter.value, 'CFM'))?.value);
    if (told === 'None') return 'nada';
    if (told === 'V2') return 'RC4';
    if (told === 'AESV2' || told === 'AESV3') return 'AES';
    throw closed();
  };
  const opened =
    (how: Method) =>
    ({ number: of, generation }: PdfObject, data: Buffer): Buffer => {
      if (how === 'nada') return data;
      const own = version === 5 ? key : objectKey(key, of, generation, how);
      return how === 'RC4' ? rc4(own, data) : withoutAes(own, data);
    };
  const [streams, strings] = [method('StmF'), method('StrF')];
  return {
    string: opened(strings),
    stream: (object, data) => {
      const type = nameOf(entryOf(object.value, 'Type'));
      // tables are never closed, nor metadata where it is said so, nor what has a filter of its own
      const plain = type === 'XRef' || (type === 'Metadata' && !open.metadata) || hasOwnFilter(object);
      return plain ? data : opened(streams)(object, data);
    },
  };
};

const closed = (): PdfError => new PdfError('encrypted');

const wordOf = (object: PdfObject | undefined): string =>
  object ? object.bytes.toString('latin1', object.value.start, object.value.end) : '';

const hasOwnFilter = ({ value }: PdfObject): boolean => {
  const filter = entryOf(value, 'Filter');
  const [first] = filter?.kind === 'array' ? filter.items : [filter];
  return nameOf(first) === 'Crypt';
};

interface Closed {
  readonly revision: number;
  /** Of the key, in bytes. */
  readonly length: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly userKey: Buffer;
  readonly allowed: number;
  readonly id: Buffer;
  readonly metadata: boolean;
}

/** Algorithm 2, and 6 for whether the empty password is the one. */
const keyByMd5 = ({ revision, length, owner, user, allowed, id, metadata }: Closed): Buffer => {
  if (!Number.isInteger(length) || length < 5 || length > 16) throw closed();
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(allowed | 0);
  const unclear = revision >= 4 && !metadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = md5(padding, owner.subarray(0, 32), permissions, id, unclear);
  if (revision >= 3) for (let turn = 0; turn < 50; turn++) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  if (revision === 2) {
    if (!rc4(key, padding).equals(user.subarray(0, 32))) throw closed();
    return key;
  }
  let check = md5(padding, id);
  for (let turn = 0; turn < 20; turn++) check = rc4(Buffer.from(key.map((byte) => byte ^ turn)), check);
  if (!check.equals(user.subarray(0, 16))) throw closed();
  return key;
};

/** Algorithm 2.A for the empty password. */
const keyOfAes256 = ({ revision, user, userKey }: Closed): Buffer => {
  const hash = revision === 5 ? (salt: Buffer) => createHash('sha256').update(salt).digest() : hardened;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32)) || userKey.length < 32) throw closed();
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16));
  decipher.setAutoPadding(false);
  return Buffer.concat([decipher.update(userKey.subarray(0, 32)), decipher.final()]);
};

/** Algorithm 2.B for the empty password. */
const hardened = (salt: Buffer): Buffer => {
  let key = createHash('sha256').update(salt).digest();
  for (let turn = 0, last = 0; turn < 64 || last > turn - 32; turn++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const data = Buffer.concat([cipher.update(repeated), cipher.final()]);
    const rest = data.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(data)
      .digest();
    last = data.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
};

/** Algorithm 1. */
const objectKey = (key: Buffer, number: number, generation: number, how: Method): Buffer => {
  const place = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8]);
  const salt = how === 'AES' ? Buffer.from('sAlT') : Buffer.alloc(0);
  return md5(key, place, salt).subarray(0, Math.min(key.length + 5, 16));
};

const withoutAes = (key: Buffer, data: Buffer): Buffer => {
  if (data.length < 32 || data.length % 16 !== 0) return Buffer.alloc(0);
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, data.subarray(0, 16));
  try {
    return Buffer.concat([decipher.update(data.subarray(16)), decipher.final()]);
  } catch (cause) {
    throw new PdfError('encrypted content', { cause });
  }
};
