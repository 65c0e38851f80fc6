import { join, type Bytes } from './write.ts';

/** One element, without what is inside it. */
export interface DerElement {
  readonly tag: number;
  /** The whole element, as it came. */
  readonly raw: Bytes;
  readonly value: Bytes;
  readonly end: number;
}

/** One element of BER: what was made elsewhere may have indefinite lengths and strings in pieces. */
export interface DerNode extends DerElement {
  readonly children: readonly DerNode[];
}

export class DerError extends Error {}

const deepest = 40;
/** A list of revoked has more lines, and nobody asks for all of them at once (`elementsIn`). */
const mostInside = 200_000;

/**
 * Reads the element at a place; what is inside it is read when it is asked for: most of a signature may be lists of revoked.
 * @throws DerError when the bytes are no such thing, also later, where what is inside is none
 */
export const readDer = (bytes: Bytes, at = 0, depth = 0): DerNode => {
  if (depth > deepest) throw new DerError('too deep');
  const { tag, length, from } = readHead(bytes, at);
  if (length === undefined) return readIndefinite(bytes, at, from, depth);
  const { raw, value, end } = elementOf(bytes, { at, tag, from, length });
  let children: readonly DerNode[] | undefined;
  return {
    tag,
    raw,
    value,
    end,
    get children() {
      return (children ??= tag & 0x20 ? childrenOf(value, depth) : []);
    },
  };
};

/**
 * Reads the elements that stand one after the other, one at a time and without what is inside them: of the million that a list
 * may have, none is kept.
 * @throws DerError at the one that is none, or whose length is not told
 */
export function* elementsIn(bytes: Bytes): Generator<DerElement, undefined> {
  for (let at = 0; at < bytes.length;) {
    const { tag, length, from } = readHead(bytes, at);
    if (length === undefined) throw new DerError('indefinite length');
    const element = elementOf(bytes, { at, tag, from, length });
    yield element;
    at = element.end;
  }
}

interface Head {
  readonly at: number;
  readonly tag: number;
  readonly from: number;
  readonly length: number;
}

const readHead = (bytes: Bytes, at: number) => {
  const tag = byteAt(bytes, at);
  if ((tag & 31) === 31) throw new DerError('long tag');
  return { tag, ...readLength(bytes, at + 1) };
};

const elementOf = (bytes: Bytes, { at, tag, from, length }: Head): DerElement => {
  const end = from + length;
  if (end > bytes.length) throw new DerError('cut off');
  return { tag, raw: bytes.subarray(at, end), value: bytes.subarray(from, end), end };
};

const byteAt = (bytes: Bytes, at: number): number => {
  const byte = bytes[at];
  if (byte === undefined) throw new DerError('cut off');
  return byte;
};

const readLength = (
  bytes: Bytes,
  at: number,
): { readonly length: number | undefined; readonly from: number } => {
  const first = byteAt(bytes, at);
  if (first < 0x80) return { length: first, from: at + 1 };
  if (first === 0x80) return { length: undefined, from: at + 1 };
  const count = first & 0x7f;
  if (count > 4) throw new DerError('length');
  let length = 0;
  for (let i = 1; i <= count; i++) length = length * 256 + byteAt(bytes, at + i);
  return { length, from: at + 1 + count };
};

const childrenOf = (value: Bytes, depth: number): readonly DerNode[] => {
  const children: DerNode[] = [];
  for (let at = 0; at < value.length;) {
    const child = readDer(value, at, depth + 1);
    if (children.push(child) > mostInside) throw new DerError('too much');
    at = child.end;
  }
  return children;
};

const readIndefinite = (bytes: Bytes, at: number, from: number, depth: number): DerNode => {
  const children: DerNode[] = [];
  let next = from;
  while (!(byteAt(bytes, next) === 0 && byteAt(bytes, next + 1) === 0)) {
    const child = readDer(bytes, next, depth + 1);
    if (children.push(child) > mostInside) throw new DerError('too much');
    next = child.end;
  }
  const end = next + 2;
  return {
    tag: byteAt(bytes, at),
    raw: bytes.subarray(at, end),
    value: bytes.subarray(from, next),
    children,
    end,
  };
};

/** The child at a path of positions; refuses what is not there. */
export const childAt = (node: DerNode, ...path: readonly number[]): DerNode => {
  let found = node;
  for (const position of path) {
    const child = found.children.at(position);
    if (!child) throw new DerError('missing part');
    found = child;
  }
  return found;
};

/** The bytes of a string, also of one that came in pieces. */
export const bytesOf = (node: DerNode): Bytes =>
  node.tag & 0x20 ? join(...node.children.map(bytesOf)) : node.value;

export const oidOf = ({ tag, value }: DerNode): string => {
  if (tag !== 6) throw new DerError('not an object identifier');
  const parts: number[] = [];
  let part = 0;
  for (const byte of value) {
    part = part * 128 + (byte & 127);
    if (byte & 128) continue;
    parts.push(part);
    part = 0;
  }
  const [head = 0, ...rest] = parts;
  const first = Math.min(2, Math.floor(head / 40));
  return [first, head - 40 * first, ...rest].join('.');
};

/** The characters of a string of any of the kinds that certificates have. */
export const textOf = (node: DerNode): string => {
  if (node.tag & 0x20) return node.children[0] ? textOf(node.children[0]) : '';
  if (node.tag === 0x1e) return new TextDecoder('utf-16be').decode(node.value);
  return new TextDecoder(node.tag === 0x0c ? 'utf-8' : 'latin1').decode(node.value);
};

/** UTCTime or GeneralizedTime. */
export const timeOf = (node: DerElement): Date => {
  if (node.tag & 0x20) throw new DerError('time');
  const text = new TextDecoder('latin1').decode(node.value);
  const parts = /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?:\.(\d+))?Z$/.exec(text);
  if (!parts) throw new DerError('time');
  const [, year = '', ...rest] = parts;
  const whole = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);
  const [month = 1, day = 1, hour = 0, minute = 0, second = 0] = rest
    .slice(0, 5)
    .map((part) => Number(part ?? 0));
  return new Date(Date.UTC(whole, month - 1, day, hour, minute, second));
};

export const sameBytes = (one: Bytes, other: Bytes): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
