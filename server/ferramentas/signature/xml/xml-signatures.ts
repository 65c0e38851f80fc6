import { defined } from '#schemas/defined.ts';
import { sameBytes } from '#schemas/der/read.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import { canonical } from '#schemas/xml/canonical.ts';
import { decodeXml } from '#schemas/xml/decode-xml.ts';
import {
  attributeOf,
  childrenNamed,
  elementsOf,
  onlyChild,
  textIn,
  XmlError,
  type XmlDocument,
  type XmlElement,
} from '#schemas/xml/read-xml.ts';
import { xmlNames } from '#schemas/xml/signature-names.ts';
import { isSignature } from '#schemas/xml/signed-content.ts';
import { digestBy, weakDigests } from '../algorithms.ts';
import { readCertificate, type Certificate } from '../certificate.ts';
import { mostSignatures, type SignatureProblem } from '../signature-problem.ts';
import type { SignerCheck } from '../verify-cms.ts';
import type { ChosenPart } from './chosen-part.ts';
import { coverOf, hidesContent, type XmlCover } from './covered-part.ts';
import { keptInXml } from './kept-in-xml.ts';
import { digestNamed, formNamed, methodNamed, type Method } from './named-algorithms.ts';
import { isOutside, References } from './reference-octets.ts';
import { Unsupported } from './unsupported.ts';
import {
  advancedChild,
  digestValue,
  formIn,
  policyOf,
  signedProperties,
  timeOf,
} from './xades-properties.ts';

export interface XmlSignature {
  readonly campo: string;
  readonly check: SignerCheck | undefined;
  /** It covers the whole file, but for signatures, or the whole of what stands outside it. */
  readonly coversRevision: boolean;
  readonly coversAll: boolean;
  readonly changes: readonly { readonly o: 'dentroDeAssinatura' }[];
  /** What it covers, where it is less than the file. */
  readonly cover?: XmlCover;
  /** It stands outside what it signs. */
  readonly separate: boolean;
  /** What it signs is not here: nothing of it can be said without that. */
  readonly wantsContent: boolean;
}

interface Reading {
  /** What signatures are of that stands outside the file. */
  readonly content?: Buffer | undefined;
  /** Whether it is a problem that a signature does not say itself of which certificate it is: XAdES demands it. */
  readonly bound?: boolean;
}

/**
 * The signatures of an XML, in the order in which they stand, each judged in itself.
 * @throws XmlError when the file cannot be read
 */
export const xmlSignaturesOf = (
  bytes: Buffer,
  { content, bound = true }: Reading = {},
): readonly XmlSignature[] => {
  const { document } = decodeXml(bytes);
  const found = [...elementsOf(document.root)].filter(
    (element) => isSignature(element) && !insideSignature(element),
  );
  if (found.length === 0) return [];
  if (found.length > mostSignatures) throw new XmlError('too many signatures', 'assinaturas');
  requireOneOfEachName(document);
  const file = {
    document,
    references: new References(document, content),
    bound,
    hasContent: content !== undefined,
  };
  const read = found.map((signature) => ({ signature, ...checkOne(file, signature) }));
  const strange = read.some(({ signature, parts }) => hidesContent(signature, parts));
  return read.map(({ signature, check, parts, outside, wantsContent }, index): XmlSignature => {
    const cover = coverOf(document, parts);
    const separate = outside && parts.length === 0;
    return {
      campo: attributeOf(signature, 'Id') ?? `Signature ${index + 1}`,
      check,
      coversRevision: cover === 'tudo' || separate,
      coversAll: !strange,
      changes: strange ? [{ o: 'dentroDeAssinatura' }] : [],
      ...defined({ cover: cover === 'tudo' || parts.length === 0 ? undefined : cover }),
      separate,
      wantsContent,
    };
  });
};

const insideSignature = ({ parent }: XmlElement): boolean =>
  parent !== undefined && (isSignature(parent) || insideSignature(parent));

