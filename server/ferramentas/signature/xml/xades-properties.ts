import { childrenNamed, elementsOf, onlyChild, textIn, type XmlElement } from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { partsNamed, type FormPart, type SignatureForm } from '../policy-form.ts';

/** The spaces in which signers say what they say of their signature, from the newest to the eldest. */
export const advancedForms: readonly string[] = [
  xmlNames.advanced,
  'http://uri.etsi.org/01903/v1.2.2#',
  'http://uri.etsi.org/01903/v1.1.1#',
];

/** The only child with a name, in whatever of those spaces. */
export const advancedChild = (element: XmlElement | undefined, local: string): XmlElement | undefined => {
  const found = advancedForms.flatMap((uri) => childrenNamed(element, uri, local));
  return found.length === 1 ? found[0] : undefined;
};

/** What a signer says of a signature, where it is said once. */
export const signedProperties = (signature: XmlElement): XmlElement | undefined => {
  const holders = childrenNamed(signature, xmlNames.signature, 'Object').flatMap((object) =>
    advancedForms.flatMap((uri) => childrenNamed(object, uri, 'QualifyingProperties')),
  );
  return holders.length === 1 ? advancedChild(holders[0], 'SignedProperties') : undefined;
};

/** The value of a digest, in whatever space it is told. */
export const digestValue = (element: XmlElement): Buffer =>
  Buffer.from(
    textIn(
      onlyChild(element, xmlNames.signature, 'DigestValue') ?? onlyChild(element, element.uri, 'DigestValue'),
    ),
    'base64',
  );

/** The policy that what is signed declares. */
export const policyOf = (properties: XmlElement | undefined): string | undefined => {
  const found = properties && advancedIn(properties, 'SigPolicyId');
  return (
    found &&
    textIn(onlyChild(found, found.uri, 'Identifier'))
      .trim()
      .replace(/^urn:oid:/i, '')
  );
};

const advancedIn = (inside: XmlElement, local: string): XmlElement | undefined => {
  for (const element of elementsOf(inside))
    if (element.local === local && advanced.has(element.uri)) return element;
  return undefined;
};

const advanced: ReadonlySet<string | undefined> = new Set([...advancedForms, xmlNames.advancedLater]);

/** Properties by which XAdES has what a policy demands. */
const formNames: Readonly<Partial<Record<FormPart, readonly string[]>>> = {
  vinculo: ['SigningCertificate'],
  carimbo: ['SignatureTimeStamp'],
  referencias: ['CompleteCertificateRefs', 'CompleteRevocationRefs'],
  carimboReferencias: ['SigAndRefsTimeStamp'],
  valores: ['CertificateValues', 'RevocationValues'],
  arquivo: ['ArchiveTimeStamp'],
};

/** What a signature has of what a policy may demand. */
export const formIn = (signature: XmlElement, properties: XmlElement | undefined): SignatureForm => {
  const digest = properties && advancedIn(properties, 'SigPolicyHash');
  return {
    policyDigest: digest && digestValue(digest).toString('hex'),
    parts: partsNamed(
      formNames,
      (name) =>
        advancedIn(name === 'SigningCertificate' ? (properties ?? signature) : signature, name) !== undefined,
    ),
  };
};

/** When the signer says that it was. */
export const timeOf = (properties: XmlElement | undefined): Date | undefined => {
  const signed = advancedChild(properties, 'SignedSignatureProperties');
  const moment = new Date(textIn(advancedChild(signed, 'SigningTime')).trim());
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};
