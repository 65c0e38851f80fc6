import { bytesOf, childAt, DerError, oidOf, readDer, timeOf, type DerNode } from '#schemas/der/read.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { weakDigests } from '../algorithms.ts';
import { readCertificate, type Certificate } from '../certificate.ts';
import { signatureAlgorithm } from '../signature-algorithm.ts';

/** Whose certificate an answer is about: by the digests of its authority's name and key, and its number. */
interface CertificateId {
  readonly algorithm: string;
  readonly nameHash: Bytes;
  readonly keyHash: Bytes;
  readonly serial: Bytes;
}

export interface SingleAnswer {
  readonly of: CertificateId;
  /** When it was revoked; nothing of one that is not. */
  readonly status: 'good' | 'unknown' | { readonly revokedAt: Date };
  readonly from: Date;
  /** Until when it says it is the newest. */
  readonly until: Date | undefined;
}

/** What an authority answered about certificates of its own (RFC 6960). */
export interface OcspResponse {
  readonly der: Bytes;
  readonly producedAt: Date;
  readonly answers: readonly SingleAnswer[];
  /** Who says that it answers: by name, or by the digest of the key. */
  readonly responder: { readonly name: Bytes } | { readonly keyHash: Bytes };
  /** Those that came with it. */
  readonly certificates: readonly Certificate[];
  readonly nonce: Bytes | undefined;
  /** Whether this key made it. */
  readonly madeBy: (who: Certificate) => boolean;
}

const basic = '1.3.6.1.5.5.7.48.1.1';
const nonceExtension = '1.3.6.1.5.5.7.48.1.2';

/**
 * Reads a response in DER.
 * @throws DerError when it is not one, or the authority answered nothing
 */
export const readOcspResponse = (der: Bytes): OcspResponse => {
  const whole = readDer(der);
  if (whole.end !== der.length) throw new DerError('more than a response');
  if (childAt(whole, 0).value[0] !== 0) throw new DerError('no answer');
  const bytes = childAt(whole, 1, 0);
  if (oidOf(childAt(bytes, 0)) !== basic) throw new DerError('another kind of response');
  const response = readDer(bytesOf(childAt(bytes, 1)));
  const data = childAt(response, 0);
  const parts = data.children.filter(({ tag }, index) => !(index === 0 && tag === 0xa0));
  const [responder, produced, singles] = parts;
  if (!responder || !produced || !singles) throw new DerError('missing part');
  const method = signatureAlgorithm(childAt(response, 1));
  const signature = childAt(response, 2).value.subarray(1);
  const extensions = parts.slice(3).find(({ tag }) => tag === 0xa1);
  return {
    der,
    producedAt: timeOf(produced),
    answers: singles.children.map(singleOf),
    responder:
      responder.tag === 0xa1 ? { name: childAt(responder, 0).raw } : { keyHash: childAt(responder, 0).value },
    certificates: (response.children[3] ? childAt(response, 3, 0).children : []).flatMap(
      (node) => whenReadable(() => readCertificate(node.raw)) ?? [],
    ),
    nonce: extensions && nonceOf(childAt(extensions, 0)),
    madeBy: (who) =>
      method !== undefined &&
      !weakDigests.has(method.digest ?? '') &&
      method.matches(who, data.raw, signature),
  };
};

const singleOf = (node: DerNode): SingleAnswer => {
  const [id, status, from, ...rest] = node.children;
  if (!id || !status || !from) throw new DerError('missing part');
  const next = rest.find(({ tag }) => tag === 0xa0);
  return {
    of: {
      algorithm: oidOf(childAt(id, 0, 0)),
      nameHash: childAt(id, 1).value,
      keyHash: childAt(id, 2).value,
      serial: childAt(id, 3).value,
    },
    status: statusOf(status),
    from: timeOf(from),
    until: next && timeOf(childAt(next, 0)),
  };
};

const statusOf = (node: DerNode): SingleAnswer['status'] => {
  if (node.tag === 0x80) return 'good';
  return node.tag === 0xa1 ? { revokedAt: timeOf(childAt(node, 0)) } : 'unknown';
};

const nonceOf = (extensions: DerNode): Bytes | undefined => {
  const found = extensions.children.find((one) => oidOf(childAt(one, 0)) === nonceExtension);
  return found && readDer(childAt(found, -1).value).value;
};
