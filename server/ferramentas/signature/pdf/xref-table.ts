import type { Place } from './pdf-object.ts';
import { isPlain } from './plain-numbers.ts';
import {
  PdfError,
  isSpace,
  readCount,
  readNumber,
  readValue,
  skipBlanks,
  skipSpace,
  type PdfValue,
} from './pdf-value.ts';

export interface Section {
  readonly trailer: PdfValue;
  readonly places: readonly (readonly [number, Place])[];
  /** It is not written as it should be: some readers read it otherwise, or not at all. */
  readonly odd: boolean;
}

/** A table of references in text, from behind its word. */
export const readTable = (bytes: Buffer, from: number): Section => {
  const places: [number, Place][] = [];
  let odd = false;
  const skip = (start: number): number => {
    const next = skipSpace(bytes, start);
    odd ||= next !== skipBlanks(bytes, start);
    return next;
  };
  let at = skip(from);
  for (;;) {
    const first = readNumber(bytes, at);
    const count = first && readNumber(bytes, skip(first.end));
    if (!first || !count) break;
    odd ||= !readCount(bytes, at) || !readCount(bytes, skipSpace(bytes, first.end));
    at = skip(count.end);
    for (let i = 0; i < count.value; i++) {
      odd ||= !/^\d{10} \d{5} [fn]$/.test(bytes.toString('latin1', at, at + 18));
      places.push([first.value + i, readLine(bytes, at)]);
      at = skip(at + 18);
    }
  }
  if (bytes.toString('latin1', at, at + 7) !== 'trailer') throw new PdfError('trailer');
  const trailer = readValue(bytes, at + 7);
  return { trailer, places, odd: odd || !isPlain(trailer) };
};

const readLine = (bytes: Buffer, at: number): Place => {
  const kind = bytes[at + 17];
  if (!isSpace(bytes[at + 10]) || !isSpace(bytes[at + 16]) || (kind !== 0x6e && kind !== 0x66))
    throw new PdfError('table entry');
  if (kind === 0x66) return { kind: 'free' };
  const [offset, generation] = [
    bytes.toString('latin1', at, at + 10),
    bytes.toString('latin1', at + 11, at + 16),
  ].map((digits) => (/^ *\d+ *$/.test(digits) ? Number(digits) : undefined));
  if (offset === undefined || generation === undefined) throw new PdfError('table entry');
  return { kind: 'at', offset, generation };
};
