import { whenReadable } from '#schemas/der/when-readable.ts';
import { canonical } from '#schemas/xml/canonical.ts';
import { childrenNamed, elementsOf, onlyChild, textIn, type XmlElement } from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { readCertificate, type Certificate } from '../certificate.ts';
import type { ArchiveStamp, FileProofs, KeptProofs } from '../kept-proofs.ts';
import { readOcspResponse } from '../ocsp/read-response.ts';
import { readRevocationList } from '../revocation-list.ts';
import { formNamed, type Form } from './named-algorithms.ts';
import type { References } from './reference-octets.ts';
import { Unsupported } from './unsupported.ts';

/** What a signature of an XML has among what it does not sign to prove it later (ETSI EN 319 132-1, 5.4 and 5.5). */
export const keptInXml = (
  references: References,
  signature: XmlElement,
  certificates: readonly Certificate[],
): KeptProofs => {
  const properties = unsignedProperties(signature);
  const archives = properties.flatMap((one, place): ArchiveStamp[] => {
    if (one.uri !== xmlNames.advancedLater || one.local !== 'ArchiveTimeStamp') return [];
    const token = textIn(onlyChild(one, xmlNames.advanced, 'EncapsulatedTimeStamp'));
    const method = onlyChild(one, xmlNames.signature, 'CanonicalizationMethod');
    const form = method ? formNamed(method) : { exclusive: false };
    const before = properties.slice(0, place);
    const of = form && archivedOctets(references, signature, before, form);
    return token === '' || !of
      ? []
      : [{ token: Buffer.from(token, 'base64'), of, sealed: proofsIn(before, certificates) }];
  });
  return { proofs: proofsIn(properties, certificates), archives };
};

/** The properties that a signature does not sign, in the order in which they stand. */
export const unsignedProperties = (signature: XmlElement): readonly XmlElement[] => {
  const [holder] = childrenNamed(signature, xmlNames.signature, 'Object').flatMap((object) =>
    childrenNamed(object, xmlNames.advanced, 'QualifyingProperties'),
  );
  const unsigned = onlyChild(holder, xmlNames.advanced, 'UnsignedProperties');
  const ofSignature = onlyChild(unsigned, xmlNames.advanced, 'UnsignedSignatureProperties');
  return (ofSignature?.children ?? []).filter((one) => one.kind === 'element');
};

/**
 * What an archive timestamp behind these properties is of: what the signature refers to, the signature, the properties, and
 * other objects (5.5.2.2); nothing where a reference is made in a way that is not followed.
 */
export const archivedOctets = (
  of: References,
  signature: XmlElement,
  before: readonly XmlElement[],
  form: Form,
): Buffer | undefined => {
  const info = onlyChild(signature, xmlNames.signature, 'SignedInfo');
  const references = childrenNamed(info, xmlNames.signature, 'Reference');
  const parts = [
    ...['SignedInfo', 'SignatureValue', 'KeyInfo'].flatMap(
      (local) => onlyChild(signature, xmlNames.signature, local) ?? [],
    ),
    ...before,
    ...childrenNamed(signature, xmlNames.signature, 'Object').filter(
      (object) => childrenNamed(object, xmlNames.advanced, 'QualifyingProperties').length === 0,
    ),
  ];
  try {
    return Buffer.concat([
      ...references.map((one) => of.referred(one, signature).octets),
      ...parts.map((one) => Buffer.from(canonical(one, form))),
    ]);
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
};

const proofsIn = (properties: readonly XmlElement[], came: readonly Certificate[]): FileProofs => {
  const pieces = <T>(local: string, read: (der: Buffer) => T): readonly T[] =>
    properties.flatMap((property) =>
      [...elementsOf(property)]
        .filter((one) => one.uri === xmlNames.advanced && one.local === local)
        // what cannot be read proves nothing and is left out
        .flatMap((one) => whenReadable(() => read(Buffer.from(textIn(one), 'base64'))) ?? []),
    );
  return {
    certificates: [...came, ...pieces('EncapsulatedX509Certificate', readCertificate)],
    lists: pieces('EncapsulatedCRLValue', readRevocationList),
    answers: pieces('EncapsulatedOCSPValue', readOcspResponse),
  };
};
