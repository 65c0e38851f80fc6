import { asDer } from '#schemas/der/as-der.ts';
import {
  bytesOf,
  childAt,
  DerError,
  oidOf,
  readDer,
  sameBytes,
  timeOf,
  type DerNode,
} from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { digestBy, digests, oid, weakDigests } from './algorithms.ts';
import { readCertificate, type Certificate } from './certificate.ts';
import { keptInCms, type DigestOf } from './cms-archive.ts';
import { nothingKept, type KeptProofs } from './kept-proofs.ts';
import { partsNamed, type FormPart, type SignatureForm } from './policy-form.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import { revocationEvidence, type RevocationEvidence } from './revocation-evidence.ts';
import { signatureAlgorithm, type Matches, type SignatureAlgorithm } from './signature-algorithm.ts';
import { mostSignatures, TooManySignatures, type SignatureProblem } from './signature-problem.ts';

export interface SignerCheck {
  readonly certificate: Certificate | undefined;
  /** Those that came with it. */
  readonly certificates: readonly Certificate[];
  readonly problems: readonly SignatureProblem[];
  readonly digest: string | undefined;
  /** The signature says itself of which certificate it is. */
  readonly bound: boolean;
  /** As a CMS has it. */
  readonly value?: Bytes;
  readonly policy: string | undefined;
  /** What it has of what a policy may demand. */
  readonly form: SignatureForm;
  /** What the signer says; nobody confirms it. */
  readonly signingTime: Date | undefined;
  /** What came with it of revocation: each piece is signed by who made it. */
  readonly evidence?: () => RevocationEvidence;
  /** What it has in itself to prove it later. */
  readonly kept?: () => KeptProofs;
  /** Token of an authority of time, and what it is of. */
  readonly timeStamp: { readonly token: Bytes; readonly of: Bytes } | undefined;
}

/**
 * Checks every signature of a CMS over a content outside it, or inside it when `detached` is undefined.
 * @param bound whether it is a problem that a signature does not say itself of which certificate it is: CAdES demands it
 */
export const verifyCms = (
  cms: Bytes,
  detached: DigestOf | undefined,
  { bound = true } = {},
): readonly SignerCheck[] => {
  const signed = childAt(readDer(cms), 1, 0);
  const content = childAt(signed, 2);
  const inside = content.children[1] ? bytesOf(childAt(content, 1, 0)) : undefined;
  const digestOf: DigestOf | undefined =
    detached ?? (inside === undefined ? undefined : (algorithm) => digestBy(algorithm, inside));
  const certificates = (signed.children.find(({ tag }) => tag === 0xa0)?.children ?? []).flatMap(readable);
  const infos = childAt(signed, -1).children;
  const besides = signed.children.slice(3, -1).find(({ tag }) => tag === 0xa1)?.children ?? [];
  if (infos.length === 0) throw new DerError('nobody signed');
  if (infos.length > mostSignatures) throw new TooManySignatures('too many signatures');
  return infos.map((info) => {
    const check = {
      ...checkOne(info, oidOf(childAt(content, 0)), certificates, digestOf, besides),
      kept: () => whenReadable(() => keptInCms({ signed, info }, digestOf)) ?? nothingKept,
    };
    return bound || check.bound
      ? check
      : { ...check, problems: check.problems.filter((problem) => problem !== 'semVinculo') };
  });
};

const readable = (node: DerNode): readonly Certificate[] => {
  const read = node.tag === 0x30 ? whenReadable(() => readCertificate(node.raw)) : undefined;
  return read ? [read] : [];
};

/** The content of a CMS that carries it. */
export const attachedContent = (cms: Bytes): Bytes | undefined => {
  const content = childAt(readDer(cms), 1, 0, 2);
  return content.children[1] ? bytesOf(childAt(content, 1, 0)) : undefined;
};

const checkOne = (
  info: DerNode,
  contentType: string,
  certificates: readonly Certificate[],
  digestOf: DigestOf | undefined,
  besides: readonly DerNode[],
): SignerCheck => {
  const problems = new Set<SignatureProblem>();
  const fields = info.children;
  const digest = digests[oidOf(childAt(info, 2, 0))];
  const signed = fields.find(({ tag }, index) => index > 2 && tag === 0xa0);
  const after = signed ? 4 : 3;
  const algorithm = childAt(info, after);
  const value = bytesOf(childAt(info, after + 1));
  const unsigned = fields.find(({ tag }, index) => index > after && tag === 0xa1);
  const certificate = signerOf(childAt(info, 1), certificates);
  const stamp = attributeOf(unsigned, oid.timeStampToken);
  const result = {
    certificate,
    certificates,
    digest,
    bound: signed !== undefined && boundTo(signed) !== undefined,
    value,
    evidence: () => revocationEvidence(besides, signed),
    policy: policyOf(attributeOf(signed, oid.signaturePolicy)),
    form: formOf(signed, unsigned),
    signingTime: timeAttribute(attributeOf(signed, oid.signingTime)),
    timeStamp: stamp && { token: stamp.raw, of: value },
  };
  const done = (): SignerCheck => ({ ...result, problems: [...problems] });
  if (!certificate) problems.add('certificadoAusente');
  const method = signatureAlgorithm(algorithm, digest);
  if (digest === undefined || method === undefined) problems.add('algoritmo');
  if ([digest, method?.digest].some((one) => one !== undefined && weakDigests.has(one)))
    problems.add('algoritmoFraco');
  if (!signed) problems.add('semAtributos');
  if (digest === undefined || !signed) return done();
  for (const problem of attributeProblems(signed, { contentType, certificate, digest, digestOf }))
    problems.add(problem);
  const problem = certificate && method && valueProblem(signed, { method, digest, certificate, value });
  if (problem) problems.add(problem);
  return done();
};

