import { hasDoubles } from './doubled-objects.ts';
import { namedObjects } from './named-objects.ts';
import type { PdfFile } from './pdf-file.ts';
import { isStream, type PdfObject } from './pdf-object.ts';
import { PdfError, entryOf, numberOf, type PdfValue } from './pdf-value.ts';

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Edited {
  readonly object: PdfObject;
  readonly cuts: Cut[];
}

/** An object written: where it stands. */
interface Written {
  readonly number: number;
  readonly generation: number;
  readonly offset: number;
}

/** The number of the last object that a file may have (ISO 32000-1, annex C). */
const mostObjects = 8_388_607;

/** What is put behind a PDF to change it: none of its bytes is touched. */
export class Revision {
  readonly #offsets = new Map<number, number>();
  readonly #edited = new Map<number, Edited>();
  readonly #fresh: { readonly number: number; readonly body: string }[] = [];
  readonly #named: ReadonlySet<number>;
  #next: number;

  constructor(readonly file: PdfFile) {
    // what is put behind would have to be closed with the key of its owner's choice
    if (file.decryption) throw new PdfError('encrypted');
    // with something before it, some readers count the places from the header and others from the first byte
    if (file.bytes.toString('latin1', 0, 5) !== '%PDF-') throw new PdfError('header');
    const known = [...file.places.keys()].reduce((most, number) => Math.max(most, number), 0);
    this.#next = Math.max(numberOf(entryOf(file.trailer, 'Size')) ?? 0, known + 1);
    if (!Number.isSafeInteger(this.#next)) throw new PdfError('Size');
    this.#named = namedObjects(file);
    // some would not find by its tables what is signed here
    if (file.odd || hasDoubles(file)) throw new PdfError('form');
  }

  /** Adds an object; answers its number. */
  add(body: string): number {
    const number = this.#unused();
    this.#fresh.push({ number, body });
    return number;
  }

  /** One that the file does not name: what leads to nothing is not to lead to something now. */
  #unused(): number {
    while (this.#named.has(this.#next)) this.#next += 1;
    const number = this.#next;
    if (number > mostObjects) throw new PdfError('Size');
    this.#next += 1;
    return number;
  }

  /** Puts text in the place of a stretch of an object that is not a stream. */
  put(object: PdfObject, from: number, to: number, text: string): void {
    if (isStream(object)) throw new PdfError('stream');
    const edited = this.#edited.get(object.number) ?? { object, cuts: [] };
    edited.cuts.push({ from, to, text });
    this.#edited.set(object.number, edited);
  }

  /** Adds an entry to a dictionary that does not have it. */
  addEntry(object: PdfObject, dict: PdfValue, text: string): void {
    this.put(object, dict.end - 2, dict.end - 2, text);
  }

  /**
   * Adds a reference to the list that a dictionary has under a key, making the list where there is none. A list that stands
   * elsewhere is copied: others may have the same one, and what is of this dictionary is not theirs.
   */
  addToList(owner: PdfObject, key: string, reference: string): void {
    const now = entryOf(owner.value, key);
    if (!now) return this.addEntry(owner, owner.value, `/${key} [${reference}]`);
    const list = this.file.follow(now, owner);
    if (!list) return this.put(owner, now.start, now.end, ` [${reference}]`);
    if (list.value.kind !== 'array') throw new PdfError(key);
    if (now.kind !== 'ref') return this.put(list, list.value.end - 1, list.value.end - 1, ` ${reference}`);
    const items = list.bytes.toString('latin1', list.value.start, list.value.end - 1);
    this.put(owner, now.start, now.end, `${items} ${reference}]`);
  }

  /** The bytes of the revision, to be put right behind those of the file. */
  write(): Buffer {
    const { bytes, tableIsStream } = this.file;
    const last = bytes.at(-1);
    let text = last === 10 || last === 13 ? '' : '\n';
    const written: Written[] = [];
    const note = (number: number, generation: number): void => {
      const offset = bytes.length + text.length;
      this.#offsets.set(number, offset);
      written.push({ number, generation, offset });
    };
    for (const [number, { object, cuts }] of this.#edited) {
      note(number, object.generation);
      text += `${number} ${object.generation} obj\n${cutText(object, cuts)}\nendobj\n`;
    }
    for (const { number, body } of this.#fresh) {
      note(number, 0);
      text += `${number} 0 obj\n${body}\nendobj\n`;
    }
    const table = bytes.length + text.length;
    text += tableIsStream ? this.#stream(written, table) : this.#table(written);
    return Buffer.from(`${text}startxref\n${table}\n%%EOF\n`, 'latin1');
  }

  /** Where an object was written. */
  offsetOf(number: number): number {
    const offset = this.#offsets.get(number);
    if (offset === undefined) throw new Error(`object ${number} was not written`);
    return offset;
  }

  #kept(): string {
    const { trailer, bytes } = this.file;
    const kept = ['Root', 'Info', 'ID'].flatMap((key) => {
      const value = entryOf(trailer, key);
      return value ? [`/${key} ${bytes.toString('latin1', value.start, value.end)}`] : [];
    });
    return `${kept.join('')}/Prev ${this.file.lastTable}`;
  }

  #table(written: readonly Written[]): string {
    const lines = runsOf(written).map((run) => {
      const entries = run.map(
        ({ offset, generation }) =>
          `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
      );
      return `${run[0]?.number} ${run.length}\n${entries.join('')}`;
    });
    return `xref\n${lines.join('')}trailer\n<</Size ${this.#next}${this.#kept()}>>\n`;
  }

  #stream(written: readonly Written[], table: number): string {
    const own = this.#unused();
    const all = [...written, { number: own, generation: 0, offset: table }];
    const runs = runsOf(all);
    const data = Buffer.alloc(all.length * 7);
    runs.flat().forEach(({ offset, generation }, index) => {
      data[index * 7] = 1;
      data.writeUInt32BE(offset, index * 7 + 1);
      data.writeUInt16BE(generation, index * 7 + 5);
    });
    const index = runs.map((run) => `${run[0]?.number} ${run.length}`).join(' ');
    return (
      `${own} 0 obj\n<</Type/XRef/Size ${this.#next}${this.#kept()}/W[1 4 2]/Index[${index}]/Length ${data.length}>>` +
      `stream\n${data.toString('latin1')}\nendstream\nendobj\n`
    );
  }
}

const cutText = ({ bytes, whole }: PdfObject, cuts: readonly Cut[]): string => {
  let text = bytes.toString('latin1', whole.start, whole.end);
  for (const { from, to, text: put } of [...cuts].sort((one, other) => other.from - one.from))
    text = text.slice(0, from - whole.start) + put + text.slice(to - whole.start);
  return text;
};

const runsOf = (written: readonly Written[]): readonly (readonly Written[])[] => {
  const runs: Written[][] = [];
  for (const entry of [...written].sort((one, other) => one.number - other.number)) {
    const run = runs.at(-1);
    if (run && (run.at(-1)?.number ?? 0) + 1 === entry.number) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
};
