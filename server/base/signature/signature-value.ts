import { verify } from 'node:crypto';
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
