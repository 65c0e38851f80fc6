import { createHash } from 'node:crypto';
import type { Bytes } from '#schemas/der/write.ts';
import { signatureLook } from './signature-look.ts';
import type { SignaturePlace } from './signature-place.ts';
import { pageAt } from './page-at.ts';
import { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { PdfError, entryOf, numberOf } from './pdf-value.ts';
import { Revision } from './revision.ts';

export interface SignatureField {
  readonly campo: string;
  readonly nome: string;
  readonly motivo?: string;
  readonly quando: Date;
  /** What goes into the hole is not CAdES: a signature that somebody else gives whole. */
  readonly simples?: boolean;
  /** With the names of PBAD, that the policies of ICP-Brasil demand and common readers do not know. */
  readonly pbad?: boolean;
  /** Absent: the signature is in the file and is not seen on a page. */
  readonly lugar?: SignaturePlace;
  /** What the field says, line by line. */
  readonly linhas: readonly string[];
}

export interface PreparedPdf {
  /** What comes behind the file, with a hole for the signature. */
  readonly tail: Buffer;
  /** The two stretches that are signed: start and length of each. */
  readonly byteRange: readonly [number, number, number, number];
}

/** Bytes that a signature may take, with its chain: those of ICP-Brasil have authorities of 4096 bits. */
export const holeSize = 32 * 1024;
const rangeRoom = 34;

/**
 * Writes the revision that a signature takes, with a hole in its place.
 * @throws PdfError when the file cannot be signed without harm: broken, encrypted, or certified against changes
 */
export const appendSignature = (base: Buffer, field: SignatureField): PreparedPdf =>
  appendField(base, field, signatureDictionary(field));

/**
 * The same with a hole for a timestamp of the whole document: nobody's signature, and not seen on a page.
 * @throws PdfError when the file cannot be read with certainty
 */
export const appendDocumentStamp = (base: Buffer, campo: string): PreparedPdf =>
  appendField(base, { campo, linhas: [] }, stampDictionary);

const appendField = (
  base: Buffer,
  { campo, lugar, linhas }: Pick<SignatureField, 'campo' | 'lugar' | 'linhas'>,
  dictionary: string,
): PreparedPdf => {
  const file = new PdfFile(base);
  const catalog = file.catalog();
  refuseCertified(file, catalog);
  const page = pageAt(file, catalog, lugar?.pagina ?? 0);
  const revision = new Revision(file);
  const signature = revision.add(dictionary);
  const look = lugar ? `/AP<</N ${revision.add(signatureLook(lugar, linhas))} 0 R>>` : '';
  const reference = `${revision.add(
    `<</Type/Annot/Subtype/Widget/FT/Sig/T${pdfText(campo)}/F 132/Rect[${rectOf(lugar)}]` +
      `/P ${page.number} ${page.generation} R/V ${signature} 0 R${look}>>`,
  )} 0 R`;
  revision.addToList(page, 'Annots', reference);
  addToForm(file, catalog, revision, reference);
  const tail = revision.write();
  return { tail, byteRange: writeRange(base.length, tail, signature) };
};

const profileOf = ({ simples, pbad }: SignatureField): string => {
  if (simples) return '/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached';
  return pbad
    ? '/Filter/PBAD_PAdES/SubFilter/PBAD.PAdES'
    : '/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached';
};

const signatureDictionary = (field: SignatureField): string => {
  const { nome, motivo, quando } = field;
  return (
    `<</Type/Sig${profileOf(field)}/ByteRange[${' '.repeat(rangeRoom)}]` +
    `/M(${pdfDate(quando)})/Name${pdfText(nome)}${motivo ? `/Reason${pdfText(motivo)}` : ''}` +
    `/Contents<${'0'.repeat(holeSize * 2)}>>>`
  );
};

const stampDictionary =
  `<</Type/DocTimeStamp/Filter/Adobe.PPKLite/SubFilter/ETSI.RFC3161/ByteRange[${' '.repeat(rangeRoom)}]` +
  `/Contents<${'0'.repeat(holeSize * 2)}>>>`;

const rectOf = (place: SignaturePlace | undefined): string =>
  place
    ? [place.x, place.y, place.x + place.largura, place.y + place.altura]
        .map((value) => value.toFixed(2))
        .join(' ')
    : '0 0 0 0';

const pdfText = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const pdfDate = (moment: Date): string => `D:${moment.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;

/** Who certified it may have allowed no change at all. */
const refuseCertified = (file: PdfFile, catalog: PdfObject): void => {
  const permissions = file.follow(entryOf(catalog.value, 'Perms'), catalog);
  const signature = permissions && file.follow(entryOf(permissions.value, 'DocMDP'), permissions);
  if (!signature) return;
  const references = file.follow(entryOf(signature.value, 'Reference'), signature);
  const reference =
    references?.value.kind === 'array' ? file.follow(references.value.items[0], references) : undefined;
  const parameters = reference && file.follow(entryOf(reference.value, 'TransformParams'), reference);
  if ((numberOf(entryOf(parameters?.value, 'P')) ?? 2) === 1) throw new PdfError('certified');
};

const addToForm = (file: PdfFile, catalog: PdfObject, revision: Revision, reference: string): void => {
  const known = entryOf(catalog.value, 'AcroForm');
  const form = file.follow(known, catalog);
  if (!known || !form) {
    const added = revision.add(`<</Fields[${reference}]/SigFlags 3>>`);
    return revision.addEntry(catalog, catalog.value, `/AcroForm ${added} 0 R`);
  }
  if (form.value.kind !== 'dict') throw new PdfError('AcroForm');
  const flags = entryOf(form.value, 'SigFlags');
  if (flags) revision.put(form, flags.start, flags.end, '3');
  else revision.addEntry(form, form.value, '/SigFlags 3');
  revision.addToList(form, 'Fields', reference);
};

const writeRange = (base: number, tail: Buffer, signature: number): PreparedPdf['byteRange'] => {
  // only what was added is searched: the file may hold a hole that somebody else prepared
  const from = tail.indexOf(`\n${signature} 0 obj\n`);
  const hole = tail.indexOf('/Contents<', from) + '/Contents'.length;
  const range = tail.indexOf('/ByteRange[', from) + '/ByteRange['.length;
  const end = hole + holeSize * 2 + 2;
  const byteRange = [0, base + hole, base + end, tail.length - end] as const;
  tail.write(byteRange.join(' ').padEnd(rangeRoom), range, 'latin1');
  return byteRange;
};

/** SHA-256 of what a signature of this file covers. */
export const rangeDigest = (base: Bytes, prepared: PreparedPdf): Buffer => {
  const digest = createHash('sha256');
  for (const part of coveredParts(base, prepared)) digest.update(part);
  return digest.digest();
};

/** What a signature of this file covers, in pieces. */
export const coveredParts = (base: Bytes, { tail, byteRange }: PreparedPdf): readonly Bytes[] => {
  const [, hole, after] = byteRange;
  return [base, tail.subarray(0, hole - base.length), tail.subarray(after - base.length)];
};

/** The revision with the signature in its hole. */
export const embedSignature = (
  { tail, byteRange }: PreparedPdf,
  baseLength: number,
  signature: Bytes,
): Buffer => {
  if (signature.length > holeSize) throw new PdfError('signature too long');
  const whole = Buffer.from(tail);
  whole.write(Buffer.from(signature).toString('hex'), byteRange[1] - baseLength + 1, 'latin1');
  return whole;
};
