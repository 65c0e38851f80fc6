import { constants, verify } from 'node:crypto';
import { childAt, oidOf, type DerNode } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { digests, edwardsCurves, oid, signatureDigests } from './algorithms.ts';
import type { Certificate } from './certificate.ts';

/** How the value of a signature is made. */
export interface SignatureAlgorithm {
  /** Nothing of one that has it in itself. */
  readonly digest: string | undefined;
  readonly matches: Matches;
  /** The same with another digest; nothing of one that has it in itself. */
  readonly by?: (digest: string) => Matches;
}

export type Matches = (key: Certificate, signed: Bytes, value: Bytes) => boolean;

/**
 * The algorithm that a piece of DER names; nothing of one that is not known here.
 * @param beside the digest that is named elsewhere, for those that leave it there
 */
export const signatureAlgorithm = (named: DerNode, beside?: string): SignatureAlgorithm | undefined => {
  const name = oidOf(childAt(named, 0));
  const curve = edwardsCurves[name];
  if (curve !== undefined)
    return {
      digest: undefined,
      matches: ({ x509 }, signed, value) =>
        x509.publicKey.asymmetricKeyType === curve &&
        verifies(() => verify(null, signed, x509.publicKey, value)),
    };
  if (name === oid.rsaPss) return pss(named, beside);
  const digest = signatureDigests[name] ?? (name === oid.rsa || name === oid.ec ? beside : undefined);
  return digest === undefined ? undefined : { digest, matches: plain(digest), by: plain };
};

const plain =
  (digest: string): Matches =>
  ({ x509 }, signed, value) =>
    verifies(() => verify(digest, signed, x509.publicKey, value));

/** RFC 4055: what its parameters leave out is SHA-1. One that has two digests is not known here. */
const pss = (named: DerNode, beside: string | undefined): SignatureAlgorithm | undefined => {
  const parameters = named.children[1]?.children;
  const told = (tag: number): DerNode | undefined => parameters?.find((one) => one.tag === tag);
  const first = told(0xa0);
  const mask = told(0xa1);
  const digest = parameters === undefined ? beside : first ? digests[oidOf(childAt(first, 0, 0))] : 'sha1';
  const masked = mask ? digests[oidOf(childAt(mask, 0, 1, 0))] : parameters ? 'sha1' : digest;
  if (digest === undefined || masked !== digest) return undefined;
  return { digest, matches: padded(digest), by: padded };
};

/** RSA-PSS, with whatever salt the value has. */
export const padded =
  (digest: string): Matches =>
  ({ x509 }, signed, value) =>
    verifies(() =>
      verify(
        digest,
        signed,
        {
          key: x509.publicKey,
          padding: constants.RSA_PKCS1_PSS_PADDING,
          saltLength: constants.RSA_PSS_SALTLEN_AUTO,
        },
        value,
      ),
    );

/** A key of another kind, or bytes that are no signature, are one that does not match. */
export const verifies = (work: () => boolean): boolean => {
  try {
    return work();
  } catch {
    return false;
  }
};
