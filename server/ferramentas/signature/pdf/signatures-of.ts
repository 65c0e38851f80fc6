import { defined } from '#schemas/defined.ts';
import { whenReadable } from '#schemas/der/when-readable.ts';
import { digestBy } from '../algorithms.ts';
import { readTimeStamp, type TimeStamp } from '../time-stamp.ts';
import { verifyCms, type SignerCheck } from '../verify-cms.ts';
import { verdictOf } from '../signature-problem.ts';
import type { ListedSignature } from './listed-signature.ts';
import type { LaterChange, UnseenChange } from './later-change.ts';
import type { LaterMark } from './later-mark.ts';
import { laterChanges, type Later } from './later-changes.ts';
import { hasDoubles } from './doubled-objects.ts';
import { fieldsOf } from './form-fields.ts';
import { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { bytesOfString } from './pdf-text.ts';
import { PdfError, entryOf, nameOf, numberOf, type PdfValue } from './pdf-value.ts';

export interface PdfSignature {
  readonly campo: string;
  /** Absent when it cannot be read at all. */
  readonly check: SignerCheck | undefined;
  /** What it is when nobody signed it: an authority says that the file was there (a timestamp of the document). */
  readonly stamp?: TimeStamp;
  /** Where what it covers ends, and its hole as it stands; absent when it covers no stretch that can be. */
  readonly covered?: { readonly end: number; readonly contents: Buffer };
  /** It covers all that the file had when it was made, but for its own hole. */
  readonly coversRevision: boolean;
  /** It covers the file as it is. */
  readonly coversAll: boolean;
  /** What came after it and is neither another signature nor its proof. */
  readonly changes: readonly LaterChange[];
  /** What came after it too, and is not seen. */
  readonly unseen: readonly UnseenChange[];
  /** Where signatures that came later are seen; what each covers there is told by who draws the page (`covering-marks.ts`). */
  readonly marks: readonly LaterMark[];
}

/**
 * The signatures of a PDF, in the order in which they were made, each with what came after it.
 * @throws PdfError when the file cannot be read with certainty
 */
export const signaturesOf = (bytes: Buffer): readonly PdfSignature[] => {
  const file = new PdfFile(bytes);
  const doubled = hasDoubles(file);
  const checked = signedFields(file)
    .map((field) => ({ field, range: rangeOf(file, field) }))
    .sort((one, other) => (one.range?.end ?? 0) - (other.range?.end ?? 0))
    .map(({ field, range }) => ({ field, range, found: checkField(file, field, range) }));
  // only what is listed here, and was verified here, is a signature to those before it
  const listed = checked.flatMap(({ field, range, found }, index) =>
    range && found.covered ? [{ ordem: index + 1, ...listedOf(field, range, found) }] : [],
  );
  return checked
    .map(({ range, found }) =>
      range && found.covered && !found.coversAll
        ? { ...found, ...changesAfter(file, range.end, listed) }
        : found,
    )
    .map((found) => (doubled && found.covered ? withHidden(found) : found));
};

const listedOf = (
  { value, fields }: Field,
  { hole, end }: Range,
  { check, stamp, coversRevision }: PdfSignature,
): Omit<ListedSignature, 'ordem'> => {
  const problems = (check ?? stamp)?.problems;
  const { wrong, notJudged } = verdictOf(problems ?? ['ilegivel']);
  const integra = wrong || !coversRevision ? 'nao' : notJudged ? 'naoConferida' : 'sim';
  return { value, fields, hole, end, integra };
};

const withHidden = (found: PdfSignature): PdfSignature =>
  found.changes.some(({ o }) => o === 'escondido')
    ? found
    : { ...found, changes: [...found.changes, { o: 'escondido' }] };

interface Field {
  readonly name: string;
  readonly value: PdfObject;
  readonly fields: ReadonlySet<number>;
}

/** Fields with a signature; one that two fields have is one. */
const signedFields = (file: PdfFile): readonly Field[] => {
  const found = new Map<string, Field>();
  for (const { name, number, value } of fieldsOf(file, file.catalog())) {
    if (!value || !entryOf(value.value, 'ByteRange')) continue;
    // several may stand in one object
    const place = `${value.number} ${value.value.start}`;
    found.set(place, { name, value, fields: new Set([...(found.get(place)?.fields ?? []), number]) });
  }
  return [...found.values()];
};

interface Range {
  readonly hole: number;
  readonly after: number;
  readonly end: number;
}

/** The stretches that it says it covers, when they can be: from the first byte, around one hole. */
const rangeOf = (file: PdfFile, { value }: Field): Range | undefined => {
  const range = file.follow(entryOf(value.value, 'ByteRange'), value)?.value;
  if (range?.kind !== 'array' || range.items.length !== 4) return undefined;
  const [start, length, after, rest] = range.items.map((item) => numberOf(item) ?? Number.NaN);
  if (start !== 0 || length === undefined || after === undefined || rest === undefined) return undefined;
  const whole = [length, after, rest].every((part) => Number.isSafeInteger(part) && part >= 0);
  return whole && after > length && after + rest <= file.bytes.length
    ? { hole: length, after, end: after + rest }
    : undefined;
};

/** The hole is exactly the contents of this signature: otherwise something else hides in it. */
const holeIs = (
  bytes: Buffer,
  { hole, after }: Range,
  contents: PdfValue | undefined,
  at: PdfObject,
): contents is PdfValue =>
  contents?.kind === 'other' &&
  at.bytes === bytes &&
  contents.start === hole &&
  contents.end === after &&
  bytes[hole] === 0x3c;

const checkField = (file: PdfFile, { name, value }: Field, range: Range | undefined): PdfSignature => {
  const { bytes } = file;
  const contents = entryOf(value.value, 'Contents');
  const unreadable: PdfSignature = {
    campo: name,
    check: undefined,
    coversRevision: false,
    coversAll: false,
    ...nothingLater,
  };
  if (!range || !holeIs(bytes, range, contents, value)) return unreadable;
  const cms = bytesOfString({ ...value, value: contents });
  if (!cms) return unreadable;
  const digestOf = (algorithm: string) =>
    digestBy(algorithm, bytes.subarray(0, range.hole), bytes.subarray(range.after, range.end));
  const profile = nameOf(entryOf(value.value, 'SubFilter'));
  const dated = profile === 'ETSI.RFC3161';
  const stamp = dated
    ? readTimeStamp(
        cms,
        Buffer.concat([bytes.subarray(0, range.hole), bytes.subarray(range.after, range.end)]),
      )
    : undefined;
  const check = dated
    ? undefined
    : whenReadable(() => verifyCms(cms, digestOf, { bound: profile !== 'adbe.pkcs7.detached' })[0]);
  const coversAll = range.end === bytes.length;
  const coversRevision = /%%EOF\s*$/.test(bytes.toString('latin1', Math.max(0, range.end - 16), range.end));
  return {
    campo: name,
    check: check && inDictionary(check, nameOf(entryOf(value.value, 'Filter')), profile),
    ...defined({ stamp }),
    covered: { end: range.end, contents: cms },
    coversRevision,
    coversAll,
    ...nothingLater,
  };
};

/** The names of the dictionary are part of the form that policies for PDF demand. */
const inDictionary = (
  check: SignerCheck,
  filter: string | undefined,
  profile: string | undefined,
): SignerCheck =>
  filter === 'PBAD_PAdES' && profile === 'PBAD.PAdES'
    ? { ...check, form: { ...check.form, parts: new Set([...check.form.parts, 'dicionario']) } }
    : check;

/** Bytes after the end of the last revision: nobody reads them, and nobody signed them. */
const looseEnd = (bytes: Buffer): readonly LaterChange[] => {
  const end = bytes.lastIndexOf('%%EOF') + 5;
  return /^[\t\n\f\r ]*$/.test(bytes.toString('latin1', end)) ? [] : [{ o: 'sobra' }];
};

const nothingLater: Later = { changes: [], unseen: [], marks: [] };

const changesAfter = (file: PdfFile, end: number, listed: readonly ListedSignature[]): Later => {
  try {
    const { changes, ...rest } = laterChanges(file, end, listed);
    return { changes: [...changes, ...looseEnd(file.bytes)], ...rest };
  } catch (error) {
    // what was signed cannot be told from what came after it
    if (error instanceof PdfError) return { changes: [{ o: 'ilegivel' }], unseen: [], marks: [] };
    throw error;
  }
};
