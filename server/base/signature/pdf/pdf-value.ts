/** What is in a PDF at a place, with where it starts and ends: an edit is text put between. */
export type PdfValue = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'dict'; readonly entries: ReadonlyMap<string, PdfValue> }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'ref'; readonly number: number; readonly generation: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'other' }
);

/** The file is not one that can be read with certainty. */
export class PdfError extends Error {}

const deepest = 100;

export const isSpace = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;
const delimiters = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));
const ends = (byte: number | undefined): boolean =>
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

/** A number without anything before it; nothing when there is none. */
export const readNumber = (
  bytes: Buffer,
  at: number,
): { readonly value: number; readonly end: number } | undefined => {
  let end = at;
  if (bytes[end] === 0x2b || bytes[end] === 0x2d) end += 1;
  while (isDigit(bytes[end]) || bytes[end] === 0x2e) end += 1;
  const value = Number(bytes.toString('latin1', at, end));
  return end > at && Number.isFinite(value) && /\d/.test(bytes.toString('latin1', at, end))
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
    // readers differ on which of two holds: what has both says two things
    if (entries.has(key.name)) throw new PdfError('key twice');
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
  if (Number.isInteger(value) && value >= 0 && isSpace(bytes[end])) {
    const generation = readNumber(bytes, skipSpace(bytes, end));
    const letter =
      generation && isSpace(bytes[generation.end]) ? skipSpace(bytes, generation.end) : undefined;
    if (generation && letter !== undefined && bytes[letter] === 0x52 && ends(bytes[letter + 1]))
      return { kind: 'ref', number: value, generation: generation.value, start, end: letter + 1 };
  }
  return { kind: 'number', value, start, end };
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
