import { createHash } from 'node:crypto';
import { whenReadable } from '#schemas/der/when-readable.ts';
import { readTimeStamp, type TimeStamp } from '../time-stamp.ts';
import { verifyCms, type SignerCheck } from '../verify-cms.ts';
import { laterChanges, type LaterChange } from './later-changes.ts';
import { fieldsOf } from './form-fields.ts';
import { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
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
}

/**
 * The signatures of a PDF, in the order in which they were made, each with what came after it.
 * @throws PdfError when the file cannot be read with certainty
 */
export const signaturesOf = (bytes: Buffer): readonly PdfSignature[] => {
  const file = new PdfFile(bytes);
  return signedFields(file)
    .map((field) => ({ field, range: rangeOf(file, field) }))
    .sort((one, other) => (one.range?.end ?? 0) - (other.range?.end ?? 0))
    .map(({ field, range }) => checkField(bytes, field, range));
};

interface Field {
  readonly name: string;
  readonly value: PdfObject;
}

/** Fields with a signature; one that two fields have is one. */
const signedFields = (file: PdfFile): readonly Field[] => {
  const found = new Map<number, Field>();
  for (const { name, value } of fieldsOf(file, file.catalog()))
    if (value && entryOf(value.value, 'ByteRange')) found.set(value.number, { name, value });
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
): boolean =>
  contents?.kind === 'other' &&
  at.bytes === bytes &&
  contents.start === hole &&
  contents.end === after &&
  bytes[hole] === 0x3c;

const checkField = (bytes: Buffer, { name, value }: Field, range: Range | undefined): PdfSignature => {
  const contents = entryOf(value.value, 'Contents');
  const unreadable: PdfSignature = {
    campo: name,
    check: undefined,
    coversRevision: false,
    coversAll: false,
    changes: [],
  };
  if (!range || !holeIs(bytes, range, contents, value)) return unreadable;
  const hexadecimal = bytes.toString('latin1', range.hole + 1, range.after - 1).replaceAll(/\s/g, '');
  const cms = Buffer.from(hexadecimal, 'hex');
  const digestOf = (algorithm: string) =>
    createHash(algorithm)
      .update(bytes.subarray(0, range.hole))
      .update(bytes.subarray(range.after, range.end))
      .digest();
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
    ...(stamp ? { stamp } : {}),
    covered: { end: range.end, contents: cms },
    coversRevision,
    coversAll,
    changes: coversAll ? [] : changesAfter(bytes, range.end),
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
  return bytes.toString('latin1', end).trim() === '' ? [] : [{ o: 'sobra' }];
};

const changesAfter = (bytes: Buffer, end: number): readonly LaterChange[] => {
  try {
    return [...laterChanges(bytes, end), ...looseEnd(bytes)];
  } catch (error) {
    // what was signed cannot be told from what came after it
    if (error instanceof PdfError) return [{ o: 'ilegivel' }];
    throw error;
  }
};
