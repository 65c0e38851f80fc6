import {
  PdfError,
  entryOf,
  nameOf,
  numberOf,
  readNumber,
  readValue,
  skipSpace,
  type PdfValue,
} from './pdf-value.ts';
import type { PdfObject, Place } from './pdf-object.ts';
import { readTable } from './xref-table.ts';
import { contentOf, readXrefStream } from './xref-stream.ts';

interface Packed {
  readonly bytes: Buffer;
  readonly at: ReadonlyMap<number, number>;
}

const isNull = ({ bytes, value: { kind, start, end } }: PdfObject): boolean =>
  kind === 'other' && bytes.toString('latin1', start, end) === 'null';

/** Where the table before this one starts. */
const tableBefore = (trailer: PdfValue): number | undefined => {
  const before = entryOf(trailer, 'Prev');
  if (before && before.kind !== 'number') throw new PdfError('table chain');
  return before?.value;
};

/**
 * The objects of a PDF, by its tables of references. It reads what is right and refuses the rest: nothing is repaired, because what
 * would be signed would then not be what others read.
 */
export class PdfFile {
  readonly places = new Map<number, Place>();
  readonly trailer: PdfValue;
  /** Where the last table starts. */
  readonly lastTable: number;
  /** The last table is a stream: the next one has to be one too. */
  readonly tableIsStream: boolean;
  readonly #packed = new Map<number, Packed>();
  readonly #unpacking = new Set<number>();

  /** @throws PdfError when it cannot be read with certainty */
  constructor(readonly bytes: Buffer) {
    const word = bytes.lastIndexOf('startxref');
    const start = word < 0 ? undefined : readNumber(bytes, skipSpace(bytes, word + 9))?.value;
    if (start === undefined) throw new PdfError('startxref');
    this.lastTable = start;
    const seen = new Set<number>();
    const first = this.#readSection(start, seen);
    this.trailer = first.trailer;
    this.tableIsStream = first.stream;
    let next = tableBefore(first.trailer);
    while (next !== undefined) next = tableBefore(this.#readSection(next, seen).trailer);
  }

  #readSection(
    position: number,
    seen: Set<number>,
  ): { readonly trailer: PdfValue; readonly stream: boolean } {
    if (seen.has(position) || position < 0 || position >= this.bytes.length)
      throw new PdfError('table chain');
    seen.add(position);
    const at = skipSpace(this.bytes, position);
    const stream = this.bytes.toString('latin1', at, at + 4) !== 'xref';
    const { trailer, places } = stream
      ? readXrefStream(this, this.#objectAt(position))
      : readTable(this.bytes, at + 4);
    if (entryOf(trailer, 'Encrypt')) throw new PdfError('encrypted');
    const hybrid = stream ? undefined : numberOf(entryOf(trailer, 'XRefStm'));
    const note = (among: readonly (readonly [number, Place])[]): void => {
      for (const [number, place] of among) if (!this.places.has(number)) this.places.set(number, place);
    };
    // what a table calls free may be in the stream that goes with it, for who reads streams (ISO 32000-1, 7.5.8.4)
    note(places.filter(([, { kind }]) => hybrid === undefined || kind !== 'free'));
    if (hybrid !== undefined) this.#readSection(hybrid, seen);
    note(places);
    return { trailer, stream };
  }

  #objectAt(position: number, wanted?: number): PdfObject {
    const { bytes } = this;
    const number = readNumber(bytes, skipSpace(bytes, position));
    const generation = number && readNumber(bytes, skipSpace(bytes, number.end));
    const word = generation ? skipSpace(bytes, generation.end) : 0;
    if (!number || !generation || bytes.toString('latin1', word, word + 3) !== 'obj')
      throw new PdfError(`object at ${position}`);
    if (wanted !== undefined && number.value !== wanted) throw new PdfError('another object');
    const value = readValue(bytes, word + 3);
    return { bytes, value, number: number.value, generation: generation.value, whole: value };
  }

  /** @throws PdfError when there is no such object */
  object(number: number): PdfObject {
    const place = this.places.get(number);
    if (!place || place.kind === 'free') throw new PdfError(`no object ${number}`);
    if (place.kind === 'at') return this.#objectAt(place.offset, number);
    const packed = this.#packed.get(place.stream) ?? this.#unpack(place.stream);
    const at = packed.at.get(number);
    if (at === undefined) throw new PdfError(`no object ${number}`);
    const value = readValue(packed.bytes, at);
    return { bytes: packed.bytes, value, number, generation: 0, whole: value };
  }

  #unpack(stream: number): Packed {
    // one inside another, or inside itself, is none
    if (this.places.get(stream)?.kind !== 'at' || this.#unpacking.has(stream))
      throw new PdfError('object stream');
    this.#unpacking.add(stream);
    const object = this.object(stream);
    const bytes = contentOf(this, object);
    const first = numberOf(entryOf(object.value, 'First')) ?? 0;
    const count = numberOf(entryOf(object.value, 'N')) ?? 0;
    const at = new Map<number, number>();
    let next = 0;
    for (let i = 0; i < count; i++) {
      const number = readNumber(bytes, skipSpace(bytes, next));
      const offset = number && readNumber(bytes, skipSpace(bytes, number.end));
      if (!number || !offset) throw new PdfError('object stream');
      at.set(number.value, first + offset.value);
      next = offset.end;
    }
    const packed = { bytes, at };
    this.#packed.set(stream, packed);
    return packed;
  }

  /** The bytes of the file, and of each of its streams of objects. */
  *texts(): Generator<Buffer> {
    yield this.bytes;
    const streams = new Set<number>();
    for (const place of this.places.values()) if (place.kind === 'packed') streams.add(place.stream);
    for (const stream of streams) yield (this.#packed.get(stream) ?? this.#unpack(stream)).bytes;
  }

  /** What a value is, or leads to; a piece of an object stays in it. Nothing where it is null, or leads to no object, which is null. */
  follow(value: PdfValue | undefined, inside: PdfObject): PdfObject | undefined {
    if (!value) return undefined;
    if (value.kind === 'ref' && (this.places.get(value.number)?.kind ?? 'free') === 'free') return undefined;
    const found = value.kind === 'ref' ? this.object(value.number) : { ...inside, value };
    return isNull(found) ? undefined : found;
  }

  /** @throws PdfError when the file has no catalogue */
  catalog(): PdfObject {
    const root = entryOf(this.trailer, 'Root');
    if (root?.kind !== 'ref') throw new PdfError('Root');
    const catalog = this.object(root.number);
    if (nameOf(entryOf(catalog.value, 'Type')) !== 'Catalog') throw new PdfError('Catalog');
    return catalog;
  }
}
