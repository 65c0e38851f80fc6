import { createHash, X509Certificate } from 'node:crypto';
import { childAt, DerError, oidOf, readDer, textOf, timeOf, type DerNode } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { oid } from './algorithms.ts';

/** What is read of a certificate, with the pieces that go into signatures byte by byte. */
export interface Certificate {
  readonly der: Bytes;
  readonly sha256: string;
  readonly serial: DerNode;
  readonly issuer: Bytes;
  readonly subject: Bytes;
  readonly from: Date;
  readonly until: Date;
  readonly kind: 'RSA' | 'EC' | 'OUTRA';
  /** The common name, or the whole name where there is none. */
  readonly name: string;
  readonly issuerName: string;
  readonly extensions: ReadonlyMap<string, Bytes>;
  readonly ca: boolean;
  /** Bits of the use of the key; nothing is forbidden where it says nothing. */
  readonly keyUsage: number | undefined;
  readonly x509: X509Certificate;
}

const keyKinds: Readonly<Record<string, Certificate['kind']>> = { [oid.rsa]: 'RSA', [oid.ec]: 'EC' };
const commonName = '2.5.4.3';

/**
 * Reads a certificate in DER.
 * @throws DerError when it is not one
 */
export const readCertificate = (der: Bytes): Certificate => {
  const node = readDer(der);
  if (node.end !== der.length) throw new DerError('more than a certificate');
  const parts = childAt(node, 0).children;
  const first = parts[0]?.tag === 0xa0 ? 1 : 0;
  const part = (position: number): DerNode => {
    const found = parts[first + position];
    if (!found) throw new DerError('missing part');
    return found;
  };
  const extensions = extensionsOf(parts.find(({ tag }) => tag === 0xa3));
  const validity = part(3);
  return {
    der,
    sha256: createHash('sha256').update(der).digest('hex'),
    serial: part(0),
    issuer: part(2).raw,
    subject: part(4).raw,
    from: timeOf(childAt(validity, 0)),
    until: timeOf(childAt(validity, 1)),
    kind: keyKinds[oidOf(childAt(part(5), 0, 0))] ?? 'OUTRA',
    name: nameOf(part(4)),
    issuerName: nameOf(part(2)),
    extensions,
    ca: isCa(extensions.get('2.5.29.19')),
    keyUsage: usageOf(extensions.get('2.5.29.15')),
    x509: readX509(der),
  };
};

const readX509 = (der: Bytes): X509Certificate => {
  try {
    const read = new X509Certificate(der);
    // read late, a key that is none would be found so in the middle of a check
    void read.publicKey;
    return read;
  } catch (cause) {
    throw new DerError('not a certificate', { cause });
  }
};

const extensionsOf = (node: DerNode | undefined): ReadonlyMap<string, Bytes> =>
  new Map(
    (node ? childAt(node, 0).children : []).map((entry) => [
      oidOf(childAt(entry, 0)),
      childAt(entry, -1).value,
    ]),
  );

/** Some write that it is none, which DER leaves out. */
const isCa = (extension: Bytes | undefined): boolean => {
  const said = extension && readDer(extension).children[0];
  return said?.tag === 1 && said.value[0] !== 0;
};

const usageOf = (extension: Bytes | undefined): number | undefined =>
  extension === undefined ? undefined : readDer(extension).value[1];

/** The parts of a name by identifier. */
export const nameParts = (name: DerNode): ReadonlyMap<string, string> =>
  new Map(
    name.children.flatMap((set) =>
      set.children.map((part): [string, string] => [oidOf(childAt(part, 0)), textOf(childAt(part, 1))]),
    ),
  );

const nameOf = (name: DerNode): string => {
  const parts = nameParts(name);
  return parts.get(commonName) ?? [...parts.values()].join(', ');
};

/**
 * The common name in a name in DER, or the whole name where there is none.
 * @throws DerError when it is none
 */
export const nameIn = (der: Bytes): string => nameOf(readDer(der));

/** Whether its key may sign documents: it says so, or it says nothing. */
export const signsDocuments = ({ ca, keyUsage }: Certificate): boolean =>
  !ca && (keyUsage === undefined || (keyUsage & 0xc0) !== 0);

/** Whether its key is one that dates things: it says so, and nothing else of it (RFC 3161, 2.3). */
export const stampsTime = ({ extensions }: Certificate): boolean => {
  const uses = extensions.get('2.5.29.37');
  return uses !== undefined && readDer(uses).children.map(oidOf).join() === '1.3.6.1.5.5.7.3.8';
};

/** Whether the key of `issuer` made the signature of this certificate. */
export const issuedBy = (certificate: Certificate, issuer: Certificate): boolean =>
  issuer.ca &&
  (issuer.keyUsage === undefined || (issuer.keyUsage & 0x04) !== 0) &&
  Buffer.compare(certificate.issuer, issuer.subject) === 0 &&
  certificate.x509.verify(issuer.x509.publicKey);
