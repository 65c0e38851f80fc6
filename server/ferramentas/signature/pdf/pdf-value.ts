/** What is in a PDF at a place, with where it starts and ends: an edit is text put between. */
export type PdfValue = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'dict'; readonly entries: ReadonlyMap<string, PdfValue> }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'ref'; readonly number: number; readonly generation: number }
  /** `plain` where it is written with digits alone, as all that says where things are has to be. */
  | { readonly kind: 'number'; readonly value: number; readonly plain: boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'other' }
);

/** The file is not one that can be read with certainty. */
export class PdfError extends Error {
  /** What people are told of it. */
  get why(): 'cifrado' | 'xfa' | 'certificado' | 'tabela' | 'quebrado' {
    if (this.message.startsWith('encrypted')) return 'cifrado';
    if (this.message === 'XFA') return 'xfa';
    if (this.message === 'certified') return 'certificado';
    return ofTables.test(this.message) ? 'tabela' : 'quebrado';
  }
}

const ofTables =
  /^(startxref|table|trailer|reference stream|another object|no object|object at|object stream|Root|Catalog|Size)/;

const deepest = 100;

export const isSpace = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;
const delimiters = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));
export const ends = (byte: number | undefined): boolean =>
  byte === undefined || isSpace(byte) || delimiters.has(byte);

/** The next place that is neither space nor comment. */
export const skipSpace = (bytes: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    while (isSpace(bytes[at])) at += 1;
    if (bytes[at] !== 0x25) return at;
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  }
};

/** The next place that is no space: where no comment should stand. */
export const skipBlanks = (bytes: Buffer, from: number): number => {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return at;
};

/** A number of an object, of a generation or of a place: digits alone; nothing where anything else stands. */
export const readCount = (
  bytes: Buffer,
  at: number,
): { readonly value: number; readonly end: number } | undefined => {
  let end = at;
  while (isDigit(bytes[end])) end += 1;
  const value = Number(bytes.toString('latin1', at, end));
  return end > at && ends(bytes[end]) && Number.isSafeInteger(value) ? { value, end } : undefined;
};

/** A number without anything before it; nothing when there is none, or more stands right behind it. */
export const readNumber = (
  bytes: Buffer,
  at: number,
): { readonly value: number; readonly end: number } | undefined => {
  let end = at;
  if (bytes[end] === 0x2b || bytes[end] === 0x2d) end += 1;
  while (isDigit(bytes[end]) || bytes[end] === 0x2e) end += 1;
  const value = Number(bytes.toString('latin1', at, end));
  return end > at &&
    ends(bytes[end]) &&
    /\d/.test(bytes.toString('latin1', at, end)) &&
    Number.isFinite(value)
    ? { value, end }
    : undefined;
};

/**
 * Reads the value at a place.
 * @throws PdfError when there is none
 */
export const readValue = (bytes: Buffer, from: number, depth = 0): PdfValue => {
  if (depth > deepest) throw new PdfError('nesting');
  const start = skipSpace(bytes, from);
  switch (bytes[start]) {
    case 0x3c:
      return bytes[start + 1] === 0x3c ? readDict(bytes, start, depth) : readHex(bytes, start);
    case 0x5b:
      return readArray(bytes, start, depth);
    case 0x2f:
      return readName(bytes, start);
    case 0x28:
      return readString(bytes, start);
    default:
      return readNumberOrRef(bytes, start) ?? readWord(bytes, start);
  }
};

const readDict = (bytes: Buffer, start: number, depth: number): PdfValue => {
  const entries = new Map<string, PdfValue>();
  let at = start + 2;
  for (;;) {
    at = skipSpace(bytes, at);
    if (bytes[at] === 0x3e && bytes[at + 1] === 0x3e) return { kind: 'dict', entries, start, end: at + 2 };
    if (bytes[at] !== 0x2f) throw new PdfError('dictionary');
    const key = readName(bytes, at);
    const value = readValue(bytes, key.end, depth + 1);
    const twice = entries.get(key.name);
    // readers differ on which of two holds: what has both says two things, unless it says one twice
    if (twice && normalForm(bytes, twice) !== normalForm(bytes, value)) throw new PdfError('key twice');
    entries.set(key.name, value);
    at = value.end;
  }
};

