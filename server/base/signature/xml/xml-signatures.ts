import { createHash, verify } from 'node:crypto';
import { DerError, sameBytes } from '#schemas/der/read.ts';
import { canonical } from '#schemas/xml/canonical.ts';
import { decodeXml, type DecodedXml } from '#schemas/xml/decode-xml.ts';
import {
  attributeOf,
  childrenNamed,
  elementsOf,
  onlyChild,
  textIn,
  XmlError,
  type XmlElement,
} from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { isSignature } from '#schemas/xml/signed-content.ts';
import { weakDigests } from '../algorithms.ts';
import { readCertificate, type Certificate } from '../certificate.ts';
import type { SignatureProblem, SignerCheck } from '../verify-cms.ts';
import { partsNamed, type FormPart, type SignatureForm } from '../policy-form.ts';
import { keptInXml } from './kept-in-xml.ts';
import { digestNamed, formNamed, octetsOf, Unsupported } from './reference-octets.ts';

export interface XmlSignature {
  readonly campo: string;
  readonly check: SignerCheck | undefined;
  /** It covers the whole file, but for signatures. */
  readonly coversRevision: boolean;
  readonly coversAll: boolean;
  readonly changes: readonly { readonly o: 'dentroDeAssinatura' }[];
}

const methods: Readonly<Record<string, readonly [kind: Certificate['kind'], digest: string]>> = {
  'http://www.w3.org/2000/09/xmldsig#rsa-sha1': ['RSA', 'sha1'],
  [xmlNames.rsaSha256]: ['RSA', 'sha256'],
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': ['RSA', 'sha384'],
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': ['RSA', 'sha512'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha1': ['EC', 'sha1'],
  [xmlNames.ecdsaSha256]: ['EC', 'sha256'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384': ['EC', 'sha384'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512': ['EC', 'sha512'],
};

/**
 * The signatures of an XML, in the order in which they stand, each judged in itself.
 * @throws XmlError when the file cannot be read
 */
export const xmlSignaturesOf = (bytes: Buffer): readonly XmlSignature[] => {
  const file = decodeXml(bytes);
  const found = [...elementsOf(file.document.root)].filter(
    (element) => isSignature(element) && !insideSignature(element),
  );
  if (found.length === 0) return [];
  requireOneOfEachName(file);
  const strange = found.some((signature) => carriesOther(signature));
  return found.map((signature, index) => checkOne(file, signature, index, strange));
};

const insideSignature = ({ parent }: XmlElement): boolean =>
  parent !== undefined && (isSignature(parent) || insideSignature(parent));

/** Two elements of one name, and what is signed is not what is read. */
const requireOneOfEachName = ({ document }: DecodedXml): void => {
  const seen = new Set<string>();
  for (const element of elementsOf(document.root))
    for (const { name, value } of element.attributes) {
      if (!/^(id|xml:id)$/i.test(name)) continue;
      if (seen.has(value)) throw new XmlError('repeated name');
      seen.add(value);
    }
};

/** Content hidden where no signature of the whole looks. */
const carriesOther = (signature: XmlElement): boolean =>
  childrenNamed(signature, xmlNames.signature, 'Object').some((object) =>
    object.children.some((child) =>
      child.kind === 'element'
        ? child.uri !== xmlNames.advanced
        : child.kind === 'text' && child.data.trim() !== '',
    ),
  );

const checkOne = (file: DecodedXml, signature: XmlElement, index: number, strange: boolean): XmlSignature => {
  const campo = attributeOf(signature, 'Id') ?? `Signature ${index + 1}`;
  try {
    const { check, whole } = new Checking(file, signature).done();
    return {
      campo,
      check,
      coversRevision: whole,
      coversAll: !strange,
      changes: strange ? [{ o: 'dentroDeAssinatura' }] : [],
    };
  } catch (error) {
    if (!(error instanceof XmlError) && !(error instanceof DerError)) throw error;
    return { campo, check: undefined, coversRevision: false, coversAll: false, changes: [] };
  }
};

class Checking {
  readonly #problems = new Set<SignatureProblem>();

  constructor(
    readonly file: DecodedXml,
    readonly signature: XmlElement,
  ) {}

  done(): { readonly check: SignerCheck; readonly whole: boolean } {
    const info = onlyChild(this.signature, xmlNames.signature, 'SignedInfo');
    const value = onlyChild(this.signature, xmlNames.signature, 'SignatureValue');
    if (!info || !value) throw new XmlError('missing part');
    const properties = this.#properties();
    const certificates = this.#certificates();
    const certificate = this.#signer(certificates, properties);
    const method =
      methods[attributeOf(onlyChild(info, xmlNames.signature, 'SignatureMethod'), 'Algorithm') ?? ''];
    const references = childrenNamed(info, xmlNames.signature, 'Reference');
    if (references.length === 0) this.#problems.add('atributos');
    const read = references.map((reference) => this.#reference(reference, properties));
    const bound = read.some(({ ofProperties }) => ofProperties);
    if (!bound) this.#problems.add('semVinculo');
    if (!method) this.#problems.add('algoritmo');
    else if (weakDigests.has(method[1])) this.#problems.add('algoritmoFraco');
    if (certificate && method && !this.#matches(info, value, certificate, method))
      this.#problems.add('valor');
    return {
      check: {
        certificate,
        certificates,
        problems: [...this.#problems],
        digest: method?.[1],
        bound,
        policy: policyOf(properties),
        form: formIn(this.signature, properties),
        signingTime: timeOf(properties),
        timeStamp: this.#timeStamp(value),
        kept: () => keptInXml(this.file.document, this.signature, certificates),
      },
      whole: read.some(({ whole }) => whole),
    };
  }

  #properties(): XmlElement | undefined {
    const holders = childrenNamed(this.signature, xmlNames.signature, 'Object').flatMap((object) =>
      childrenNamed(object, xmlNames.advanced, 'QualifyingProperties'),
    );
    return holders.length === 1 ? onlyChild(holders[0], xmlNames.advanced, 'SignedProperties') : undefined;
  }

  #certificates(): readonly Certificate[] {
    return childrenNamed(
      onlyChild(this.signature, xmlNames.signature, 'KeyInfo'),
      xmlNames.signature,
      'X509Data',
    )
      .flatMap((data) => childrenNamed(data, xmlNames.signature, 'X509Certificate'))
      .flatMap((one) => {
        try {
          return [readCertificate(Buffer.from(textIn(one), 'base64'))];
        } catch (error) {
          if (error instanceof DerError) return [];
          throw error;
        }
      });
  }

  /** The certificate that what is signed names; where it names none, the first one. */
  #signer(certificates: readonly Certificate[], properties: XmlElement | undefined): Certificate | undefined {
    const signed = onlyChild(properties, xmlNames.advanced, 'SignedSignatureProperties');
    const named = ['SigningCertificateV2', 'SigningCertificate']
      .map((local) => onlyChild(signed, xmlNames.advanced, local))
      .find((one) => one !== undefined);
    const cert = childrenNamed(named, xmlNames.advanced, 'Cert')[0];
    const digest = onlyChild(cert, xmlNames.advanced, 'CertDigest');
    if (!digest) this.#problems.add('semVinculo');
    if (certificates.length === 0) this.#problems.add('certificadoAusente');
    if (!digest || certificates.length === 0) return certificates[0];
    const algorithm = digestNamed(digest);
    const found = certificates.find(({ der }) =>
      algorithm === undefined ? false : valueIn(digest).equals(createHash(algorithm).update(der).digest()),
    );
    if (!found) this.#problems.add('certificadoTrocado');
    return found ?? certificates[0];
  }

  #reference(
    reference: XmlElement,
    properties: XmlElement | undefined,
  ): { readonly ofProperties: boolean; readonly whole: boolean } {
    const algorithm = digestNamed(reference);
    if (algorithm === undefined) {
      this.#problems.add('algoritmo');
      return { ofProperties: false, whole: false };
    }
    if (weakDigests.has(algorithm)) this.#problems.add('algoritmoFraco');
    try {
      const { octets, element, whole } = octetsOf(reference, this.file.document, this.signature);
      const ofProperties = properties !== undefined && element === properties;
      const same = sameBytes(createHash(algorithm).update(octets).digest(), valueIn(reference));
      if (!same) this.#problems.add(ofProperties ? 'atributos' : 'conteudo');
      return { ofProperties, whole };
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      this.#problems.add('algoritmo');
      return { ofProperties: false, whole: false };
    }
  }

  #matches(
    info: XmlElement,
    value: XmlElement,
    certificate: Certificate,
    [kind, digest]: readonly [Certificate['kind'], string],
  ): boolean {
    const form = formNamed(onlyChild(info, xmlNames.signature, 'CanonicalizationMethod'));
    if (!form) {
      this.#problems.add('algoritmo');
      return true;
    }
    if (kind !== certificate.kind) return false;
    const key = certificate.x509.publicKey;
    const signed = Buffer.from(canonical(info, form));
    const bytes = Buffer.from(textIn(value), 'base64');
    try {
      return verify(digest, signed, kind === 'EC' ? { key, dsaEncoding: 'ieee-p1363' } : key, bytes);
    } catch {
      // bytes that are no signature
      return false;
    }
  }

  #timeStamp(value: XmlElement): SignerCheck['timeStamp'] {
    for (const element of elementsOf(this.signature)) {
      if (element.uri !== xmlNames.advanced || element.local !== 'SignatureTimeStamp') continue;
      const token = textIn(onlyChild(element, xmlNames.advanced, 'EncapsulatedTimeStamp'));
      const method = onlyChild(element, xmlNames.signature, 'CanonicalizationMethod');
      const form = method ? formNamed(method) : { exclusive: false };
      if (token === '' || !form) continue;
      return { token: Buffer.from(token, 'base64'), of: Buffer.from(canonical(value, form)) };
    }
    return undefined;
  }
}

