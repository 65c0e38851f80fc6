import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Holder } from './certificates.ts';

/** How the bytes of a PDF are laid out, whatever is in it. */
export interface Layout {
  readonly references: 'tabela' | 'fluxo' | 'hibrida';
  /** Objects inside streams of objects, where the references may say so. */
  readonly packed: boolean;
  readonly eol: '\n' | '\r\n' | '\r';
  /** From one number of an object to the next. */
  readonly gap: number;
  /** How much larger than it should be the number of objects says it is. */
  readonly sizeOff: number;
  /** Bytes by which the references are wrong, and by which the place of the table is. */
  readonly placesOff: number;
  readonly tableOff: number;
}

export const plainLayout: Layout = {
  references: 'tabela',
  packed: false,
  eol: '\n',
  gap: 1,
  sizeOff: 0,
  placesOff: 0,
  tableOff: 0,
};

type Entry =
  | { readonly at: number; readonly number: number }
  | { readonly number: number; readonly stream: number; readonly index: number };

const holeDigits = 16_384;

/** Writes PDFs byte by byte, as producers of all kinds do: well, oddly or wrongly. */
export class RawPdf {
  readonly #layout: Layout;
  #parts: Buffer[];
  #length = 0;
  #last = 0;
  #table: number | undefined;
  #pending = new Map<number, string>();
  readonly #bodies = new Map<number, string>();

  constructor(layout: Layout, before = '') {
    this.#layout = layout;
    this.#parts = [];
    this.append(`${before}%PDF-1.7${layout.eol}%\xe2\xe3\xcf\xd3${layout.eol}`);
  }

