import { sameBytes } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { decodeXml, type DecodedXml } from '#schemas/xml/decode-xml.ts';
import { attributeOf, elementsOf, onlyChild, XmlError, type XmlElement } from '#schemas/xml/read-xml.ts';
import { canonical } from '#schemas/xml/canonical.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { isSignature } from '#schemas/xml/signed-content.ts';
import type { FileProofs } from '../kept-proofs.ts';
import { archivedOctets, keptInXml, unsignedProperties } from './kept-in-xml.ts';
import { References } from './reference-octets.ts';

/** What a timestamp is to be of, and the file with the token that came for it. */
interface PreparedStamp {
  readonly toDate: Buffer;
  readonly embed: (token: Bytes) => Buffer;
}

const exclusive = { exclusive: true } as const;

/**
 * The timestamp of the value of a signature that was made here, by its name.
 * @throws XmlError when no such signature is there
 */
export const prepareXadesStamp = (file: Buffer, id: string): PreparedStamp => {
  const { signature } = named(file, id);
  const value = onlyChild(signature, xmlNames.signature, 'SignatureValue');
  if (!value) throw new XmlError('missing part');
  return {
    toDate: Buffer.from(canonical(value, exclusive)),
    embed: (token) => withProperty(file, id, stampOf('xades:SignatureTimeStamp', token)),
  };
};

/**
 * The archive timestamp of a signature that was made here: it covers all that the signature has by now.
 * @throws XmlError when no such signature is there
 */
export const prepareXadesArchive = (file: Buffer, id: string): PreparedStamp => {
  const { document, signature } = named(file, id);
  const toDate = archivedOctets(
    new References(document),
    signature,
    unsignedProperties(signature),
    exclusive,
  );
  if (!toDate) throw new XmlError('unknown reference');
  return {
    toDate,
    embed: (token) =>
      withProperty(
        file,
        id,
        stampOf(`xades141:ArchiveTimeStamp xmlns:xades141="${xmlNames.advancedLater}"`, token),
      ),
  };
};

/**
 * The file with what proves a signature that was made here among what that does not sign; the same one when nothing is new.
 * @throws XmlError when no such signature is there
 */
export const withXadesProofs = (file: Buffer, id: string, proofs: FileProofs): Buffer => {
  const { document, signature } = named(file, id);
  const { proofs: had } = keptInXml(new References(document), signature, []);
  const fresh = (kind: keyof FileProofs): readonly Bytes[] => {
    const all = proofs[kind].map(({ der }) => der);
    const known = had[kind].map(({ der }) => der);
    return all.filter(
      (one, place) =>
        !known.some((other) => sameBytes(one, other)) &&
        all.findIndex((other) => sameBytes(one, other)) === place,
    );
  };
  const [certificates, lists, answers] = [fresh('certificates'), fresh('lists'), fresh('answers')];
  if (certificates.length + lists.length + answers.length === 0) return file;
  const values = [
    group('CertificateValues', pieces('EncapsulatedX509Certificate', certificates)),
    group(
      'RevocationValues',
      group('CRLValues', pieces('EncapsulatedCRLValue', lists)) +
        group('OCSPValues', pieces('EncapsulatedOCSPValue', answers)),
    ),
  ].join('');
  const again = unsignedProperties(signature).some(
    ({ local }) => local === 'CertificateValues' || local === 'RevocationValues',
  );
  return withProperty(
    file,
    id,
    // of those two there is one each; what comes later has its own place (5.5.1)
    again
      ? `<xades141:TimeStampValidationData xmlns:xades141="${xmlNames.advancedLater}">${values}</xades141:TimeStampValidationData>`
      : values,
  );
};

const named = (
  file: Buffer,
  id: string,
): { readonly document: DecodedXml['document']; readonly signature: XmlElement } => {
  const { document } = decodeXml(file);
  for (const signature of elementsOf(document.root))
    if (isSignature(signature) && attributeOf(signature, 'Id') === id) return { document, signature };
  throw new XmlError('no such signature');
};

const group = (local: string, inside: string): string =>
  inside === '' ? '' : `<xades:${local}>${inside}</xades:${local}>`;

const pieces = (local: string, all: readonly Bytes[]): string =>
  all.map((der) => group(local, Buffer.from(der).toString('base64'))).join('');

const stampOf = (opened: string, token: Bytes): string =>
  `<${opened}><ds:CanonicalizationMethod Algorithm="${xmlNames.exclusive}"></ds:CanonicalizationMethod>` +
  `${group('EncapsulatedTimeStamp', Buffer.from(token).toString('base64'))}</${opened.split(' ')[0]}>`;

const propertiesEnd = '</xades:QualifyingProperties>';
const unsignedEnd = `</xades:UnsignedSignatureProperties></xades:UnsignedProperties>${propertiesEnd}`;

/** A signature that was made here is written in one way: what it does not sign grows at its end, and no other byte moves. */
const withProperty = (file: Buffer, id: string, text: string): Buffer => {
  const from = file.indexOf(`Target="#${id}"`);
  const end = from < 0 ? -1 : file.indexOf(propertiesEnd, from);
  if (end < 0) throw new XmlError('no such signature');
  const inside = end - (unsignedEnd.length - propertiesEnd.length);
  const has = file.subarray(inside, inside + unsignedEnd.length).toString('latin1') === unsignedEnd;
  const at = has ? inside : end;
  return Buffer.concat([
    file.subarray(0, at),
    Buffer.from(
      has
        ? text
        : `<xades:UnsignedProperties><xades:UnsignedSignatureProperties>${text}</xades:UnsignedSignatureProperties></xades:UnsignedProperties>`,
    ),
    file.subarray(at),
  ]);
};
