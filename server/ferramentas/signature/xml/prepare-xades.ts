import { createHash } from 'node:crypto';
import type { Bytes } from '#schemas/der/write.ts';
import { canonical } from '#schemas/xml/canonical.ts';
import { decodeXml } from '#schemas/xml/decode-xml.ts';
import { elementsOf, readXml, XmlError } from '#schemas/xml/read-xml.ts';
import { withoutSignatures, xmlNames } from '#schemas/xml/signature-names.ts';
import { contentToSign } from '#schemas/xml/signed-content.ts';
import { withoutMarkup } from '#schemas/xml/markup.ts';
import type { Certificate } from '../certificate.ts';
import type { SignaturePolicy } from '../signature-policy.ts';

interface XadesOptions {
  readonly certificate: Certificate;
  readonly chain: readonly Certificate[];
  readonly when: Date;
  /** Name of the signature in the file: no other has it. */
  readonly id: string;
  readonly policy?: SignaturePolicy;
  /** It names its certificate as the policies of ICP-Brasil do, which is the elder way of XAdES. */
  readonly pbad?: boolean;
}

interface PreparedXades {
  /** Where the signature goes in the file, in bytes. */
  readonly at: number;
  /** It, without its value. */
  readonly signature: Buffer;
  /** Exactly what is signed. */
  readonly signedInfo: Buffer;
}

/**
 * A signature of a whole XML, to stand inside it before the end of its root (XAdES baseline B). What was there does not change by
 * a byte, and others may sign after it.
 * @throws XmlError when the file cannot take one
 */
export const prepareXades = (
  bytes: Buffer,
  { certificate, chain, when, id, policy, pbad }: XadesOptions,
): PreparedXades => {
  const { document, at } = decodeXml(bytes);
  if (at === undefined) throw new XmlError('no place for it');
  const ofContent = digestOf(contentToSign(document));
  const properties =
    `<xades:QualifyingProperties xmlns:xades="${xmlNames.advanced}" Target="#${id}">` +
    `<xades:SignedProperties Id="${id}-p"><xades:SignedSignatureProperties>` +
    `<xades:SigningTime>${when.toISOString().slice(0, 19)}Z</xades:SigningTime>` +
    (pbad ? elderReference(certificate) : newerReference(certificate)) +
    (policy ? policyReference(policy) : '') +
    '</xades:SignedSignatureProperties><xades:SignedDataObjectProperties>' +
    `<xades:DataObjectFormat ObjectReference="#${id}-r"><xades:MimeType>application/xml</xades:MimeType></xades:DataObjectFormat>` +
    '</xades:SignedDataObjectProperties></xades:SignedProperties></xades:QualifyingProperties>';
  const ofProperties = digestOf(canonicalPart(properties, 'SignedProperties'));
  const info =
    '<ds:SignedInfo>' +
    `<ds:CanonicalizationMethod Algorithm="${xmlNames.exclusive}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="${certificate.kind === 'EC' ? xmlNames.ecdsaSha256 : xmlNames.rsaSha256}"></ds:SignatureMethod>` +
    `<ds:Reference Id="${id}-r" URI=""><ds:Transforms><ds:Transform Algorithm="${xmlNames.xpath}"><ds:XPath>${withoutSignatures}</ds:XPath></ds:Transform>` +
    `<ds:Transform Algorithm="${xmlNames.exclusive}"></ds:Transform></ds:Transforms>${ofContent}</ds:Reference>` +
    `<ds:Reference Type="${xmlNames.signedProperties}" URI="#${id}-p"><ds:Transforms><ds:Transform Algorithm="${xmlNames.exclusive}"></ds:Transform></ds:Transforms>` +
    `${ofProperties}</ds:Reference></ds:SignedInfo>`;
  const certificates = [certificate, ...chain].map(
    ({ der }) => `<ds:X509Certificate>${base64(der)}</ds:X509Certificate>`,
  );
  const whole =
    `<ds:Signature xmlns:ds="${xmlNames.signature}" Id="${id}">${info}${valueOpen(id)}</ds:SignatureValue>` +
    `<ds:KeyInfo><ds:X509Data>${certificates.join('')}</ds:X509Data></ds:KeyInfo>` +
    `<ds:Object>${properties}</ds:Object></ds:Signature>`;
  return {
    at,
    signature: Buffer.from(whole),
    signedInfo: Buffer.from(canonicalPart(info, 'SignedInfo')),
  };
};