/** Two elements of one name, and what is signed is not what is read. */
const requireOneOfEachName = ({ root }: XmlDocument): void => {
  const seen = new Set<string>();
  for (const element of elementsOf(root))
    for (const { name, value } of element.attributes) {
      if (!xmlNames.ids.test(name)) continue;
      if (seen.has(value)) throw new XmlError('repeated name', 'idRepetido');
      seen.add(value);
    }
};

interface CheckedFile {
  readonly document: XmlDocument;
  readonly references: References;
  readonly bound: boolean;
  readonly hasContent: boolean;
}

interface Checked {
  readonly check: SignerCheck | undefined;
  /** What it covers of the file, its own properties apart. */
  readonly parts: readonly ChosenPart[];
  readonly outside: boolean;
  readonly wantsContent: boolean;
}

const checkOne = (file: CheckedFile, signature: XmlElement): Checked =>
  whenReadable(() => {
    try {
      return new Checking(file, signature).done();
    } catch (error) {
      if (error instanceof XmlError) return undefined;
      throw error;
    }
  }) ?? { check: undefined, parts: [], outside: false, wantsContent: false };

/** One that refers to more is made to keep who checks it busy. */
const mostReferences = 200;

class Checking {
  readonly #problems = new Set<SignatureProblem>();
  readonly #file: CheckedFile;
  readonly #signature: XmlElement;

  constructor(file: CheckedFile, signature: XmlElement) {
    this.#file = file;
    this.#signature = signature;
  }