const signerOf = (identifier: DerNode, certificates: readonly Certificate[]): Certificate | undefined =>
  certificates.find(({ serial, issuer, extensions }) =>
    identifier.tag === 0x30
      ? sameBytes(serial.value, childAt(identifier, 1).value) && sameBytes(issuer, childAt(identifier, 0).raw)
      : keyIdentifierIs(extensions.get('2.5.29.14'), identifier),
  );

const keyIdentifierIs = (extension: Bytes | undefined, identifier: DerNode): boolean =>
  extension !== undefined && sameBytes(readDer(extension).value, identifier.value);

const attributesOf = (attributes: DerNode | undefined, type: string): readonly DerNode[] =>
  (attributes?.children ?? []).filter((attribute) => oidOf(childAt(attribute, 0)) === type);

const attributeOf = (attributes: DerNode | undefined, type: string): DerNode | undefined => {
  const [attribute] = attributesOf(attributes, type);
  return attribute && childAt(attribute, 1, 0);
};

/** Attributes by which a CMS has what a policy demands. */
const formNames: Readonly<Partial<Record<FormPart, readonly string[]>>> = {
  vinculo: [oid.signingCertificateV2],
  carimbo: [oid.timeStampToken],
  referencias: [oid.certificateRefs, oid.revocationRefs],
  carimboReferencias: [oid.referencesStamp],
  valores: [oid.certificateValues, oid.revocationValues],
  arquivo: [oid.archiveStamp],
};

const formOf = (signed: DerNode | undefined, unsigned: DerNode | undefined): SignatureForm => {
  const digest = attributeOf(signed, oid.signaturePolicy)?.children[1]?.children[1];
  return {
    policyDigest: digest && Buffer.from(digest.value).toString('hex'),
    parts: partsNamed(
      formNames,
      (name) => attributeOf(name === oid.signingCertificateV2 ? signed : unsigned, name) !== undefined,
    ),
  };
};

/** The policy among the attributes that a key signs. */
export const policyInAttributes = (attributes: Bytes): string | undefined =>
  policyOf(attributeOf(readDer(attributes), oid.signaturePolicy));

const policyOf = (attribute: DerNode | undefined): string | undefined =>
  attribute?.children[0] ? oidOf(childAt(attribute, 0)) : undefined;

const timeAttribute = (attribute: DerNode | undefined): Date | undefined => attribute && timeOf(attribute);

interface Expected {
  readonly contentType: string;
  readonly certificate: Certificate | undefined;
  readonly digest: string;
  readonly digestOf: DigestOf | undefined;
}

/** What the signed attributes say against what is there. */
const attributeProblems = (
  signed: DerNode,
  { contentType, certificate, digest, digestOf }: Expected,
): readonly SignatureProblem[] => {
  const problems: SignatureProblem[] = [];
  const types = attributesOf(signed, oid.contentType);
  const said = attributesOf(signed, oid.messageDigest);
  const [type] = types;
  const [message] = said;
  if (!type || !message || types.length > 1 || said.length > 1) return ['atributos'];
  if (oidOf(childAt(type, 1, 0)) !== contentType) problems.push('atributos');
  if (!digestOf || !sameBytes(bytesOf(childAt(message, 1, 0)), digestOf(digest))) problems.push('conteudo');
  const bound = boundTo(signed);
  if (!bound) problems.push('semVinculo');
  else if (certificate && !sameBytes(bound.value, digestBy(bound.digest, certificate.der)))
    problems.push('certificadoTrocado');
  return problems;
};

/** The digest of the certificate that the signature says it is of. */
const boundTo = (signed: DerNode): { readonly digest: string; readonly value: Bytes } | undefined => {
  const second = attributeOf(signed, oid.signingCertificateV2);
  const attribute = second ?? attributeOf(signed, oid.signingCertificate);
  if (!attribute) return undefined;
  const reference = childAt(attribute, 0, 0);
  const first = childAt(reference, 0);
  if (first.tag !== 0x30) return { digest: second ? 'sha256' : 'sha1', value: bytesOf(first) };
  const digest = digests[oidOf(childAt(first, 0))];
  return digest === undefined ? undefined : { digest, value: bytesOf(childAt(reference, 1)) };
};

interface Signed {
  readonly method: SignatureAlgorithm;
  /** Of the content; the attributes are to be signed with the same one (RFC 8933, 3). */
  readonly digest: string;
  readonly certificate: Certificate;
  readonly value: Bytes;
}

/** The attributes are signed in DER, whatever they came in (RFC 5652, 5.4). */
const valueProblem = (
  signed: DerNode,
  { method, digest, certificate, value }: Signed,
): SignatureProblem | undefined => {
  const is = (matches: Matches): boolean =>
    [signed.raw, asDer(signed)].some((attributes) => {
      const bytes = Buffer.from(attributes);
      bytes[0] = 0x31;
      return matches(certificate, bytes, value);
    });
  const agree = method.digest === undefined || method.digest === digest;
  if (agree) return is(method.matches) ? undefined : 'valor';
  // some programs go by the digest of the content and others by that of the algorithm: each accepts what the other refuses
  return is(method.matches) || (method.by && is(method.by(digest))) ? 'resumosDiferentes' : 'valor';
};
