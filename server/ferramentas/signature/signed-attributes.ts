import { createHash } from 'node:crypto';
import {
  ascii,
  derNull,
  derTime,
  objectId,
  octets,
  sequence,
  setOf,
  tlv,
  type Bytes,
} from '#schemas/der/write.ts';
import { oid } from './algorithms.ts';
import type { Certificate } from './certificate.ts';
import type { SignaturePolicy } from './signature-policy.ts';

interface ToBeSigned {
  /** SHA-256 of the content. */
  readonly digest: Bytes;
  readonly certificate: Certificate;
  readonly policy?: SignaturePolicy;
  /** CAdES tells it; PAdES has it in the dictionary of the PDF and forbids it here (EN 319 142-1). */
  readonly signingTime?: Date;
}

export const attribute = (type: string, ...values: readonly Bytes[]): Bytes =>
  sequence(objectId(type), setOf(...values));

export const sha256Algorithm = sequence(objectId(oid.sha256), derNull);

/** The attributes in DER, as a SET OF: exactly what RFC 5652, 5.4, says is signed. */
export const signedAttributes = ({ digest, certificate, policy, signingTime }: ToBeSigned): Bytes =>
  setOf(
    attribute(oid.contentType, objectId(oid.data)),
    attribute(oid.messageDigest, octets(digest)),
    attribute(oid.signingCertificateV2, sequence(sequence(certificateReference(certificate)))),
    ...(policy ? [attribute(oid.signaturePolicy, policyReference(policy))] : []),
    ...(signingTime ? [attribute(oid.signingTime, derTime(signingTime))] : []),
  );

/** Binds the signature to one certificate: its digest, its issuer and its number. */
const certificateReference = ({ der, issuer, serial }: Certificate): Bytes =>
  sequence(
    octets(createHash('sha256').update(der).digest()),
    sequence(sequence(tlv(0xa4, issuer)), serial.raw),
  );

const policyReference = (policy: SignaturePolicy): Bytes =>
  sequence(
    objectId(policy.oid),
    sequence(sha256Algorithm, octets(Buffer.from(policy.sha256, 'hex'))),
    sequence(sequence(objectId(oid.policyUri), ascii(0x16, policy.uri))),
  );
