import { DerError, elementsIn, readDer, sameBytes, timeOf, type DerElement } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import type { Certificate } from './certificate.ts';
import { scopeOf, type ListScope } from './list-scope.ts';
import { signatureAlgorithm } from './signature-algorithm.ts';

/** A list of what an authority revoked. Some have hundreds of thousands of lines: they are looked for in its bytes. */
export interface RevocationList {
  readonly der: Bytes;
  readonly issuer: Bytes;
  readonly from: Date;
  /** Until when it says it is the newest. */
  readonly until: Date | undefined;
  /** The lines, one after the other, as they came. */
  readonly lines: Bytes;
  readonly scope: ListScope;
  /** Whether the key of this authority made it. */
  readonly madeBy: (authority: Certificate) => boolean;
}

const sequenceTag = 0x30;
const isTime = (part: DerElement | undefined): part is DerElement => part?.tag === 0x17 || part?.tag === 0x18;

/** A part that has to be there. */
const partAt = (parts: readonly DerElement[], position: number): DerElement => {
  const found = parts[position];
  if (!found) throw new DerError('missing part');
  return found;
};

const inside = (part: DerElement): readonly DerElement[] => {
  if (part.tag !== sequenceTag) throw new DerError('not a sequence');
  return [...elementsIn(part.value)];
};

/**
 * Reads what a list in DER says of itself (RFC 5280, 5.1); its lines are read when they are asked about.
 * @throws DerError when it is not one
 */
export const readRevocationList = (der: Bytes): RevocationList => {
  const [whole, more] = elementsIn(der);
  if (!whole || more) throw new DerError('more than a list');
  const outer = inside(whole);
  const signed = partAt(outer, 0);
  const parts = inside(signed);
  const first = parts[0]?.tag === 2 ? 1 : 0;
  const issuer = partAt(parts, first + 1);
  const from = timeOf(partAt(parts, first + 2));
  const next = parts[first + 3];
  const rest = parts.slice(first + (isTime(next) ? 4 : 3));
  const lines = rest.find(({ tag }) => tag === sequenceTag);
  const method = signatureAlgorithm(readDer(partAt(outer, 1).raw));
  const signature = partAt(outer, 2).value.subarray(1);
  return {
    der,
    issuer: issuer.raw,
    from,
    until: isTime(next) ? timeOf(next) : undefined,
    lines: lines?.value ?? new Uint8Array(),
    scope: scopeOf(rest.find(({ tag }) => tag === 0xa0)),
    madeBy: (authority) =>
      method !== undefined &&
      sameBytes(authority.subject, issuer.raw) &&
      method.matches(authority, signed.raw, signature),
  };
};

/**
 * How many a list has revoked; each line is read.
 * @throws DerError when one of them is none
 */
export const countRevoked = ({ lines }: RevocationList): number => {
  let count = 0;
  for (const line of elementsIn(lines)) {
    timeOf(partAt(inside(line), 1));
    count += 1;
  }
  return count;
};

/** When a list says that a certificate was revoked. */
export const revokedAt = ({ lines }: RevocationList, { serial }: Certificate): Date | undefined => {
  // of nearly all that are asked about, the number is nowhere in it
  if (!Buffer.from(lines.buffer, lines.byteOffset, lines.length).includes(Buffer.from(serial.value)))
    return undefined;
  for (const line of elementsIn(lines)) {
    const [number, when] = elementsIn(line.value);
    if (number && when && sameBytes(number.value, serial.value)) return timeOf(when);
  }
  return undefined;
};