  get bytes(): Buffer {
    if (this.#parts.length > 1) this.#parts = [Buffer.concat(this.#parts)];
    return this.#parts[0] ?? Buffer.alloc(0);
  }

  reserve(): number {
    this.#last += this.#last === 0 ? 1 : this.#layout.gap;
    return this.#last;
  }

  add(body: string): number {
    const number = this.reserve();
    this.put(number, body);
    return number;
  }

  put(number: number, body: string): void {
    this.#pending.set(number, body);
    this.#bodies.set(number, body);
  }

  body(number: number): string {
    return this.#bodies.get(number) ?? '';
  }

  stream(content: string, dict = ''): string {
    // a return alone does not end the word: the content would begin with it
    const { eol } = this.#layout;
    const end = eol === '\r' ? '\r\n' : eol;
    return `<<${dict}/Length ${content.length}>>${eol}stream${end}${content}${end}endstream`;
  }

  append(text: string): void {
    this.#parts.push(Buffer.from(text, 'latin1'));
    this.#length += text.length;
  }

  /** Ends a revision: all that was put since the one before. */
  flush(root: number, { twice = false } = {}): void {
    const { references, packed, eol } = this.#layout;
    const entries: Entry[] = [];
    const isPacked = (number: number, body: string): boolean =>
      packed && references !== 'tabela' && !/stream|ByteRange/.test(body) && number !== root;
    const all = [...this.#pending];
    const inside = all.filter(([number, body]) => isPacked(number, body));
    if (twice)
      for (const [number] of all) this.append(`${number} 0 obj${eol}<</Velho true>>${eol}endobj${eol}`);
    for (const [number, body] of all) if (!isPacked(number, body)) entries.push(this.#object(number, body));
    if (inside.length > 0) {
      let offset = 0;
      const heads = inside.map(([number, body]) => {
        const head = `${number} ${offset}`;
        offset += body.length + 1;
        return head;
      });
      const first = `${heads.join(' ')} `;
      const content = deflateSync(Buffer.from(first + inside.map(([, body]) => body).join(' '), 'latin1'));
      const stream = this.reserve();
      const dict = `/Type/ObjStm/N ${inside.length}/First ${first.length}/Filter/FlateDecode`;
      entries.push(this.#object(stream, this.stream(content.toString('latin1'), dict)));
      inside.forEach(([number], index) => entries.push({ number, stream, index }));
    }
    this.#pending = new Map();
    this.#writeTable(entries, root);
  }

  #object(number: number, body: string): Entry {
    const { eol } = this.#layout;
    const at = this.#length;
    this.append(`${number} 0 obj${eol}${body}${eol}endobj${eol}`);
    return { number, at };
  }

  #writeTable(entries: Entry[], root: number): void {
    const { references, eol, tableOff } = this.#layout;
    const before = this.#table === undefined ? '' : `/Prev ${this.#table}`;
    const streamed = (more: readonly Entry[]): void => {
      const own = { number: this.reserve(), at: this.#length };
      const [index, data] = this.#streamOf([...more, own]);
      const dict = `/Type/XRef/W[1 4 2]/Index[${index}]/Filter/FlateDecode${this.#trailer(root)}${before}`;
      this.append(`${own.number} 0 obj${eol}${this.stream(data, dict)}${eol}endobj${eol}`);
    };
    let table = this.#length;
    if (references === 'fluxo') streamed(entries);
    else {
      let beside = '';
      if (references === 'hibrida') {
        beside = `/XRefStm ${table}`;
        streamed(entries.filter((entry) => 'stream' in entry));
        table = this.#length;
      }
      this.#textTable(entries);
      this.append(`trailer${eol}<<${this.#trailer(root)}${before}${beside}>>${eol}`);
    }
    this.#table = table;
    this.append(`startxref${eol}${table + tableOff}${eol}%%EOF${eol}`);
  }

  #trailer(root: number): string {
    return `/Size ${this.#last + 1 + this.#layout.sizeOff}/Root ${root} 0 R/ID[<41><42>]`;
  }

  #textTable(entries: readonly Entry[]): void {
    const { eol, placesOff } = this.#layout;
    const end = eol === '\r\n' ? eol : ` ${eol}`;
    this.append(`xref${eol}`);
    const lines: { readonly number: number; readonly at?: number }[] = entries.map((entry) =>
      'at' in entry ? entry : { number: entry.number },
    );
    if (this.#table === undefined) lines.push({ number: 0 });
    for (const run of runsOf(lines)) {
      this.append(`${run[0]?.number ?? 0} ${run.length}${eol}`);
      for (const { at } of run)
        this.append(
          at === undefined
            ? `0000000000 65535 f${end}`
            : `${String(at + placesOff).padStart(10, '0')} 00000 n${end}`,
        );
    }
  }

  #streamOf(entries: readonly Entry[]): readonly [string, string] {
    const runs = runsOf(entries);
    const data = Buffer.alloc(entries.length * 7);
    runs.flat().forEach((entry, index) => {
      const packed = 'stream' in entry;
      data[index * 7] = packed ? 2 : 1;
      data.writeUInt32BE(packed ? entry.stream : entry.at + this.#layout.placesOff, index * 7 + 1);
      data.writeUInt16BE(packed ? entry.index : 0, index * 7 + 5);
    });
    const index = runs.map((run) => `${run[0]?.number ?? 0} ${run.length}`).join(' ');
    return [index, deflateSync(data).toString('latin1')];
  }

  /** Puts into the hole of a signature that was just flushed what another program signs. */
  signHole(holder: Holder, from: number): void {
    const { bytes } = this;
    const hole = bytes.indexOf('/Contents<', from) + '/Contents'.length;
    const after = hole + holeDigits + 2;
    const range = `0 ${hole} ${after} ${this.#length - after}`;
    bytes.write(range.padEnd(40), bytes.indexOf('/ByteRange[', from) + '/ByteRange['.length, 'latin1');
    const signed = Buffer.concat([bytes.subarray(0, hole), bytes.subarray(after)]);
    bytes.write(cmsByOpenSsl(holder, signed).toString('hex'), hole + 1, 'latin1');
  }
}

/** The dictionary of a signature whose hole is still empty. */
export const emptySignature = (more = ''): string =>
  `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[${' '.repeat(40)}]` +
  `/M(D:20260101120000Z)${more}/Contents<${'0'.repeat(holeDigits)}>>>`;

const runsOf = <T extends { readonly number: number }>(entries: readonly T[]): readonly (readonly T[])[] => {
  const runs: T[][] = [];
  for (const entry of [...entries].sort((one, other) => one.number - other.number)) {
    const run = runs.at(-1);
    if (run && (run.at(-1)?.number ?? 0) + 1 === entry.number) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
};

const cmsByOpenSsl = (holder: Holder, content: Buffer): Buffer => {
  const cwd = mkdtempSync(join(tmpdir(), 'malote-cms-'));
  try {
    writeFileSync(join(cwd, 'conteudo'), content);
    writeFileSync(join(cwd, 'titular.pem'), holder.pem + holder.key);
    const order =
      'cms -sign -binary -md sha256 -signer titular.pem -in conteudo -outform DER -out assinatura';
    execFileSync('openssl', order.split(' '), { cwd, stdio: 'pipe' });
    return readFileSync(join(cwd, 'assinatura'));
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
};