  done(): Checked {
    const info = onlyChild(this.#signature, xmlNames.signature, 'SignedInfo');
    const value = onlyChild(this.#signature, xmlNames.signature, 'SignatureValue');
    if (!info || !value) throw new XmlError('missing part');
    const properties = signedProperties(this.#signature);
    const certificates = this.#certificates();
    const certificate = this.#signer(certificates, properties);
    const method = methodNamed(onlyChild(info, xmlNames.signature, 'SignatureMethod'));
    const references = childrenNamed(info, xmlNames.signature, 'Reference');
    if (references.length === 0) this.#problems.add('atributos');
    if (references.length > mostReferences) this.#problems.add('muitasReferencias');
    const read = references.slice(0, mostReferences).map((one) => this.#reference(one, properties));
    const outside = this.#outside(references);
    const bound = read.some((one) => one === 'propriedades');
    if (!bound) this.#problems.add('semVinculo');
    if (!this.#file.bound) this.#problems.delete('semVinculo');
    if (!method) this.#problems.add('algoritmo');
    else if (method.digest !== undefined && weakDigests.has(method.digest))
      this.#problems.add('algoritmoFraco');
    if (certificate && method && !this.#matches(info, value, certificate, method))
      this.#problems.add('valor');
    const parts = read.filter((one) => typeof one === 'object');
    return {
      check: {
        certificate,
        certificates,
        problems: [...this.#problems],
        digest: method?.digest ?? (method && 'sha512'),
        bound: bound && certificate !== undefined,
        policy: policyOf(properties),
        form: formIn(this.#signature, properties),
        signingTime: timeOf(properties),
        timeStamp: this.#timeStamp(value),
        kept: () => keptInXml(this.#file.references, this.#signature, certificates),
      },
      parts,
      outside,
      wantsContent: outside && parts.length === 0 && !this.#file.hasContent,
    };
  }

  #certificates(): readonly Certificate[] {
    const told = childrenNamed(
      onlyChild(this.#signature, xmlNames.signature, 'KeyInfo'),
      xmlNames.signature,
      'X509Data',
    ).flatMap((data) => childrenNamed(data, xmlNames.signature, 'X509Certificate'));
    // some have it only among what proves the signature later
    const all =
      told.length > 0
        ? told
        : [...elementsOf(this.#signature)].filter(
            ({ uri, local }) => uri === xmlNames.advanced && local === 'EncapsulatedX509Certificate',
          );
    return all.flatMap(
      (one) => whenReadable(() => readCertificate(Buffer.from(textIn(one), 'base64'))) ?? [],
    );
  }

  /** The certificate that what is signed names; where it names none, the first one. */
  #signer(certificates: readonly Certificate[], properties: XmlElement | undefined): Certificate | undefined {
    const signed = advancedChild(properties, 'SignedSignatureProperties');
    const named = ['SigningCertificateV2', 'SigningCertificate']
      .map((local) => advancedChild(signed, local))
      .find((one) => one !== undefined);
    const cert = named && childrenNamed(named, named.uri, 'Cert')[0];
    const digest = advancedChild(cert, 'CertDigest');
    if (!digest) this.#problems.add('semVinculo');
    if (certificates.length === 0) this.#problems.add('certificadoAusente');
    if (!digest || certificates.length === 0) return certificates[0];
    const algorithm = digestNamed(digest);
    const found = certificates.find(({ der }) =>
      algorithm === undefined ? false : digestValue(digest).equals(digestBy(algorithm, der)),
    );
    if (!found) this.#problems.add(algorithm === undefined ? 'algoritmo' : 'certificadoTrocado');
    return found ?? certificates[0];
  }

  #reference(
    reference: XmlElement,
    properties: XmlElement | undefined,
  ): ChosenPart | 'propriedades' | undefined {
    const algorithm = digestNamed(reference);
    if (algorithm !== undefined && weakDigests.has(algorithm)) this.#problems.add('algoritmoFraco');
    if (isOutside(attributeOf(reference, 'URI'))) return undefined;
    try {
      const { octets, part } = this.#file.references.referred(reference, this.#signature);
      const [pointed] = part?.elements ?? [];
      const ofProperties = properties !== undefined && pointed === properties;
      if (algorithm === undefined) this.#problems.add('algoritmo');
      else if (!sameBytes(digestBy(algorithm, octets), digestValue(reference)))
        this.#problems.add(ofProperties ? 'atributos' : 'conteudo');
      if (pointed?.uri === xmlNames.signature && pointed.local === 'Manifest') this.#problems.add('lista');
      return ofProperties ? 'propriedades' : part;
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      this.#problems.add('modo');
      return undefined;
    }
  }

  /** What stands outside is one of those that it refers to; of others nothing is known. */
  #outside(references: readonly XmlElement[]): boolean {
    const outside = references.slice(0, mostReferences).filter((one) => isOutside(attributeOf(one, 'URI')));
    if (outside.length === 0) return false;
    if (!this.#file.hasContent) {
      this.#problems.add('fora');
      return true;
    }
    const same = outside.filter((reference) => {
      const algorithm = digestNamed(reference);
      try {
        const { octets } = this.#file.references.referred(reference, this.#signature);
        return algorithm !== undefined && sameBytes(digestBy(algorithm, octets), digestValue(reference));
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error;
        this.#problems.add('modo');
        return false;
      }
    });
    if (outside.some((one) => digestNamed(one) === undefined)) this.#problems.add('algoritmo');
    else if (same.length === 0 && !this.#problems.has('modo')) this.#problems.add('conteudo');
    else if (same.length < outside.length) this.#problems.add('fora');
    return true;
  }

  #matches(info: XmlElement, value: XmlElement, certificate: Certificate, method: Method): boolean {
    const form = formNamed(onlyChild(info, xmlNames.signature, 'CanonicalizationMethod'));
    if (!form) {
      this.#problems.add('algoritmo');
      return true;
    }
    return method.matches(
      certificate,
      Buffer.from(canonical(info, form)),
      Buffer.from(textIn(value), 'base64'),
    );
  }

  #timeStamp(value: XmlElement): SignerCheck['timeStamp'] {
    for (const element of elementsOf(this.#signature)) {
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