const valueIn = (element: XmlElement): Buffer =>
  Buffer.from(textIn(onlyChild(element, xmlNames.signature, 'DigestValue')), 'base64');

/** The policy that what is signed declares. */
export const policyOf = (properties: XmlElement | undefined): string | undefined => {
  const found = properties && advancedIn(properties, 'SigPolicyId');
  return (
    found &&
    textIn(onlyChild(found, xmlNames.advanced, 'Identifier'))
      .trim()
      .replace(/^urn:oid:/i, '')
  );
};

const advancedIn = (inside: XmlElement, local: string): XmlElement | undefined => {
  for (const element of elementsOf(inside))
    if (element.local === local && advanced.has(element.uri)) return element;
  return undefined;
};

const advanced: ReadonlySet<string | undefined> = new Set([xmlNames.advanced, xmlNames.advancedLater]);

/** Properties by which XAdES has what a policy demands. */
const formNames: Readonly<Partial<Record<FormPart, readonly string[]>>> = {
  vinculo: ['SigningCertificate'],
  carimbo: ['SignatureTimeStamp'],
  referencias: ['CompleteCertificateRefs', 'CompleteRevocationRefs'],
  carimboReferencias: ['SigAndRefsTimeStamp'],
  valores: ['CertificateValues', 'RevocationValues'],
  arquivo: ['ArchiveTimeStamp'],
};

const formIn = (signature: XmlElement, properties: XmlElement | undefined): SignatureForm => {
  const digest = properties && advancedIn(properties, 'SigPolicyHash');
  return {
    policyDigest: digest && valueIn(digest).toString('hex'),
    parts: partsNamed(
      formNames,
      (name) =>
        advancedIn(name === 'SigningCertificate' ? (properties ?? signature) : signature, name) !== undefined,
    ),
  };
};

const timeOf = (properties: XmlElement | undefined): Date | undefined => {
  const signed = onlyChild(properties, xmlNames.advanced, 'SignedSignatureProperties');
  const moment = new Date(textIn(onlyChild(signed, xmlNames.advanced, 'SigningTime')).trim());
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};
