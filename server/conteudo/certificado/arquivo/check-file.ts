import { createHash } from 'node:crypto';
import { DerError } from '#schemas/der/read.ts';
import type { ArquivoConferido, MaterialConfianca } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { XmlError } from '#schemas/xml/read-xml.ts';
import { cmsSignaturesOf } from '#server/base/signature/cms-signatures.ts';
import { PdfError } from '#server/base/signature/pdf/pdf-value.ts';
import { signaturesOf } from '#server/base/signature/pdf/signatures-of.ts';
import { attachedContent } from '#server/base/signature/verify-cms.ts';
import { xmlSignaturesOf } from '#server/base/signature/xml/xml-signatures.ts';
import { checkSignature, type FoundSignature } from '../check-signature.ts';
import { fileProofOf } from '../prova/index.ts';
import { trustOf, type InstalledTrust, type TrustRow } from '../confianca/index.ts';

/** A file that somebody has, what signs it from outside, and against what it is judged. */
export interface FileToCheck {
  readonly nome: string;
  readonly bytes: Uint8Array;
  /** A signature that stands outside the file. */
  readonly separada?: Uint8Array | undefined;
  readonly trust: readonly TrustRow[];
  readonly agora: Date;
  readonly zone: string;
}

type Read = Pick<ArquivoConferido, 'formato' | 'problema' | 'faltaConteudo'> & {
  readonly found: readonly FoundSignature[];
};

/** The signatures of a file of any of the forms that are known, each judged point by point. */
export const checkFile = ({
  nome,
  bytes: given,
  separada,
  trust: rows,
  agora,
}: FileToCheck): ArquivoConferido => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const trust = trustOf(rows);
  const { found, ...rest } = separada ? cms(separada, bytes) : signaturesIn(bytes);
  const file = rest.formato === 'PDF' ? fileProofOf(bytes, found, trust) : undefined;
  const itens = found.map((signature) =>
    checkSignature(signature, { trust, agora, ...(file ? { file } : {}) }),
  );
  const nothing = itens.length === 0 && rest.problema === undefined && !rest.faltaConteudo;
  return {
    nome,
    tamanho: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    conferidoEm: agora.toISOString(),
    ...rest,
    ...(nothing ? { problema: mensagem('certificado.arquivo.semAssinatura') } : {}),
    itens,
    material: materialOf(trust),
  };
};

const signaturesIn = (bytes: Buffer): Read => {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return read('PDF', () => signaturesOf(bytes));
  if (/^(\u00ef\u00bb\u00bf)?\s*</.test(bytes.toString('latin1', 0, 64)))
    return read('XML', () => xmlSignaturesOf(bytes));
  return cms(bytes, undefined);
};

const read = (formato: Read['formato'], work: () => readonly FoundSignature[]): Read => {
  try {
    return { formato, found: work() };
  } catch (error) {
    if (!(error instanceof PdfError) && !(error instanceof XmlError) && !(error instanceof DerError))
      throw error;
    return { formato, found: [], problema: mensagem('certificado.arquivo.ilegivel') };
  }
};

/** A signature by itself, with its content inside it or beside it. */
const cms = (given: Uint8Array, content: Buffer | undefined): Read => {
  const der = unarmoured(Buffer.from(given));
  try {
    const attached = attachedContent(der) !== undefined;
    if (!attached && content === undefined)
      return {
        formato: 'CMS',
        found: [],
        faltaConteudo: true,
        problema: mensagem('certificado.arquivo.faltaConteudo'),
      };
    const digestOf = content && ((algorithm: string) => createHash(algorithm).update(content).digest());
    return {
      formato: 'CMS',
      found: cmsSignaturesOf(der, digestOf),
    };
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return { formato: 'DESCONHECIDO', found: [], problema: mensagem('certificado.arquivo.desconhecido') };
  }
};

/** Some write it as text, between lines that say what it is. */
const unarmoured = (bytes: Buffer): Buffer => {
  if (bytes[0] === 0x30 || bytes.length > 4_000_000) return bytes;
  const text = bytes.toString('latin1');
  const block = /-----BEGIN (PKCS7|CMS)-----([A-Za-z0-9+/=\s]+)-----END \1-----/.exec(text)?.[2] ?? text;
  return /^[A-Za-z0-9+/=\s]+$/.test(block) ? Buffer.from(block, 'base64') : bytes;
};

const materialOf = ({ anchors, intermediates, lists }: InstalledTrust): MaterialConfianca[] =>
  [...anchors, ...intermediates.map((certificate) => ({ certificate, nome: certificate.name }))].map(
    ({ certificate, nome }) => {
      const list = lists.find((one) => Buffer.compare(one.issuer, certificate.subject) === 0);
      return {
        nome,
        validoAte: certificate.until.toISOString(),
        ...(list ? { listaDe: list.from.toISOString() } : {}),
        ...(list?.until ? { listaAte: list.until.toISOString() } : {}),
      };
    },
  );
