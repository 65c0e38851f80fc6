import { createHash } from 'node:crypto';
import { bytesOf, childAt, oidOf, readDer, sameBytes, type DerNode } from '#schemas/der/read.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import { join, objectId, octets, sequence, setOf, tagged, tlv, type Bytes } from '#schemas/der/write.ts';
import { digestBy, digests, oid } from './algorithms.ts';
import { readCertificate, type Certificate } from './certificate.ts';
import type { ArchiveStamp, FileProofs, KeptProofs } from './kept-proofs.ts';
import { revocationEvidence } from './revocation-evidence.ts';
import { attribute, sha256Algorithm } from './signed-attributes.ts';
import { assembled, partsOf } from './signed-data.ts';

/** The digest of what was signed, by the name of an algorithm. */
export type DigestOf = (algorithm: string) => Bytes;

/** One signature among those of a CMS. */
interface Placed {
  /** The SignedData. */
  readonly signed: DerNode;
  /** The SignerInfo. */
  readonly info: DerNode;
}

/**
 * What a signature of a CMS has to prove it later: the certificates, lists and answers of the whole CMS, and its own archive
 * timestamps of the third version (ETSI EN 319 122-1, 5.5.3).
 */
export const keptInCms = (placed: Placed, digestOf: DigestOf | undefined): KeptProofs => {
  const pieces = piecesOf(placed);
  const { certificates, lists, unsigned } = pieces;
  const found = unsigned
    .filter((one) => typeOf(one) === oid.archiveStampV3)
    .flatMap((one) => {
      const archive = digestOf && whenReadable(() => archiveOf(placed, pieces, one, digestOf));
      return archive ? [archive] : [];
    })
    .sort((one, other) => one.covered.size - other.covered.size);
  const archives: (ArchiveStamp & { readonly node: DerNode })[] = [];
  const stamps = unsigned.filter((one) => typeOf(one) === oid.timeStampToken);
  for (const { covered, ...archive } of found) {
    // one that leaves out what dates the signature, or an earlier one, seals nothing
    if ([...stamps, ...archives.map(({ node }) => node)].every((one) => covered.has(one)))
      archives.push(archive);
  }
  return { proofs: proofsIn(certificates, lists), archives };
};

/** What an archive timestamp of a signature is to be of, and the CMS with the token that came for it. */
export const prepareArchive = (
  cms: Bytes,
  index: number,
  digestOf: DigestOf,
): { readonly toDate: Bytes; readonly embed: (token: Bytes) => Bytes } => {
  const signed = childAt(readDer(cms), 1, 0);
  const placed = { signed, info: childAt(signed, -1, index) };
  const { certificates, lists, unsigned } = piecesOf(placed);
  const hashes = (parts: readonly Bytes[]): Bytes =>
    sequence(...parts.map((part) => octets(createHash('sha256').update(part).digest())));
  const hashIndex = sequence(
    sha256Algorithm,
    hashes(certificates.map(({ raw }) => raw)),
    hashes(lists.map(({ raw }) => raw)),
    hashes(unsigned.flatMap(namedValues)),
  );
  return {
    toDate: imprintOf(placed, digestOf('sha256'), hashIndex),
    embed: (token) =>
      withUnsigned(
        cms,
        index,
        attribute(oid.archiveStampV3, withUnsigned(token, 0, attribute(oid.hashIndexV3, hashIndex))),
      ),
  };
};

/** A CMS with one attribute more among those of a signature that it does not sign. */
export const withUnsigned = (cms: Bytes, index: number, added: Bytes): Bytes => {
  const root = readDer(cms);
  const wrapped = childAt(root, 1);
  const signed = childAt(wrapped, 0);
  const infos = childAt(signed, -1);
  const info = childAt(infos, index);
  const before = unsignedOf(info);
  const made = tlv(
    info.tag,
    ...info.children.filter((one) => one !== before).map(({ raw }) => raw),
    tagged(1, setOf(...(before?.children ?? []).map(({ raw }) => raw), added)),
  );
  const inside = replaced(signed, infos, replaced(infos, info, made));
  return replaced(root, wrapped, replaced(wrapped, signed, inside));
};

