import { join, type Bytes } from '#schemas/der/write.ts';

type Digest = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

/** Bytes that a digest takes in at once, and gives. */
const sizes: Readonly<Record<Digest, readonly [block: number, result: number]>> = {
  'SHA-1': [64, 20],
  'SHA-256': [64, 32],
  'SHA-384': [128, 48],
  'SHA-512': [128, 64],
};

interface Derivation {
  readonly digest: Digest;
  readonly salt: Bytes;
  readonly iterations: number;
  /** What the bytes are for: key, initial vector or integrity. */
  readonly use: 1 | 2 | 3;
  readonly length: number;
}

/** The password as PKCS#12 takes it: two bytes a character, and two more at the end. */
const asText = (password: string): Bytes => {
  const bytes = new Uint8Array(password.length * 2 + 2);
  for (let i = 0; i < password.length; i++) {
    bytes[2 * i] = password.charCodeAt(i) >> 8;
    bytes[2 * i + 1] = password.charCodeAt(i) & 255;
  }
  return bytes;
};

const filled = (bytes: Bytes, block: number): Bytes => {
  const length = bytes.length === 0 ? 0 : block * Math.ceil(bytes.length / block);
  return Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0);
};

/** Bytes out of a password (RFC 7292, appendix B.2). */
export const deriveP12 = async (
  password: string,
  { digest, salt, iterations, use, length }: Derivation,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [block, size] = sizes[digest];
  const start = new Uint8Array(block).fill(use);
  let input = join(filled(salt, block), filled(asText(password), block));
  const out: Uint8Array[] = [];
  for (let made = 0; made < length; made += size) {
    let hash = new Uint8Array(await crypto.subtle.digest(digest, join(start, input)));
    for (let i = 1; i < iterations; i++) hash = new Uint8Array(await crypto.subtle.digest(digest, hash));
    out.push(hash);
    input = nextInput(input, filled(hash, block), block);
  }
  return join(...out).slice(0, length);
};

/** Each block of the input, plus the block of the hash, plus one. */
const nextInput = (input: Bytes, addend: Bytes, block: number): Uint8Array<ArrayBuffer> => {
  const next = Uint8Array.from(input);
  for (let from = 0; from < next.length; from += block) {
    let carry = 1;
    for (let i = block - 1; i >= 0; i--) {
      const sum = (next[from + i] ?? 0) + (addend[i] ?? 0) + carry;
      next[from + i] = sum & 255;
      carry = sum >> 8;
    }
  }
  return next;
};
