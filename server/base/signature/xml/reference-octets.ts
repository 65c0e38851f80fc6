import { canonical } from '#schemas/xml/canonical.ts';
import {
  attributeOf,
  childrenNamed,
  elementsOf,
  onlyChild,
  textIn,
  type XmlDocument,
  type XmlElement,
} from '#schemas/xml/read-xml.ts';
import { withoutSignatures, xmlNames } from '#schemas/xml/signature-names.ts';
import { isSignature } from '#schemas/xml/signed-content.ts';

/** A way of saying what is signed that is not followed: nothing is told of it. */
export class Unsupported extends Error {}

const digests: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
  [xmlNames.sha256]: 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

/** The digest that an element names. */
export const digestNamed = (element: XmlElement): string | undefined =>
  digests[attributeOf(onlyChild(element, xmlNames.signature, 'DigestMethod'), 'Algorithm') ?? ''];

export interface Form {
  readonly exclusive: boolean;
  readonly comments?: boolean;
  readonly prefixes?: readonly string[];
}

/** The canonical form that an element names. */
export const formNamed = (method: XmlElement | undefined): Form | undefined => {
  const [name, comments] = (attributeOf(method, 'Algorithm') ?? '').split(/#?(WithComments)$/);
  const form = { comments: comments !== undefined };
  if (name === xmlNames.inclusive) return { ...form, exclusive: false };
  if (name !== xmlNames.exclusive && `${name ?? ''}#` !== xmlNames.exclusive) return undefined;
  const list = onlyChild(method, xmlNames.exclusive, 'InclusiveNamespaces');
  const prefixes = (attributeOf(list, 'PrefixList') ?? '').split(/\s+/).filter(Boolean);
  return { ...form, exclusive: true, prefixes };
};

interface Referred {
  readonly octets: Buffer;
  /** What it points at; the whole document where it is undefined. */
  readonly element: XmlElement | undefined;
  /** It is the whole file, but for signatures. */
  readonly whole: boolean;
}

/**
 * The bytes that a reference is of.
 * @throws Unsupported when it names a way that is not known
 */
export const octetsOf = (reference: XmlElement, document: XmlDocument, signature: XmlElement): Referred => {
  const element = pointedAt(attributeOf(reference, 'URI'), document);
  const transforms = childrenNamed(
    onlyChild(reference, xmlNames.signature, 'Transforms'),
    xmlNames.signature,
    'Transform',
  );
  let without: ((one: XmlElement) => boolean) | undefined;
  let form: Form | undefined;
  let octets: Buffer | undefined;
  for (const transform of transforms) {
    if (form || octets) throw new Unsupported('after the form');
    const name = attributeOf(transform, 'Algorithm');
    if (name === xmlNames.enveloped) without = either(without, (one) => one === signature);
    else if (name === xmlNames.xpath && leavesSignaturesOut(transform))
      without = either(without, isSignature);
    else if (name === xmlNames.base64 && element) octets = Buffer.from(textIn(element), 'base64');
    else {
      form = formNamed(transform);
      if (!form) throw new Unsupported(name);
    }
  }
  const chosen: Form = form ?? { exclusive: false };
  // a whole document, or an element by its name, comes without its comments
  const written = { ...chosen, comments: false, ...(without ? { without } : {}) };
  return {
    octets: octets ?? Buffer.from(canonical(element ?? document, written)),
    element,
    whole: octets === undefined && (element === undefined || element === document.root),
  };
};

const either =
  (one: ((element: XmlElement) => boolean) | undefined, other: (element: XmlElement) => boolean) =>
  (element: XmlElement): boolean =>
    one?.(element) === true || other(element);

/** The only condition that is followed: all but signatures. */
const leavesSignaturesOut = (transform: XmlElement): boolean => {
  const path = onlyChild(transform, xmlNames.signature, 'XPath');
  return (
    path?.names.get('ds') === xmlNames.signature && textIn(path).replaceAll(/\s/g, '') === withoutSignatures
  );
};

const pointedAt = (uri: string | undefined, { root }: XmlDocument): XmlElement | undefined => {
  if (uri === '') return undefined;
  if (uri === undefined || !/^#[^(]+$/.test(uri)) throw new Unsupported(uri);
  const name = uri.slice(1);
  for (const element of elementsOf(root))
    if (element.attributes.some((one) => /^(id|xml:id)$/i.test(one.name) && one.value === name))
      return element;
  throw new Unsupported(uri);
};
