import { defined } from '#schemas/defined.ts';
import { createHash } from 'node:crypto';
import { DerError } from '#schemas/der/read.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import type { MaterialConfianca } from '#schemas/shapes/autoridades.ts';
import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { XmlError } from '#schemas/xml/read-xml.ts';
import { digestBy } from '#server/ferramentas/signature/algorithms.ts';
import { cmsSignaturesOf } from '#server/ferramentas/signature/cms-signatures.ts';
import { coveringMarks } from '#server/ferramentas/signature/pdf/covering-marks.ts';
import { PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { withCoveringMarks } from '#server/ferramentas/signature/pdf/with-covering-marks.ts';
import { mostSignatures, TooManySignatures } from '#server/ferramentas/signature/signature-problem.ts';
import { attachedContent } from '#server/ferramentas/signature/verify-cms.ts';
import { xmlSignaturesOf } from '#server/ferramentas/signature/xml/xml-signatures.ts';
import { checkSignature } from '../check-signature.ts';
import type { FoundSignature } from '../integrity-lines.ts';
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

/** What a file has of signatures. */
type ReadFile = Pick<ArquivoConferido, 'formato' | 'problema' | 'faltaConteudo'> & {
  readonly found: readonly FoundSignature[];
};

const bytesOf = ({ bytes }: FileToCheck): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The signatures of a file of any of the forms that are known. */
const readFile = (file: FileToCheck): ReadFile =>
  file.separada ? apart(Buffer.from(file.separada), bytesOf(file)) : signaturesIn(bytesOf(file));

/** The same, of a PDF with the marks alone that cover something, as its pages are drawn. */
export const readAndDrawn = async (file: FileToCheck): Promise<ReadFile> => {
  const read = readFile(file);
  const found = await withCoveringMarks(read.found, (marked) => coveringMarks(bytesOf(file), marked));
  return { ...read, found };
};

/** The signatures of a file, each judged point by point; until its pages are drawn, any mark may cover something. */
export const checkFile = (file: FileToCheck, { found, ...rest } = readFile(file)): ArquivoConferido => {
  const { nome, trust: rows, agora } = file;
  const bytes = bytesOf(file);
  const trust = trustOf(rows);
  const proof = rest.formato === 'PDF' ? fileProofOf(bytes, found, trust) : undefined;
  const itens = found.map(
    (signature) =>
      whenReadable(() => checkSignature(signature, { trust, agora, file: proof })) ??
      checkSignature({ ...signature, check: undefined }, { trust, agora }),
  );
  const nothing = itens.length === 0 && rest.problema === undefined && !rest.faltaConteudo;
  return {
    nome,
    tamanho: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    conferidoEm: agora.toISOString(),
    ...rest,
    ...defined({ problema: nothing ? mensagem('certificado.arquivo.semAssinatura') : undefined }),
    itens,
    material: materialOf(trust),
  };
};

/** A signature of the forms of PDF may stand in what another signs: what is one is told by how it begins. */
const signaturesIn = (bytes: Buffer): ReadFile => {
  if (isXml(bytes)) return xml(bytes, undefined);
  const alone = cms(bytes, undefined);
  if (alone.formato === 'CMS' || !bytes.subarray(0, 1024).includes('%PDF-')) return alone;
  return read('PDF', () => signaturesOf(bytes));
};

/** What signs a file from outside it. */
const apart = (signature: Buffer, content: Buffer): ReadFile =>
  isXml(signature) ? xml(signature, content) : cms(signature, content);

const isXml = (bytes: Buffer): boolean =>
  /^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(bytes.toString('latin1', 0, 64));

const xml = (bytes: Buffer, content: Buffer | undefined): ReadFile => {
  const found = read('XML', () => xmlSignaturesOf(bytes, { content, bound: false }));
  const wanting =
    found.found.length > 0 && found.found.every((one) => 'wantsContent' in one && one.wantsContent);
  return wanting ? { formato: 'XML', ...withoutContent } : found;
};

const withoutContent = {
  found: [],
  faltaConteudo: true as const,
  problema: mensagem('certificado.arquivo.faltaConteudo'),
};

const read = (formato: ReadFile['formato'], work: () => readonly FoundSignature[]): ReadFile => {
  try {
    const found = work();
    return found.length > mostSignatures ? tooMany(formato) : { formato, found };
  } catch (error) {
    if (!(error instanceof PdfError) && !(error instanceof XmlError)) throw error;
    if (error.why === 'assinaturas') return tooMany(formato);
    return { formato, found: [], problema: mensagem(`certificado.arquivo.ilegivel.${error.why}`) };
  }
};

const tooMany = (formato: ReadFile['formato']): ReadFile => ({
  formato,
  found: [],
  problema: mensagem('certificado.arquivo.ilegivel.assinaturas', { n: String(mostSignatures) }),
});

/** A signature by itself, with its content inside it or beside it. */
const cms = (given: Buffer, content: Buffer | undefined): ReadFile => {
  const der = unarmoured(given);
  try {
    const attached = attachedContent(der) !== undefined;
    if (!attached && content === undefined) return { formato: 'CMS', ...withoutContent };
    const digestOf = content && ((algorithm: string) => digestBy(algorithm, content));
    return {
      formato: 'CMS',
      found: cmsSignaturesOf(der, digestOf),
    };
  } catch (error) {
    if (error instanceof TooManySignatures) return tooMany('CMS');
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
        listaDe: list?.from.toISOString(),
        listaAte: list?.until ? list.until.toISOString() : undefined,
      };
    },
  );
