import { inflateSync } from 'node:zlib';
import type { Objects, PdfObject, Place } from './pdf-object.ts';
import { PdfError, entryOf, nameOf, numberOf, skipBlanks, skipSpace, type PdfValue } from './pdf-value.ts';
import { isPlain } from './plain-numbers.ts';
import { undoPredictor } from './predictor.ts';
import type { Section } from './xref-table.ts';

/** Bytes that a table or a stream of objects may unfold to. */
const mostBytes = 64 * 1_048_576;

/** The content of a stream, as it stands in the file. */
export const rawContentOf = (file: Objects, { bytes, value }: PdfObject): Buffer => {
  let at = skipSpace(bytes, value.end);
  if (bytes.toString('latin1', at, at + 6) !== 'stream') throw new PdfError('stream');
  at += 6;
  if (bytes[at] === 13) at += 1;
  if (bytes[at] === 10) at += 1;
  const length = entryOf(value, 'Length');
  const size = numberOf(length?.kind === 'ref' ? file.object(length.number).value : length);
  if (size === undefined || size < 0 || at + size > bytes.length) throw new PdfError('stream length');
  return bytes.subarray(at, at + size);
};

/**
 * Whether all readers find the same content: a line ends before it, and where its length says comes the word that ends it
 * (ISO 32000-1, 7.3.8.1). Else some begin it later, or look for its end by themselves.
 */
export const isWellWritten = (file: Objects, object: PdfObject): boolean => {
  const { bytes, value } = object;
  const line = skipSpace(bytes, value.end) + 6;
  const content = rawContentOf(file, object);
  const end = skipBlanks(bytes, content.byteOffset - bytes.byteOffset + content.length);
  return (
    (bytes[line] === 10 || (bytes[line] === 13 && bytes[line + 1] === 10)) &&
    bytes.toString('latin1', end, end + 9) === 'endstream'
  );
};

const listed = (value: PdfValue | undefined): readonly PdfValue[] =>
  value?.kind === 'array' ? value.items : value ? [value] : [];

/** The content of a stream of objects or of references: nothing else needs to be unfolded here. */
export const contentOf = (file: Objects, object: PdfObject): Buffer => {
  const closed = rawContentOf(file, object);
  let data = file.decryption && object.bytes === file.bytes ? file.decryption.stream(object, closed) : closed;
  for (const filter of listed(entryOf(object.value, 'Filter'))) {
    if (nameOf(filter) !== 'FlateDecode') throw new PdfError('filter');
    try {
      data = inflateSync(data, { maxOutputLength: mostBytes });
    } catch (cause) {
      throw new PdfError('compressed', { cause });
    }
  }
  const [parameters] = listed(entryOf(object.value, 'DecodeParms'));
  // bytes one by one, as tables are written: other samples would be undone otherwise
  const sample = [
    numberOf(entryOf(parameters, 'Colors')) ?? 1,
    numberOf(entryOf(parameters, 'BitsPerComponent')) ?? 8,
  ];
  if (parameters?.kind === 'ref' || sample[0] !== 1 || sample[1] !== 8) throw new PdfError('predictor');
  return undoPredictor(data, {
    predictor: numberOf(entryOf(parameters, 'Predictor')) ?? 1,
    columns: numberOf(entryOf(parameters, 'Columns')) ?? 1,
  });
};

/** A table of references in a stream. */
export const readXrefStream = (file: Objects, object: PdfObject): Section => {
  if (nameOf(entryOf(object.value, 'Type')) !== 'XRef') throw new PdfError('reference stream');
  const dict = object.value;
  if (['W', 'Index', 'Size', 'Filter', 'DecodeParms'].some((key) => entryOf(dict, key)?.kind === 'ref'))
    throw new PdfError('reference stream');
  const data = contentOf(file, object);
  const [kindWidth = 0, oneWidth = 0, twoWidth = 0] = listed(entryOf(object.value, 'W')).map(
    (width) => numberOf(width) ?? 0,
  );
  const size = numberOf(entryOf(object.value, 'Size')) ?? 0;
  const ranges = listed(entryOf(object.value, 'Index')).map((part) => numberOf(part) ?? 0);
  const index = ranges.length > 0 ? ranges : [0, size];
  // entries without width would never end
  if (![kindWidth, oneWidth, twoWidth].every(isCount) || oneWidth < 1 || !index.every(isCount))
    throw new PdfError('reference stream');
  const places: [number, Place][] = [];
  let at = 0;
  const next = (width: number): number => {
    if (at + width > data.length) throw new PdfError('reference stream');
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 256 + (data[at++] ?? 0);
    return value;
  };
  for (let range = 0; range < index.length; range += 2)
    for (let i = 0; i < (index[range + 1] ?? 0); i++) {
      const kind = kindWidth > 0 ? next(kindWidth) : 1;
      const one = next(oneWidth);
      const two = next(twoWidth);
      places.push([(index[range] ?? 0) + i, placeOf(kind, one, two)]);
    }
  return { trailer: object.value, places, odd: !isPlain(dict) || !isWellWritten(file, object) };
};

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const placeOf = (kind: number, one: number, two: number): Place => {
  if (kind === 1) return { kind: 'at', offset: one, generation: two };
  return kind === 2 ? { kind: 'packed', stream: one, index: two } : { kind: 'free' };
};
