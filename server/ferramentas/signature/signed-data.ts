import { childAt, readDer } from '#schemas/der/read.ts';
import {
  derNull,
  integer,
  objectId,
  octets,
  sequence,
  setOf,
  tagged,
  tlv,
  type Bytes,
} from '#schemas/der/write.ts';
import { oid } from './algorithms.ts';
import type { Certificate } from './certificate.ts';
import { attribute, sha256Algorithm } from './signed-attributes.ts';

/** What one person signed. */
export interface SignerPart {
  readonly attributes: Bytes;
  /** As CMS writes it: of an elliptic curve, in DER. */
  readonly signature: Bytes;
  readonly certificate: Certificate;
  readonly timeStampToken?: Bytes;
}

/**
 * The signatures of one content in one CMS (CAdES): several signers are co-signatures; with the content inside it is
 * attached, else detached.
 */
export const signedData = (
  signers: readonly SignerPart[],
  chain: readonly Certificate[],
  content?: Bytes,
): Bytes => {
  const contentInfo = sequence(objectId(oid.data), ...(content ? [tlv(0xa0, octets(content))] : []));
  return assembled({
    algorithms: [sha256Algorithm],
    contentInfo,
    certificates: [...signers.map(({ certificate }) => certificate), ...chain].map(({ der }) => der),
    lists: [],
    signers: signers.map(signerInfo),
  });
};

/**
 * A CMS with those who sign the same in another: everybody who signed stays byte by byte.
 * @throws DerError when one is no CMS
 */
export const joinedSigners = (cms: Bytes, other: Bytes): Bytes => {
  const [one, more] = [partsOf(cms), partsOf(other)];
  return assembled({
    algorithms: [...one.algorithms, ...more.algorithms],
    contentInfo: childAt(readDer(cms), 1, 0, 2).raw,
    certificates: [...one.certificates, ...more.certificates],
    lists: [...one.lists, ...more.lists],
    signers: [...one.signers, ...more.signers],
  });
};

/**
 * The parts of a CMS, each as it came, the content left out.
 * @throws DerError when it is no CMS
 */
export const partsOf = (cms: Bytes): Parts => {
  const signed = childAt(readDer(cms), 1, 0);
  const under = (tag: number): readonly Bytes[] =>
    signed.children
      .slice(3, -1)
      .filter((one) => one.tag === tag)
      .flatMap(({ children }) => children.map(({ raw }) => raw));
  return {
    algorithms: childAt(signed, 1).children.map(({ raw }) => raw),
    contentInfo: sequence(childAt(signed, 2, 0).raw),
    certificates: under(0xa0),
    lists: under(0xa1),
    signers: childAt(signed, -1).children.map(({ raw }) => raw),
  };
};

interface Parts {
  readonly algorithms: readonly Bytes[];
  readonly contentInfo: Bytes;
  readonly certificates: readonly Bytes[];
  readonly lists: readonly Bytes[];
  readonly signers: readonly Bytes[];
}

export const assembled = ({ algorithms, contentInfo, certificates, lists, signers }: Parts): Bytes =>
  sequence(
    objectId(oid.signedData),
    tlv(
      0xa0,
      sequence(
        // what is not a list of revoked asks for the fifth version (RFC 5652, 5.1)
        integer(lists.some(([tag]) => tag === 0xa1) ? 5 : 1),
        setOf(...distinct(algorithms)),
        contentInfo,
        tagged(0, setOf(...distinct(certificates))),
        ...(lists.length > 0 ? [tagged(1, setOf(...distinct(lists)))] : []),
        setOf(...signers),
      ),
    ),
  );

const distinct = (members: readonly Bytes[]): readonly Bytes[] => [
  ...new Map(members.map((one) => [Buffer.from(one).toString('base64'), one])).values(),
];

const signerInfo = ({ attributes, signature, certificate, timeStampToken }: SignerPart): Bytes =>
  sequence(
    integer(1),
    sequence(certificate.issuer, certificate.serial.raw),
    sha256Algorithm,
    tagged(0, attributes),
    certificate.kind === 'EC'
      ? sequence(objectId(oid.ecdsaSha256))
      : sequence(objectId(oid.rsaSha256), derNull),
    octets(signature),
    ...(timeStampToken ? [tagged(1, setOf(attribute(oid.timeStampToken, timeStampToken)))] : []),
  );
