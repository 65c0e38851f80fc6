import { verify } from 'node:crypto';
import { readDer } from '#schemas/der/read.ts';
import { integerOf, sequence, type Bytes } from '#schemas/der/write.ts';
import type { Certificate } from './certificate.ts';

/**
 * The value that a browser or a device gave, as CMS writes it, once it was found to be the certificate's over these
 * bytes; nothing when it is not. A curve's may come as two numbers side by side.
 */
export const cmsSignature = ({ kind, x509 }: Certificate, signed: Bytes, value: Bytes): Bytes | undefined => {
  if (kind === 'OUTRA') return undefined;
  const key = x509.publicKey;
  if (kind === 'EC' && verifies(() => verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, value)))
    return fromPair(value);
  return verifies(() => verify('sha256', signed, key, value)) ? value : undefined;
};

/** The same as XML writes it: of a curve, two numbers side by side. */
export const xmlSignature = (certificate: Certificate, signed: Bytes, value: Bytes): Bytes | undefined => {
  const cms = cmsSignature(certificate, signed, value);
  if (!cms || certificate.kind !== 'EC') return cms;
  const bits = certificate.x509.publicKey.asymmetricKeyDetails?.namedCurve;
  return toPair(cms, halves[bits ?? ''] ?? 0);
};

/** Bytes of each of the two numbers, by curve. */
const halves: Readonly<Record<string, number>> = { prime256v1: 32, secp384r1: 48, secp521r1: 66 };

const toPair = (der: Bytes, half: number): Bytes | undefined => {
  const pair = new Uint8Array(2 * half);
  for (const [index, { value }] of readDer(der).children.entries()) {
    const number = value[0] === 0 ? value.subarray(1) : value;
    if (number.length > half) return undefined;
    pair.set(number, (index + 1) * half - number.length);
  }
  return half > 0 ? pair : undefined;
};

const fromPair = (pair: Bytes): Bytes => {
  const half = pair.length / 2;
  return sequence(integerOf(pair.subarray(0, half)), integerOf(pair.subarray(half)));
};

/** Bytes that are no signature at all are a signature that does not match. */
const verifies = (work: () => boolean): boolean => {
  try {
    return work();
  } catch {
    return false;
  }
};