const newerReference = ({ der }: Certificate): string =>
  `<xades:SigningCertificateV2><xades:Cert><xades:CertDigest>${digestOf(der)}</xades:CertDigest></xades:Cert></xades:SigningCertificateV2>`;

const elderReference = ({ der, serial, x509 }: Certificate): string =>
  `<xades:SigningCertificate><xades:Cert><xades:CertDigest>${digestOf(der)}</xades:CertDigest><xades:IssuerSerial>` +
  `<ds:X509IssuerName>${withoutMarkup(x509.issuer.split('\n').reverse().join(','))}</ds:X509IssuerName>` +
  `<ds:X509SerialNumber>${BigInt(`0x${Buffer.from(serial.value).toString('hex')}`)}</ds:X509SerialNumber>` +
  '</xades:IssuerSerial></xades:Cert></xades:SigningCertificate>';

/** Its digest is of what the policy says that it is, in the canonical form that the policy names. */
const policyReference = ({ oid, sha256, uri }: SignaturePolicy): string =>
  '<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId>' +
  `<xades:Identifier Qualifier="OIDAsURN">urn:oid:${oid}</xades:Identifier></xades:SigPolicyId>` +
  `<ds:Transforms><ds:Transform Algorithm="${xmlNames.exclusive}WithComments"></ds:Transform></ds:Transforms>` +
  `<xades:SigPolicyHash>${digested(Buffer.from(sha256, 'hex'))}</xades:SigPolicyHash>` +
  `<xades:SigPolicyQualifiers><xades:SigPolicyQualifier><xades:SPURI>${uri}</xades:SPURI></xades:SigPolicyQualifier></xades:SigPolicyQualifiers>` +
  '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>';

/** The canonical form of the value of a signature: what a timestamp of it dates. */
export const valueToDate = (id: string, value: Bytes): Buffer =>
  Buffer.from(
    `<ds:SignatureValue xmlns:ds="${xmlNames.signature}" Id="${id}-v">${base64(value)}</ds:SignatureValue>`,
  );

/** What is not signed: the timestamp of the value. */
const unsigned = (token: Bytes): string =>
  '<xades:UnsignedProperties><xades:UnsignedSignatureProperties><xades:SignatureTimeStamp>' +
  `<ds:CanonicalizationMethod Algorithm="${xmlNames.exclusive}"></ds:CanonicalizationMethod>` +
  `<xades:EncapsulatedTimeStamp>${base64(token)}</xades:EncapsulatedTimeStamp>` +
  '</xades:SignatureTimeStamp></xades:UnsignedSignatureProperties></xades:UnsignedProperties>';

/** The file with the signature in it, the value in the signature, and beside it the token that dates it, if any. */
export const embedXades = (
  base: Buffer,
  { at, signature, id }: { readonly at: number; readonly signature: Buffer; readonly id: string },
  value: Bytes,
  token?: Bytes,
): Buffer => {
  const end = signature.lastIndexOf('</xades:QualifyingProperties>');
  const place = signature.indexOf(valueOpen(id)) + valueOpen(id).length;
  return Buffer.concat([
    base.subarray(0, at),
    signature.subarray(0, place),
    Buffer.from(base64(value)),
    signature.subarray(place, end),
    Buffer.from(token ? unsigned(token) : ''),
    signature.subarray(end),
    base.subarray(at),
  ]);
};

const valueOpen = (id: string): string => `<ds:SignatureValue Id="${id}-v">`;
const base64 = (bytes: Bytes): string => Buffer.from(bytes).toString('base64');

const digestOf = (what: Bytes | string): string => digested(createHash('sha256').update(what).digest());

const digested = (digest: Bytes): string =>
  `<ds:DigestMethod Algorithm="${xmlNames.sha256}"></ds:DigestMethod>` +
  `<ds:DigestValue>${base64(digest)}</ds:DigestValue>`;

/** The canonical form of a part of a signature: exclusive, it is the same wherever the part stands. */
const canonicalPart = (part: string, local: string): string => {
  const { root } = readXml(`<ds:Object xmlns:ds="${xmlNames.signature}">${part}</ds:Object>`);
  for (const element of elementsOf(root))
    if (element.local === local) return canonical(element, { exclusive: true });
  throw new Error(`${local} is not there`);
};
