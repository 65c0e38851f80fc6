import {
  PdfError,
  countOf,
  entryOf,
  nameOf,
  numberOf,
  readCount,
  readValue,
  skipBlanks,
  skipSpace,
  type PdfValue,
  readNumber,
} from './pdf-value.ts';
import { decryptionOf } from './decryption.ts';
import type { Decryption, PdfObject, Place } from './pdf-object.ts';
import { readHeader } from './object-header.ts';
import { isPlain } from './plain-numbers.ts';
import { readTable, type Section } from './xref-table.ts';
import { contentOf, isWellWritten, readXrefStream } from './xref-stream.ts';

/** From the end of the file, where readers look for the place of the last table. */
const farthestEnd = 1024;

/** Where the last table starts; `odd` where readers differ on how to find it, and some would look for the objects by themselves. */
interface FileEnd {
  readonly table: number;
  readonly odd: boolean;
}

/** @throws PdfError when it does not say where */
const readEnd = (bytes: Buffer): FileEnd => {
  const word = bytes.lastIndexOf('startxref');
  const at = skipSpace(bytes, word + 9);
  const table = word < 0 ? undefined : readNumber(bytes, at)?.value;
  if (table === undefined || !Number.isSafeInteger(table)) throw new PdfError('startxref');
  const startsLine = bytes[word - 1] === 10 || bytes[word - 1] === 13;
  const plain = readCount(bytes, skipBlanks(bytes, word + 9));
  return { table, odd: !startsLine || !plain || bytes.length - word > farthestEnd };
};

/** What a stream of objects has in it. */
interface Packed {
  readonly bytes: Buffer;
  readonly at: ReadonlyMap<number, number>;
  /** The numbers, in their order: some readers look an object up by its place there. */
  readonly numbers: readonly number[];
}

/** A table of references as it stands in the file. */
interface TableAt extends Section {
  readonly position: number;
  readonly stream: boolean;
  /** It goes with a table in text, for who reads streams. */
  readonly beside: boolean;
}

const isNull = ({ bytes, value: { kind, start, end } }: PdfObject): boolean =>
  kind === 'other' && bytes.toString('latin1', start, end) === 'null';

