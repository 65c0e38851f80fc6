import { createHash } from 'node:crypto';
import type { Bytes } from '#schemas/der/write.ts';

/** Object identifiers of RFC 5652, RFC 5035, RFC 3161 and ETSI EN 319 122. */
export const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  signaturePolicy: '1.2.840.113549.1.9.16.2.15',
  policyUri: '1.2.840.113549.1.9.16.5.1',
  certificateRefs: '1.2.840.113549.1.9.16.2.21',
  revocationRefs: '1.2.840.113549.1.9.16.2.22',
  certificateValues: '1.2.840.113549.1.9.16.2.23',
  revocationValues: '1.2.840.113549.1.9.16.2.24',
  referencesStamp: '1.2.840.113549.1.9.16.2.25',
  archiveStamp: '1.2.840.113549.1.9.16.2.48',
  archiveStampV3: '0.4.0.1733.2.4',
  hashIndexV3: '0.4.0.19122.1.5',
  ocspBeside: '1.3.6.1.5.5.7.16.2',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  rsa: '1.2.840.113549.1.1.1',
  rsaPss: '1.2.840.113549.1.1.10',
  ec: '1.2.840.10045.2.1',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaSha256: '1.2.840.113549.1.1.11',
  ecdsaSha256: '1.2.840.10045.4.3.2',
} as const;

/** Digests by identifier; those that nobody should trust any more are named, to be told. */
export const digests: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.5': 'md5',
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  [oid.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.7': 'sha3-224',
  '2.16.840.1.101.3.4.2.8': 'sha3-256',
  '2.16.840.1.101.3.4.2.9': 'sha3-384',
  '2.16.840.1.101.3.4.2.10': 'sha3-512',
  '2.16.840.1.101.3.4.2.12': 'shake256',
};

/** The digest inside an algorithm of signature; absent where the signature names it elsewhere. */
export const signatureDigests: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.4': 'md5',
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.14': 'sha224',
  [oid.rsaSha256]: 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.1': 'sha1',
  '1.2.840.10045.4.3.1': 'sha224',
  [oid.ecdsaSha256]: 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
  '2.16.840.1.101.3.4.3.9': 'sha3-224',
  '2.16.840.1.101.3.4.3.10': 'sha3-256',
  '2.16.840.1.101.3.4.3.11': 'sha3-384',
  '2.16.840.1.101.3.4.3.12': 'sha3-512',
  '2.16.840.1.101.3.4.3.13': 'sha3-224',
  '2.16.840.1.101.3.4.3.14': 'sha3-256',
  '2.16.840.1.101.3.4.3.15': 'sha3-384',
  '2.16.840.1.101.3.4.3.16': 'sha3-512',
};

/** Algorithms of signature that have their digest in themselves (RFC 8410). */
export const edwardsCurves: Readonly<Record<string, string>> = {
  '1.3.101.112': 'ed25519',
  '1.3.101.113': 'ed448',
};

/** Too weak to prove who signed what. */
export const weakDigests: ReadonlySet<string> = new Set(['md5', 'sha1']);

/** A digest by the name of its algorithm; of those that give any length, the one that signatures take (RFC 8419). */
export const digestBy = (algorithm: string, ...parts: readonly Bytes[]): Buffer => {
  const hash = createHash(algorithm, algorithm === 'shake256' ? { outputLength: 64 } : {});
  for (const part of parts) hash.update(part);
  return hash.digest();
};
