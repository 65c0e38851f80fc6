import {
  derNull,
  integer,
  objectId,
  octets,
  sequence,
  setOf,
  tagged,
  tlv,
  type Bytes,
} from '#schemas/der/write.ts';
import { oid } from './algorithms.ts';
import type { Certificate } from './certificate.ts';
import { attribute, sha256Algorithm } from './signed-attributes.ts';

/** What one person signed. */
export interface SignerPart {
  readonly attributes: Bytes;
  /** As CMS writes it: of an elliptic curve, in DER. */
  readonly signature: Bytes;
  readonly certificate: Certificate;
  readonly timeStampToken?: Bytes;
}

/**
 * The signatures of one content in one CMS (CAdES): several signers are co-signatures; with the content inside it is
 * attached, else detached.
 */
export const signedData = (
  signers: readonly SignerPart[],
  chain: readonly Certificate[],
  content?: Bytes,
): Bytes => {
  const certificates = new Map(
    [...signers.map(({ certificate }) => certificate), ...chain].map(({ sha256, der }) => [sha256, der]),
  );
  return sequence(
    objectId(oid.signedData),
    tlv(
      0xa0,
      sequence(
        integer(1),
        setOf(sha256Algorithm),
        sequence(objectId(oid.data), ...(content ? [tlv(0xa0, octets(content))] : [])),
        tagged(0, setOf(...certificates.values())),
        setOf(...signers.map(signerInfo)),
      ),
    ),
  );
};

const signerInfo = ({ attributes, signature, certificate, timeStampToken }: SignerPart): Bytes =>
  sequence(
    integer(1),
    sequence(certificate.issuer, certificate.serial.raw),
    sha256Algorithm,
    tagged(0, attributes),
    certificate.kind === 'EC'
      ? sequence(objectId(oid.ecdsaSha256))
      : sequence(objectId(oid.rsaSha256), derNull),
    octets(signature),
    ...(timeStampToken ? [tagged(1, setOf(attribute(oid.timeStampToken, timeStampToken)))] : []),
  );