/** Where the table before this one starts; some programs say 0, where no table can be, that there is none. */
const tableBefore = (trailer: PdfValue): number | undefined => {
  const before = entryOf(trailer, 'Prev');
  if (before && before.kind !== 'number') throw new PdfError('table chain');
  return before?.value === 0 ? undefined : before?.value;
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
  /** How it is opened, where a password of its owner closes it. */
  decryption: Decryption | undefined;
  /** Where things are is not told as it should be: some readers find it otherwise, or look for all objects by themselves. */
  odd: boolean;
  /** All its tables, the last one first. */
  readonly tables: TableAt[] = [];
  readonly #packed = new Map<number, Packed>();
  readonly #unpacking = new Set<number>();

  /** @throws PdfError when it cannot be read with certainty */
  constructor(readonly bytes: Buffer) {
    const { table: start, odd } = readEnd(bytes);
    this.odd = odd || bytes.toString('latin1', 0, 5) !== '%PDF-';
    this.lastTable = start;
    const seen = new Set<number>();
    const first = this.#readTable(start, { seen });
    this.trailer = first.trailer;
    this.tableIsStream = first.stream;
    let next = tableBefore(first.trailer);
    while (next !== undefined) next = tableBefore(this.#readTable(next, { seen }).trailer);
    this.odd ||= this.#isShort(countOf(entryOf(first.trailer, 'Size')) ?? 0);
    this.#open();
    if (this.tables.some(({ trailer }) => numberOf(entryOf(trailer, 'Prev')) === 0)) this.#standAlone();
  }

  /** Some look for what came before such a table by themselves; where the pages are in it, nothing is. */
  #standAlone(): void {
    this.odd = true;
    const catalog = this.catalog();
    if (!this.follow(entryOf(catalog.value, 'Pages'), catalog)) throw new PdfError('table chain');
  }

  /** What has a number above is not there for who trusts how many there are; a table needs no number to be found. */
  #isShort(size: number): boolean {
    const tables = new Set(this.tables.map(({ position }) => position));
    return [...this.places].some(
      ([number, place]) =>
        number >= size && (place.kind === 'packed' || (place.kind === 'at' && !tables.has(place.offset))),
    );
  }

  #readTable(position: number, { seen, beside = false }: { seen: Set<number>; beside?: boolean }): TableAt {
    if (seen.has(position) || position < 0 || position >= this.bytes.length)
      throw new PdfError('table chain');
    seen.add(position);
    const at = skipSpace(this.bytes, position);
    const stream = this.bytes.toString('latin1', at, at + 4) !== 'xref';
    const { trailer, places, odd } = stream
      ? readXrefStream(this, this.#objectAt(position))
      : readTable(this.bytes, at + 4);
    this.odd ||= odd || at !== skipBlanks(this.bytes, position);
    const table = { trailer, places, odd, position, stream, beside };
    this.tables.push(table);
    const hybrid = stream ? undefined : numberOf(entryOf(trailer, 'XRefStm'));
    const note = (among: readonly (readonly [number, Place])[]): void => {
      for (const [number, place] of among) if (!this.places.has(number)) this.places.set(number, place);
    };
    // what a table calls free may be in the stream that goes with it, for who reads streams (ISO 32000-1, 7.5.8.4)
    note(places.filter(([, { kind }]) => hybrid === undefined || kind !== 'free'));
    // who updates a file copies what its trailer had: the stream of an earlier table may be named again, and was read
    if (hybrid !== undefined && !seen.has(hybrid)) this.#readTable(hybrid, { seen, beside: true });
    note(places);
    return table;
  }

  /** @throws PdfError when it is closed, and not by the empty password */
  #open(): void {
    const inTrailer = (key: string): PdfObject | undefined => {
      const value = entryOf(this.trailer, key);
      return this.follow(value, {
        bytes: this.bytes,
        value: this.trailer,
        number: 0,
        generation: 0,
        whole: this.trailer,
      });
    };
    if (!entryOf(this.trailer, 'Encrypt')) return;
    const dict = inTrailer('Encrypt');
    if (!dict) throw new PdfError('encrypted');
    const ids = inTrailer('ID');
    const [first] = ids?.value.kind === 'array' ? ids.value.items : [];
    this.decryption = decryptionOf(dict, ids && this.follow(first, ids), (value) => this.follow(value, dict));
  }

  /** What a string says, of a file that is closed; what stands packed was opened with all of it. */
  readonly openString = (object: PdfObject, data: Buffer): Buffer =>
    this.decryption && object.bytes === this.bytes ? this.decryption.string(object, data) : data;

  #objectAt(position: number, wanted?: { readonly number: number; readonly generation: number }): PdfObject {
    const { bytes } = this;
    const header = readHeader(bytes, position);
    if (!header) throw new PdfError(`object at ${position}`);
    const { number, generation, end } = header;
    if (wanted && number !== wanted.number) throw new PdfError('another object');
    this.odd ||= wanted !== undefined && generation !== wanted.generation;
    const value = readValue(bytes, end);
    return { bytes, value, number, generation, whole: value };
  }

  /** @throws PdfError when there is no such object */
  object(number: number): PdfObject {
    const place = this.places.get(number);
    if (!place || place.kind === 'free') throw new PdfError(`no object ${number}`);
    if (place.kind === 'at') return this.#objectAt(place.offset, { number, generation: place.generation });
    const packed = this.packed(place.stream);
    const at = packed.at.get(number);
    if (at === undefined) throw new PdfError(`no object ${number}`);
    const value = readValue(packed.bytes, at);
    return { bytes: packed.bytes, value, number, generation: 0, whole: value };
  }

  /** @throws PdfError when it is no stream of objects */
  packed(stream: number): Packed {
    return this.#packed.get(stream) ?? this.#unpack(stream);
  }

  #unpack(stream: number): Packed {
    // one inside another, or inside itself, is none
    if (this.places.get(stream)?.kind !== 'at' || this.#unpacking.has(stream))
      throw new PdfError('object stream');
    this.#unpacking.add(stream);
    const object = this.object(stream);
    const bytes = contentOf(this, object);
    this.odd ||= !isPlain(object.value) || !isWellWritten(this, object);
    const first = numberOf(entryOf(object.value, 'First')) ?? 0;
    const count = numberOf(entryOf(object.value, 'N')) ?? 0;
    const at = new Map<number, number>();
    const numbers: number[] = [];
    let next = 0;
    for (let i = 0; i < count; i++) {
      const number = readCount(bytes, skipSpace(bytes, next));
      const offset = number && readCount(bytes, skipSpace(bytes, number.end));
      if (!number || !offset) throw new PdfError('object stream');
      at.set(number.value, first + offset.value);
      numbers.push(number.value);
      next = offset.end;
    }
    const packed = { bytes, at, numbers };
    this.#packed.set(stream, packed);
    return packed;
  }

  /** The bytes of the file, and of each of its streams of objects. */
  *texts(): Generator<Buffer> {
    yield this.bytes;
    const streams = new Set<number>();
    for (const place of this.places.values()) if (place.kind === 'packed') streams.add(place.stream);
    for (const stream of streams) yield this.packed(stream).bytes;
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
