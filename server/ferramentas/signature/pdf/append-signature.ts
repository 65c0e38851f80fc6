import { createHash } from 'node:crypto';
import type { Bytes } from '#schemas/der/write.ts';
import { fieldsOf, type FormField } from './form-fields.ts';
import { signatureLook } from './signature-look.ts';
import type { SignaturePlace } from './signature-place.ts';
import { pageAt } from './page-at.ts';
import { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { PdfError, entryOf, nameOf, numberOf } from './pdf-value.ts';
import { Revision } from './revision.ts';
import { placeInPage, type PlaceInPage } from './shown-page.ts';

interface SignatureField {
  /** With a number behind it where the file has a field of that name. */
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

interface PreparedPdf {
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
  const fields = fieldsOf(file, catalog);
  refuseCertified(file, catalog, fields);
  refuseDrawnElsewhere(file, catalog);
  const page = pageAt(file, catalog, lugar?.pagina ?? 0);
  const revision = new Revision(file);
  const signature = revision.add(dictionary);
  const place = lugar && placeInPage(file, page, lugar);
  const look = lugar ? `/AP<</N ${revision.add(signatureLook(lugar, linhas, place?.matrix))} 0 R>>` : '';
  const reference = `${revision.add(
    `<</Type/Annot/Subtype/Widget/FT/Sig/T${pdfText(unusedName(campo, fields))}/F 132/Rect[${rectOf(place)}]` +
      `/P ${page.number} ${page.generation} R/V ${signature} 0 R${look}>>`,
  )} 0 R`;
  revision.addToList(page, 'Annots', reference);
  addToForm(file, catalog, revision, reference);
  const tail = revision.write();
  return { tail, byteRange: writeRange(base.length, tail, revision.offsetOf(signature) - base.length) };
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

const rectOf = (place: PlaceInPage | undefined): string =>
  place ? place.rect.map((value) => value.toFixed(2)).join(' ') : '0 0 0 0';

const pdfText = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const pdfDate = (moment: Date): string => `D:${moment.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;

/** A signature that covers more than the file has: what is put behind would be under it. */
const refuseReaching = (file: PdfFile, signature: PdfObject | undefined): void => {
  const range = signature && file.follow(entryOf(signature.value, 'ByteRange'), signature);
  if (range?.value.kind !== 'array') return;
  const parts = range.value.items.map((item) => numberOf(item) ?? 0);
  const ends = parts.map((start, index) => (index % 2 === 0 ? start + (parts[index + 1] ?? 0) : 0));
  if (ends.some((end) => end > file.bytes.length)) throw new PdfError('cut');
};

/** Who certified it, or signed it, may have allowed no change at all. */
const refuseCertified = (file: PdfFile, catalog: PdfObject, fields: readonly FormField[]): void => {
  const permissions = file.follow(entryOf(catalog.value, 'Perms'), catalog);
  const certified = permissions && file.follow(entryOf(permissions.value, 'DocMDP'), permissions);
  for (const signature of [certified, ...fields.map(({ value }) => value)]) {
    refuseReaching(file, signature);
    const references = signature && file.follow(entryOf(signature.value, 'Reference'), signature);
    if (references?.value.kind !== 'array') continue;
    for (const item of references.value.items) {
      const reference = file.follow(item, references);
      const method = reference && file.follow(entryOf(reference.value, 'TransformMethod'), reference);
      const parameters = reference && file.follow(entryOf(reference.value, 'TransformParams'), reference);
      const allowed = parameters && file.follow(entryOf(parameters.value, 'P'), parameters);
      if (numberOf(allowed?.value) === 1 && nameOf(method?.value) !== 'UR3') throw new PdfError('certified');
    }
  }
};

/** Its pages are not what is seen: a program inside the file draws others in their place. */
const refuseDrawnElsewhere = (file: PdfFile, catalog: PdfObject): void => {
  const drawn = file.follow(entryOf(catalog.value, 'NeedsRendering'), catalog);
  if (drawn && drawn.bytes.toString('latin1', drawn.value.start, drawn.value.end) === 'true')
    throw new PdfError('XFA');
};

/** A name that no field of the file has: two with one name are one field to readers. */
const unusedName = (wanted: string, fields: readonly FormField[]): string => {
  const used = new Set(fields.map(({ name }) => name));
  let name = wanted;
  for (let other = 2; used.has(name); other++) name = `${wanted} (${other})`;
  return name;
};

const addToForm = (file: PdfFile, catalog: PdfObject, revision: Revision, reference: string): void => {
  const known = entryOf(catalog.value, 'AcroForm');
  const form = file.follow(known, catalog);
  if (!form) {
    const added = revision.add(`<</Fields[${reference}]/SigFlags 3>>`);
    if (known) return revision.put(catalog, known.start, known.end, ` ${added} 0 R`);
    return revision.addEntry(catalog, catalog.value, `/AcroForm ${added} 0 R`);
  }
  if (form.value.kind !== 'dict') throw new PdfError('AcroForm');
  const flags = entryOf(form.value, 'SigFlags');
  if (flags) revision.put(form, flags.start, flags.end, '3');
  else revision.addEntry(form, form.value, '/SigFlags 3');
  revision.addToList(form, 'Fields', reference);
};

const writeRange = (base: number, tail: Buffer, from: number): PreparedPdf['byteRange'] => {
  // only from the signature on: the file, and what was copied from it, may hold a hole that somebody else prepared
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
