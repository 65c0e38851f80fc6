import type { Bytes } from '#schemas/der/write.ts';
import type { DigestOf } from './cms-archive.ts';
import { verifyCms, type SignerCheck } from './verify-cms.ts';

/** A signature in a CMS, of the whole of what it signs. */
export interface CmsSignature {
  readonly campo: string;
  readonly check: SignerCheck;
  readonly coversRevision: true;
  readonly coversAll: true;
  readonly changes: readonly never[];
  /** It stands outside what it signs. */
  readonly separate: boolean;
}

/**
 * The signatures of a CMS, each judged in itself and called by the certificate that it is of.
 * @param detached the digest of a content outside it
 * @throws DerError when it is no CMS
 */
export const cmsSignaturesOf = (cms: Bytes, detached: DigestOf | undefined): readonly CmsSignature[] =>
  // one that does not say itself of which certificate it is may be simple PKCS#7: that is told, not refused
  verifyCms(cms, detached, { bound: false }).map((check, index) => ({
    campo: check.certificate?.sha256 ?? String(index + 1),
    check,
    coversRevision: true,
    coversAll: true,
    changes: [],
    separate: detached !== undefined,
  }));