/** A CMS with certificates, lists and answers beside those that it has; the same one when there is nothing to add. */
export const withProofsBeside = (cms: Bytes, { certificates, lists, answers }: FileProofs): Bytes => {
  const parts = partsOf(cms);
  const has = (all: readonly Bytes[], one: Bytes): boolean => all.some((other) => sameBytes(one, other));
  const more = certificates.map(({ der }) => der).filter((one) => !has(parts.certificates, one));
  const beside = [
    ...lists.map(({ der }) => der),
    ...answers.map(({ der }) => tagged(1, sequence(objectId(oid.ocspBeside), der))),
  ].filter((one) => !has(parts.lists, one));
  if (more.length + beside.length === 0) return cms;
  return assembled({
    ...parts,
    contentInfo: childAt(readDer(cms), 1, 0, 2).raw,
    certificates: [...parts.certificates, ...more],
    lists: [...parts.lists, ...beside],
  });
};

interface Pieces {
  readonly certificates: readonly DerNode[];
  readonly lists: readonly DerNode[];
  readonly unsigned: readonly DerNode[];
}

const piecesOf = ({ signed, info }: Placed): Pieces => {
  const under = (tag: number): readonly DerNode[] =>
    signed.children.slice(3, -1).find((one) => one.tag === tag)?.children ?? [];
  return { certificates: under(0xa0), lists: under(0xa1), unsigned: unsignedOf(info)?.children ?? [] };
};

const unsignedOf = ({ children }: DerNode): DerNode | undefined => {
  const last = children.at(-1);
  return last?.tag === 0xa1 ? last : undefined;
};

const typeOf = (one: DerNode): string => oidOf(childAt(one, 0));

/** Each value of an attribute behind its type, as it is named in an index. */
const namedValues = (one: DerNode): readonly Bytes[] =>
  childAt(one, 1).children.map(({ raw }) => join(childAt(one, 0).raw, raw));

const imprintOf = ({ signed, info }: Placed, digest: Bytes, hashIndex: Bytes): Bytes => {
  const unsigned = unsignedOf(info);
  return join(
    childAt(signed, 2, 0).raw,
    digest,
    ...info.children.filter((one) => one !== unsigned).map(({ raw }) => raw),
    hashIndex,
  );
};

/** One archive timestamp with what it covers; nothing of one whose index names what is not there. */
const archiveOf = (
  placed: Placed,
  { certificates, lists, unsigned }: Pieces,
  node: DerNode,
  digestOf: DigestOf,
): (ArchiveStamp & { readonly node: DerNode; readonly covered: ReadonlySet<DerNode> }) | undefined => {
  const token = childAt(node, 1, 0);
  const signed = childAt(token, 1, 0);
  const index = unsignedOf(childAt(signed, -1, 0))?.children.find((one) => typeOf(one) === oid.hashIndexV3);
  const stamped = readDer(bytesOf(childAt(signed, 2, 1, 0)));
  const algorithm = digests[oidOf(childAt(stamped, 2, 0, 0))];
  if (!index || algorithm === undefined) return undefined;
  const hashIndex = childAt(index, 1, 0);
  const by = digests[oidOf(childAt(hashIndex, 0, 0))];
  if (by === undefined) return undefined;
  const named = (place: number): ReadonlySet<string> =>
    new Set(childAt(hashIndex, place).children.map(({ value }) => hex(value)));
  const digest = (bytes: Bytes): string => digestBy(by, bytes).toString('hex');
  const [ofCertificates, ofLists, ofUnsigned] = [named(1), named(2), named(3)];
  const within = (nodes: readonly DerNode[], names: ReadonlySet<string>): readonly DerNode[] =>
    nodes.filter(({ raw }) => names.has(digest(raw)));
  const covered = unsigned.filter((one) => namedValues(one).every((value) => ofUnsigned.has(digest(value))));
  const kept = within(certificates, ofCertificates);
  const beside = within(lists, ofLists);
  const whole =
    kept.length >= ofCertificates.size &&
    beside.length >= ofLists.size &&
    covered.flatMap(namedValues).length >= ofUnsigned.size;
  if (!whole) return undefined;
  return {
    node,
    token: token.raw,
    of: imprintOf(placed, digestOf(algorithm), hashIndex.raw),
    sealed: proofsIn(kept, beside),
    covered: new Set(covered),
  };
};

const proofsIn = (certificates: readonly DerNode[], lists: readonly DerNode[]): FileProofs => ({
  certificates: certificates.flatMap(certificateIn),
  ...revocationEvidence(lists, undefined),
});

const certificateIn = ({ tag, raw }: DerNode): readonly Certificate[] => {
  const read = tag === 0x30 ? whenReadable(() => readCertificate(raw)) : undefined;
  return read ? [read] : [];
};

const hex = (bytes: Bytes): string => Buffer.from(bytes).toString('hex');

const replaced = (node: DerNode, child: DerNode, bytes: Bytes): Bytes =>
  tlv(node.tag, ...node.children.map((one) => (one === child ? bytes : one.raw)));
