import { verify } from 'node:crypto';
import { attributeOf, onlyChild, type XmlElement } from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import type { Certificate } from '../certificate.ts';
import { padded, verifies } from '../signature-algorithm.ts';

const more = 'http://www.w3.org/2001/04/xmldsig-more#';
const later = 'http://www.w3.org/2007/05/xmldsig-more#';
const latest = 'http://www.w3.org/2021/04/xmldsig-more#';

const digests: Readonly<Record<string, string>> = {
  [`${more}md5`]: 'md5',
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
  [`${more}sha224`]: 'sha224',
  [xmlNames.sha256]: 'sha256',
  [`${more}sha384`]: 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
  [`${later}sha3-224`]: 'sha3-224',
  [`${later}sha3-256`]: 'sha3-256',
  [`${later}sha3-384`]: 'sha3-384',
  [`${later}sha3-512`]: 'sha3-512',
};

/** The digest that an element names; the elder forms of XAdES name it in their own space. */
export const digestNamed = (element: XmlElement): string | undefined =>
  digests[
    attributeOf(
      onlyChild(element, xmlNames.signature, 'DigestMethod') ??
        onlyChild(element, element.uri, 'DigestMethod'),
      'Algorithm',
    ) ?? ''
  ];

export interface Form {
  readonly exclusive: boolean;
  readonly later?: boolean;
  readonly comments?: boolean;
  readonly prefixes?: readonly string[];
}

/** The canonical form that an element names. */
export const formNamed = (method: XmlElement | undefined): Form | undefined => {
  const [name, comments] = (attributeOf(method, 'Algorithm') ?? '').split(/#?(WithComments)$/);
  const form = { comments: comments !== undefined };
  if (name === xmlNames.inclusive) return { ...form, exclusive: false };
  if (name === xmlNames.inclusiveLater) return { ...form, exclusive: false, later: true };
  if (name !== xmlNames.exclusive && `${name ?? ''}#` !== xmlNames.exclusive) return undefined;
  const list = onlyChild(method, xmlNames.exclusive, 'InclusiveNamespaces');
  const prefixes = (attributeOf(list, 'PrefixList') ?? '').split(/\s+/).filter(Boolean);
  return { ...form, exclusive: true, prefixes };
};

/** How the value of a signature of an XML is made. */
export interface Method {
  /** Nothing of one that has it in itself. */
  readonly digest: string | undefined;
  readonly matches: (certificate: Certificate, signed: Buffer, value: Buffer) => boolean;
}

const rsa = (digest: string): Method => ({
  digest,
  matches: ({ kind, x509 }, signed, value) =>
    kind === 'RSA' && verifies(() => verify(digest, signed, x509.publicKey, value)),
});

const pss = (digest: string): Method => ({ digest, matches: padded(digest) });

const curve = (digest: string): Method => ({
  digest,
  matches: ({ kind, x509 }, signed, value) =>
    kind === 'EC' &&
    verifies(() => verify(digest, signed, { key: x509.publicKey, dsaEncoding: 'ieee-p1363' }, value)),
});

const edwards = (type: string): Method => ({
  digest: undefined,
  matches: ({ x509 }, signed, value) =>
    x509.publicKey.asymmetricKeyType === type && verifies(() => verify(null, signed, x509.publicKey, value)),
});

const families = ['224', '256', '384', '512'];

/** By the names of RFC 9231. */
const methods = new Map<string, Method>([
  ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', rsa('sha1')],
  [`${more}rsa-md5`, rsa('md5')],
  [`${more}ecdsa-sha1`, curve('sha1')],
  [`${later}sha1-rsa-MGF1`, pss('sha1')],
  ...families.flatMap((size): [string, Method][] => [
    [`${more}rsa-sha${size}`, rsa(`sha${size}`)],
    [`${more}ecdsa-sha${size}`, curve(`sha${size}`)],
    [`${later}sha${size}-rsa-MGF1`, pss(`sha${size}`)],
    [`${later}sha3-${size}-rsa-MGF1`, pss(`sha3-${size}`)],
    [`${latest}ecdsa-sha3-${size}`, curve(`sha3-${size}`)],
  ]),
  [`${latest}eddsa-ed25519`, edwards('ed25519')],
  [`${latest}eddsa-ed448`, edwards('ed448')],
]);

/** The algorithm of signature that an element names. */
export const methodNamed = (element: XmlElement | undefined): Method | undefined =>
  methods.get(attributeOf(element, 'Algorithm') ?? '');
