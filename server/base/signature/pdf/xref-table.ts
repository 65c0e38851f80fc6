import type { Place } from './pdf-object.ts';
import { PdfError, isSpace, readNumber, readValue, skipSpace, type PdfValue } from './pdf-value.ts';

export interface Section {
  readonly trailer: PdfValue;
  readonly places: readonly (readonly [number, Place])[];
}

/** A table of references in text, from behind its word. */
export const readTable = (bytes: Buffer, from: number): Section => {
  const places: [number, Place][] = [];
  let at = skipSpace(bytes, from);
  for (;;) {
    const first = readNumber(bytes, at);
    const count = first && readNumber(bytes, skipSpace(bytes, first.end));
    if (!first || !count) break;
    at = skipSpace(bytes, count.end);
    for (let i = 0; i < count.value; i++) {
      places.push([first.value + i, readLine(bytes, at)]);
      at = skipSpace(bytes, at + 18);
    }
  }
  if (bytes.toString('latin1', at, at + 7) !== 'trailer') throw new PdfError('trailer');
  return { trailer: readValue(bytes, at + 7), places };
};

const readLine = (bytes: Buffer, at: number): Place => {
  const kind = bytes[at + 17];
  if (!isSpace(bytes[at + 10]) || !isSpace(bytes[at + 16]) || (kind !== 0x6e && kind !== 0x66))
    throw new PdfError('table entry');
  if (kind === 0x66) return { kind: 'free' };
  const offset = Number(bytes.toString('latin1', at, at + 10));
  const generation = Number(bytes.toString('latin1', at + 11, at + 16));
  if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(generation)) throw new PdfError('table entry');
  return { kind: 'at', offset, generation };
};
