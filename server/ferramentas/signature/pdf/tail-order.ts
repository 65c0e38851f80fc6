import type { ComparedRevisions } from './compared-revisions.ts';
import { namedObjects } from './named-objects.ts';
import type { PdfFile } from './pdf-file.ts';
import { readHeader } from './object-header.ts';
import { isStream, type Place } from './pdf-object.ts';
import {
  entryOf,
  nameOf,
  numberOf,
  readCount,
  readValue,
  skipBlanks,
  skipSpace,
  type PdfValue,
} from './pdf-value.ts';
import { isWellWritten, rawContentOf } from './xref-stream.ts';

/**
 * Whether all readers find in what came after a signed stretch what its tables say. Some look for objects by themselves when
 * anything seems odd to them, and what a table hides would be what they show: everything there has to be in a table, in its order.
 */
export const hiddenInTail = (revisions: ComparedRevisions): void => {
  const { before, after } = revisions;
  const from = before.bytes.length;
  const late = after.tables.filter(({ position }) => position >= from);
  const hidden = (objeto?: number): void => revisions.say('escondido', objeto);
  let known: ReadonlySet<number> | undefined;
  const named = (): ReadonlySet<number> => (known ??= namedObjects(before));
  const objects = new Set<number>();
  // who looks for objects takes the last one of each number
  const last = new Map<number, number>();
  const bodyOf = (place: Place | undefined): number => {
    const at = place?.kind === 'packed' ? after.places.get(place.stream) : place;
    return at?.kind === 'at' ? skipSpace(after.bytes, at.offset) : -1;
  };
  for (const { places } of late)
    for (const [number, place] of places) {
      const at = bodyOf(place);
      if (place.kind === 'at' && !isThere(after.bytes, number, place)) hidden(number);
      if (at < from) continue;
      if (place.kind === 'at') objects.add(at);
      last.set(number, Math.max(last.get(number) ?? 0, at));
    }
  if (readInOrder(after, from, { objects, late }) !== undefined) hidden();
  for (const [number, at] of last) {
    const place = after.places.get(number);
    // to some readers a reference of another generation leads to nothing
    const former = before.places.get(number);
    const other = former?.kind === 'at' ? former.generation : 0;
    if (former && former.kind !== 'free' && place?.kind === 'at' && place.generation !== other)
      hidden(number);
    // one that came, and was freed again, is found by nobody but who calls it by its number
    const gone = (place?.kind ?? 'free') === 'free' && !named().has(number);
    if (!gone && bodyOf(place) !== at) hidden(number);
  }
  const root = textOf(after, entryOf(after.trailer, 'Root'));
  if (
    late.some(({ trailer }) => entryOf(trailer, 'Root') && textOf(after, entryOf(trailer, 'Root')) !== root)
  )
    hidden();
  // and who trusts the number of objects knows none above it
  const sizeOf = ({ trailer }: { readonly trailer: PdfValue }): number =>
    numberOf(entryOf(trailer, 'Size')) ?? 0;
  if (late.some((table) => sizeOf(table) < sizeOf(before))) hidden();
  // who follows the tables comes to those that were signed
  const former = after.tables.find(({ position, beside }) => position < from && !beside);
  if (late.length > 0 && former?.position !== before.lastTable) hidden();
  if (rootOfPagesMoved(before, last)) hidden();
  for (const stream of oddContainers(after, from, late)) hidden(stream);
};

/** What a table says of an object is what stands there: some readers look for all objects by themselves where it is not. */
const isThere = (bytes: Buffer, number: number, { offset, generation }: Place & { kind: 'at' }): boolean => {
  const header = readHeader(bytes, offset);
  return header?.number === number && header.generation === generation;
};

/**
 * Where a table and the stream beside it say two things of the root of the pages, some readers take the pages for lost and show none
 * of what they are drawn with.
 */
const rootOfPagesMoved = (before: PdfFile, late: ReadonlyMap<number, number>): boolean => {
  const pages = entryOf(before.catalog().value, 'Pages');
  const hybrid = before.tables.some(({ stream, trailer }) => !stream && entryOf(trailer, 'XRefStm'));
  return (
    hybrid &&
    pages?.kind === 'ref' &&
    late.has(pages.number) &&
    before.places.get(pages.number)?.kind === 'packed'
  );
};

type Tables = PdfFile['tables'];

/** Streams of objects of which the tables say something else than they do themselves. */
const oddContainers = (file: PdfFile, from: number, late: Tables): readonly number[] => {
  const listed = new Map<number, Map<number, number>>();
  for (const { places } of late)
    for (const [number, place] of places)
      if (place.kind === 'packed')
        listed.set(
          place.stream,
          (listed.get(place.stream) ?? new Map<number, number>()).set(number, place.index),
        );
  return [...listed].flatMap(([stream, numbers]) => {
    const { numbers: inside } = file.packed(stream);
    const place = file.places.get(stream);
    const isLate = place?.kind === 'at' && place.offset >= from;
    const right =
      nameOf(entryOf(file.object(stream).value, 'Type')) === 'ObjStm' &&
      [...numbers].every(([number, index]) => inside[index] === number) &&
      (!isLate || inside.every((number) => numbers.has(number)));
    return right ? [] : [stream];
  });
};

interface Expected {
  readonly objects: ReadonlySet<number>;
  readonly late: Tables;
}

/** Reads one thing after the other; answers where something stands that no table names. */
const readInOrder = (file: PdfFile, from: number, { objects, late }: Expected): number | undefined => {
  const { bytes } = file;
  const streams = new Set(
    late.filter(({ stream }) => stream).map(({ position }) => skipSpace(bytes, position)),
  );
  const tables = new Map(
    late
      .filter(({ stream }) => !stream)
      .map(({ position, trailer }) => [skipSpace(bytes, position), trailer.end]),
  );
  const word = (at: number): string => bytes.toString('latin1', at, at + 9);
  let at = from;
  for (;;) {
    const start = skipSpace(bytes, at);
    if (/\d\s+\d+\s+obj/.test(commentsIn(bytes, at, start))) return at;
    if (start >= bytes.length) return undefined;
    const tableEnd = tables.get(start);
    if (objects.has(start) || streams.has(start)) {
      const end = endOfObject(file, start);
      if (end === undefined) return start;
      at = end;
    } else if (tableEnd !== undefined) at = tableEnd;
    else if (word(start) === 'startxref') {
      const number = readCount(bytes, skipBlanks(bytes, start + 9));
      if (!number) return start;
      at = number.end;
    } else return start;
  }
};

const commentsIn = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Behind the last word of an object; nothing where some readers end it elsewhere. */
const endOfObject = (file: PdfFile, at: number): number | undefined => {
  const { bytes } = file;
  const header = readHeader(bytes, at);
  if (!header) return undefined;
  const value = readValue(bytes, header.end);
  const object = { bytes, value, whole: value, number: header.number, generation: header.generation };
  let { end } = value;
  if (isStream(object)) {
    if (!isWellWritten(file, object)) return undefined;
    const content = rawContentOf(file, object);
    end = skipBlanks(bytes, content.byteOffset - bytes.byteOffset + content.length) + 'endstream'.length;
  }
  const word = skipBlanks(bytes, end);
  return bytes.toString('latin1', word, word + 6) === 'endobj' ? word + 6 : undefined;
};

const textOf = (
  { bytes }: PdfFile,
  value: { readonly start: number; readonly end: number } | undefined,
): string => (value ? bytes.toString('latin1', value.start, value.end).replaceAll(/\s+/g, ' ') : '');
