import type { PdfFile } from './pdf-file.ts';
import { isStream, type Place } from './pdf-object.ts';
import { PdfError, isDigit, isSpace, skipSpace } from './pdf-value.ts';
import { rawContentOf } from './xref-stream.ts';

/**
 * Whether who looks for objects by themselves, as readers do when anything seems odd to them, finds other ones than the tables tell:
 * of each number, the last one that stands in the file. In a file that is odd itself, those in the content of others count too, and
 * those that no table has.
 */
export const hasDoubles = (file: PdfFile): boolean => {
  const { bytes, odd } = file;
  const tables = new Set(file.tables.map(({ position }) => skipSpace(bytes, position)));
  let contents: Contents | undefined;
  for (let word = bytes.indexOf('obj'); word >= 0; word = bytes.indexOf('obj', word + 3)) {
    const header = headerBefore(bytes, word);
    if (!header || tables.has(header.start)) continue;
    const known = startOf(file, file.places.get(header.number));
    if (known === undefined ? !odd : header.start <= known) continue;
    if (odd || !(contents ??= new Contents(file)).hold(header.start)) return true;
  }
  return false;
};

/** Where an object starts, or the stream that it is in. */
const startOf = (file: PdfFile, place: Place | undefined): number | undefined => {
  const at = place?.kind === 'packed' ? file.places.get(place.stream) : place;
  return at?.kind === 'at' ? skipSpace(file.bytes, at.offset) : undefined;
};

interface Header {
  readonly number: number;
  readonly start: number;
}

const headerBefore = (bytes: Buffer, word: number): Header | undefined => {
  const before = bytes[word - 1];
  if (!isSpace(before) && !isDigit(before)) return undefined;
  const generation = digitsBefore(bytes, word);
  const number = generation && digitsBefore(bytes, generation.start);
  return number && number.end < generation.start ? { number: number.value, start: number.start } : undefined;
};

interface Digits {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const digitsBefore = (bytes: Buffer, from: number): Digits | undefined => {
  let end = from;
  while (end > 0 && isSpace(bytes[end - 1])) end -= 1;
  let start = end;
  while (start > 0 && isDigit(bytes[start - 1])) start -= 1;
  return start < end ? { value: Number(bytes.toString('latin1', start, end)), start, end } : undefined;
};

/** The stretches of a file that are contents of its streams. */
class Contents {
  readonly #starts: readonly (readonly [number, number])[];

  constructor(readonly file: PdfFile) {
    this.#starts = [...file.places]
      .flatMap(([number, place]) => (place.kind === 'at' ? [[place.offset, number] as const] : []))
      .sort(([one], [other]) => one - other);
  }

  hold(at: number): boolean {
    const { file } = this;
    const [, number] = this.#starts.findLast(([start]) => start <= at) ?? [];
    if (number === undefined) return false;
    try {
      const object = file.object(number);
      if (!isStream(object)) return false;
      const content = rawContentOf(file, object);
      const start = content.byteOffset - file.bytes.byteOffset;
      return start <= at && at < start + content.length;
    } catch (error) {
      // what cannot be read holds nothing for sure
      if (error instanceof PdfError) return false;
      throw error;
    }
  }
}
