import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { DerError, elementsIn } from '#schemas/der/read.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { openPackage, packageParts } from '#server/base/files/office-package.ts';
import { readCertificate, type Certificate } from '#server/ferramentas/signature/certificate.ts';
import { pemBlocks } from '#server/ferramentas/signature/pem.ts';
import { partsOf } from '#server/ferramentas/signature/signed-data.ts';
import { readPublishedList, type PublishedList } from './published-list.ts';

/** Certificates of authorities and lists of revoked that a file has, and what in it is neither. */
export interface AuthorityFile {
  readonly authorities: readonly Certificate[];
  readonly lists: readonly PublishedList[];
  readonly recusados: readonly { readonly nome: string; readonly motivo: string }[];
}

/** What a ZIP may have: parts, and megabytes once it is opened. */
const mostParts = 2000;
const mostMegabytes = 128;
/** Of text, in bytes: a list is larger as text. */
const mostOfText = 48 * 1_048_576;
const largestCertificate = 65_536;

/** Reads a certificate, a chain (PKCS #7), a list of revoked, in DER or as text, or a ZIP of any of these. */
export const readAuthorityFile = async (nome: string, bytes: Buffer): Promise<AuthorityFile> => {
  const found = new Found();
  if (bytes.subarray(0, 4).equals(zipMark)) await readZip(found, nome, bytes);
  else found.take(nome, bytes);
  return found.all();
};

const zipMark = Buffer.from('PK\u0003\u0004', 'latin1');

const readZip = async (found: Found, nome: string, bytes: Buffer): Promise<void> => {
  let zip: ZipFile;
  let parts: readonly Entry[];
  try {
    zip = await openPackage(bytes);
    parts = [...(await packageParts(zip)).values()].filter(({ fileName }) => !fileName.endsWith('/'));
  } catch {
    // whatever the library says of it, it cannot be opened
    return found.refuse(nome, 'certificado.autoridades.zipIlegivel');
  }
  const size = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (parts.length > mostParts || size > mostMegabytes * 1_048_576)
    return found.refuse(nome, 'certificado.autoridades.zipGrande', {
      partes: String(mostParts),
      megabytes: String(mostMegabytes),
    });
  for (const part of parts)
    try {
      found.take(part.fileName, await readPart(zip, part));
    } catch {
      // one that is damaged does not take the others with it
      found.refuse(part.fileName, 'certificado.autoridades.ilegivel');
    }
};

const readPart = (zip: ZipFile, part: Entry): Promise<Buffer> =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(part, (error, opened) => {
      if (error) reject(error);
      else resolve(opened);
    });
  }).then(buffer);

class Found {
  readonly #authorities = new Map<string, Certificate>();
  readonly #lists: PublishedList[] = [];
  readonly #refused: { readonly nome: string; readonly motivo: string }[] = [];

  all(): AuthorityFile {
    return { authorities: [...this.#authorities.values()], lists: this.#lists, recusados: this.#refused };
  }

  refuse(nome: string, key: MessageKey, data: Readonly<Record<string, string>> = {}): void {
    this.#refused.push({ nome: nome.slice(0, 200), motivo: mensagem(key, data) });
  }

  take(nome: string, bytes: Buffer): void {
    const pieces = piecesOf(bytes);
    if (pieces.length === 0) this.refuse(nome, 'certificado.autoridades.ilegivel');
    for (const piece of pieces) this.#takeOne(nome, piece);
  }

  #takeOne(nome: string, der: Buffer): void {
    const chain = isChain(der) ? readAs(() => partsOf(der)) : undefined;
    if (chain && chain.certificates.length + chain.lists.length > 0) {
      for (const one of [...chain.certificates, ...chain.lists]) this.#takeOne(nome, Buffer.from(one));
      return;
    }
    const certificate = der.length > largestCertificate ? undefined : readAs(() => readCertificate(der));
    if (certificate?.ca) return void this.#authorities.set(certificate.sha256, certificate);
    if (certificate) return this.refuse(nome, 'certificado.autoridade.naoEAutoridade');
    const list = readAs(() => readPublishedList(der));
    if (!list) return this.refuse(nome, 'certificado.autoridades.ilegivel');
    if (!list.inteira) return this.refuse(nome, 'certificado.autoridade.listaParcial');
    this.#lists.push(list);
  }
}

/** Each thing in it, in DER. */
const piecesOf = (bytes: Buffer): readonly Buffer[] => {
  if (bytes[0] === 0x30) return [bytes];
  if (bytes.length > mostOfText) return [];
  const text = bytes.toString('latin1');
  const blocks = pemBlocks(text).map(({ der }) => der);
  // some write the characters alone, without the lines that say what they are
  return blocks.length > 0 || !/^[A-Za-z0-9+/=\s]+$/.test(text) ? blocks : [Buffer.from(text, 'base64')];
};

/** It begins by saying what it holds. */
const isChain = (der: Buffer): boolean =>
  readAs(() => {
    const [outer] = elementsIn(der);
    const [first] = outer ? elementsIn(outer.value) : [];
    return first?.tag === 6;
  }) === true;

const readAs = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
};