const readArray = (bytes: Buffer, start: number, depth: number): PdfValue => {
  const items: PdfValue[] = [];
  let at = start + 1;
  for (;;) {
    at = skipSpace(bytes, at);
    if (bytes[at] === 0x5d) return { kind: 'array', items, start, end: at + 1 };
    if (at >= bytes.length) throw new PdfError('array');
    const item = readValue(bytes, at, depth + 1);
    items.push(item);
    at = item.end;
  }
};

const readName = (bytes: Buffer, start: number): PdfValue & { readonly kind: 'name' } => {
  let end = start + 1;
  while (!ends(bytes[end])) end += 1;
  const name = bytes
    .toString('latin1', start + 1, end)
    .replaceAll(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { kind: 'name', name, start, end };
};

const readString = (bytes: Buffer, start: number): PdfValue => {
  let open = 0;
  let at = start;
  do {
    if (at >= bytes.length) throw new PdfError('string');
    if (bytes[at] === 0x5c) at += 1;
    else if (bytes[at] === 0x28) open += 1;
    else if (bytes[at] === 0x29) open -= 1;
    at += 1;
  } while (open > 0);
  return { kind: 'other', start, end: at };
};

const readHex = (bytes: Buffer, start: number): PdfValue => {
  const close = bytes.indexOf(0x3e, start);
  if (close < 0) throw new PdfError('string');
  return { kind: 'other', start, end: close + 1 };
};

const readNumberOrRef = (bytes: Buffer, start: number): PdfValue | undefined => {
  const found = readNumber(bytes, start);
  if (!found) return undefined;
  const { value, end } = found;
  const plain = readCount(bytes, start) !== undefined;
  if (plain && isSpace(bytes[end])) {
    const generation = readCount(bytes, skipSpace(bytes, end));
    const letter =
      generation && isSpace(bytes[generation.end]) ? skipSpace(bytes, generation.end) : undefined;
    if (generation && letter !== undefined && bytes[letter] === 0x52 && ends(bytes[letter + 1]))
      return { kind: 'ref', number: value, generation: generation.value, start, end: letter + 1 };
  }
  return { kind: 'number', value, plain, start, end };
};

const readWord = (bytes: Buffer, start: number): PdfValue => {
  let end = start;
  while (!ends(bytes[end])) end += 1;
  if (end === start) throw new PdfError('token');
  return { kind: 'other', start, end };
};

export const entryOf = (value: PdfValue | undefined, key: string): PdfValue | undefined =>
  value?.kind === 'dict' ? value.entries.get(key) : undefined;
export const numberOf = (value: PdfValue | undefined): number | undefined =>
  value?.kind === 'number' ? value.value : undefined;
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  value?.kind === 'name' ? value.name : undefined;
/** A number that is written with digits alone. */
export const countOf = (value: PdfValue | undefined): number | undefined =>
  value?.kind === 'number' && value.plain ? value.value : undefined;

/** A value written always the same way, whatever its spaces and the order of its entries. */
export const normalForm = (bytes: Buffer, value: PdfValue): string => {
  switch (value.kind) {
    case 'dict':
      return `<<${[...value.entries]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, entry]) => `/${key} ${normalForm(bytes, entry)}`)
        .join('')}>>`;
    case 'array':
      return `[${value.items.map((item) => normalForm(bytes, item)).join(' ')}]`;
    case 'ref':
      return `${value.number} ${value.generation} R`;
    case 'name':
      return `/${value.name}`;
    case 'number':
    case 'other':
      return bytes.toString('latin1', value.start, value.end);
  }
};
