import { canonical } from './canonical.ts';
import {
  attributeOf,
  childrenNamed,
  onlyChild,
  readXml,
  textIn,
  type XmlDocument,
  type XmlElement,
} from './read-xml.ts';
import { withoutSignatures, xmlNames } from './signature-names.ts';

export const isSignature = ({ uri, local }: XmlElement): boolean =>
  uri === xmlNames.signature && local === 'Signature';

/** What a signature of a whole XML covers: all of it, but for the signatures in it. */
export const contentToSign = (document: XmlDocument): string =>
  canonical(document, { exclusive: true, without: isSignature });

/**
 * The digest, in base64, that a canonical `SignedInfo` says the whole file has; nothing when what it covers is not the
 * whole file and what is said of the signature, each by SHA-256.
 */
export const wholeFileDigest = (signedInfo: string): string | undefined => {
  const { root } = readXml(signedInfo);
  const references = childrenNamed(root, xmlNames.signature, 'Reference');
  const [file, properties] = references;
  const transforms = childrenNamed(
    onlyChild(file, xmlNames.signature, 'Transforms'),
    xmlNames.signature,
    'Transform',
  );
  const [filter, form] = transforms;
  const whole =
    root.local === 'SignedInfo' &&
    references.length === 2 &&
    attributeOf(file, 'URI') === '' &&
    attributeOf(properties, 'Type') === xmlNames.signedProperties &&
    transforms.length === 2 &&
    attributeOf(filter, 'Algorithm') === xmlNames.xpath &&
    textIn(onlyChild(filter, xmlNames.signature, 'XPath')) === withoutSignatures &&
    attributeOf(form, 'Algorithm') === xmlNames.exclusive &&
    (form?.children.length ?? 0) === 0 &&
    attributeOf(onlyChild(file, xmlNames.signature, 'DigestMethod'), 'Algorithm') === xmlNames.sha256;
  return whole ? textIn(onlyChild(file, xmlNames.signature, 'DigestValue')) : undefined;
};
