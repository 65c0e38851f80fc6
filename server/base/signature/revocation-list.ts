import { verify } from 'node:crypto';
import { childAt, DerError, oidOf, readDer, sameBytes, timeOf } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { signatureDigests } from './algorithms.ts';
import type { Certificate } from './certificate.ts';

/** A list of what an authority revoked. */
export interface RevocationList {
  readonly der: Bytes;
  readonly issuer: Bytes;
  readonly from: Date;
  /** Until when it says it is the newest. */
  readonly until: Date | undefined;
  /** Moment of the revocation by serial number, in hexadecimal. */
  readonly revoked: ReadonlyMap<string, Date>;
  /** Whether the key of this authority made it. */
  readonly madeBy: (authority: Certificate) => boolean;
}

const hex = (bytes: Bytes): string => Buffer.from(bytes).toString('hex');

/**
 * Reads a list in DER.
 * @throws DerError when it is not one
 */
export const readRevocationList = (der: Bytes): RevocationList => {
  const whole = readDer(der);
  if (whole.end !== der.length) throw new DerError('more than a list');
  const signed = childAt(whole, 0);
  const parts = signed.children;
  const first = parts[0]?.tag === 2 ? 1 : 0;
  const issuer = childAt(signed, first + 1);
  const from = timeOf(childAt(signed, first + 2));
  const next = parts[first + 3];
  const hasNext = next?.tag === 0x17 || next?.tag === 0x18;
  const entries = parts.slice(first + (hasNext ? 4 : 3)).find(({ tag }) => tag === 0x30);
  const digest = signatureDigests[oidOf(childAt(whole, 1, 0))];
  const signature = childAt(whole, 2).value.subarray(1);
  return {
    der,
    issuer: issuer.raw,
    from,
    until: hasNext ? timeOf(next) : undefined,
    revoked: new Map(
      (entries?.children ?? []).map((entry) => [hex(childAt(entry, 0).value), timeOf(childAt(entry, 1))]),
    ),
    madeBy: (authority) =>
      digest !== undefined &&
      sameBytes(authority.subject, issuer.raw) &&
      verify(digest, signed.raw, authority.x509.publicKey, signature),
  };
};

/** When a list says that a certificate was revoked. */
export const revokedAt = (list: RevocationList, certificate: Certificate): Date | undefined =>
  list.revoked.get(hex(certificate.serial.value));
