import { childAt, oidOf, readDer, sameBytes } from '#schemas/der/read.ts';
import { join, type Bytes } from '#schemas/der/write.ts';

const messageDigest = '1.2.840.113549.1.9.4';

/** What was prepared is not of the file that was shown: the key signs nothing. */
export class OtherFile extends Error {}

interface ToSign {
  /** The attributes, in DER; or the digest alone, where who signs writes the attributes. */
  readonly attributes: Bytes;
  readonly range: readonly number[];
  /** The file as the person read it. */
  readonly shown: Bytes;
  /** The same with the place of the signature. */
  readonly prepared: Bytes;
}

/**
 * Compares what the key is about to sign with the file that the person read: the digest inside it is of that file, whole, with
 * nothing but the place of the signature left out.
 * @throws OtherFile
 */
export const requireSameFile = async ({ attributes, range, shown, prepared }: ToSign): Promise<void> => {
  const [start, hole = 0, after = 0, rest = 0] = range;
  const whole =
    range.length === 4 &&
    start === 0 &&
    hole > shown.length &&
    after > hole &&
    after + rest === prepared.length;
  if (!whole || !sameBytes(prepared.subarray(0, shown.length), shown)) throw new OtherFile();
  const empty = prepared.subarray(hole + 1, after - 1).every((byte) => byte === 0x30);
  if (!empty || prepared[hole] !== 0x3c || prepared[after - 1] !== 0x3e) throw new OtherFile();
  const covered = join(prepared.subarray(0, hole), prepared.subarray(after));
  await requireDigest(attributes, covered);
};

/**
 * The same of a file that the signature stands beside: nothing of it is left out.
 * @throws OtherFile
 */
export const requireSameBytes = (attributes: Bytes, shown: Bytes): Promise<void> =>
  requireDigest(attributes, shown);

/** Bytes of a digest by itself: attributes are longer. */
export const digestLength = 32;

const requireDigest = async (attributes: Bytes, covered: Bytes): Promise<void> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(covered)));
  if (attributes.length === digestLength) {
    if (!sameBytes(attributes, digest)) throw new OtherFile();
    return;
  }
  const said = readDer(attributes).children.filter((one) => oidOf(childAt(one, 0)) === messageDigest);
  const [only] = said;
  if (!only || said.length > 1 || !sameBytes(childAt(only, 1, 0).value, digest)) throw new OtherFile();
};
