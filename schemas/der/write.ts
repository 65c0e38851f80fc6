/** DER, written: bytes in, bytes out. Nothing that came encoded is encoded again, so names and keys stay as they were. */
export type Bytes = Uint8Array<ArrayBufferLike>;

export const join = (...parts: readonly Bytes[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const lengthOf = (length: number): readonly number[] => {
  if (length < 128) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest & 255);
  return [0x80 | bytes.length, ...bytes];
};

/** Tag, length and content. */
export const tlv = (tag: number, ...content: readonly Bytes[]): Uint8Array<ArrayBuffer> => {
  const value = join(...content);
  return join(Uint8Array.from([tag, ...lengthOf(value.length)]), value);
};

export const sequence = (...content: readonly Bytes[]): Uint8Array<ArrayBuffer> => tlv(0x30, ...content);
export const octets = (bytes: Bytes): Uint8Array<ArrayBuffer> => tlv(0x04, bytes);
export const derNull = Uint8Array.from([5, 0]);

/** A whole number that is not negative, from its bytes, the most significant first. */
export const integerOf = (bytes: Bytes): Uint8Array<ArrayBuffer> => {
  let from = 0;
  while (from < bytes.length - 1 && bytes[from] === 0) from += 1;
  const value = bytes.subarray(from);
  return tlv(2, (value[0] ?? 0) & 0x80 ? join(Uint8Array.of(0), value) : value);
};

export const integer = (value: number): Uint8Array<ArrayBuffer> => {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.unshift(rest & 255);
    rest = Math.floor(rest / 256);
  } while (rest > 0);
  return integerOf(Uint8Array.from(bytes));
};

export const ascii = (tag: number, text: string): Uint8Array<ArrayBuffer> =>
  tlv(tag, new TextEncoder().encode(text));

export const objectId = (dotted: string): Uint8Array<ArrayBuffer> => {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...others].flatMap((part) => {
    const septets = [part & 127];
    for (let rest = Math.floor(part / 128); rest > 0; rest = Math.floor(rest / 128))
      septets.unshift(0x80 | (rest & 127));
    return septets;
  });
  return tlv(6, Uint8Array.from(bytes));
};

const byBytes = (one: Bytes, other: Bytes): number => {
  const shorter = Math.min(one.length, other.length);
  for (let i = 0; i < shorter; i++) {
    const difference = (one[i] ?? 0) - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
};

/** SET OF: its members in the order of their encodings (X.690, 11.6). */
export const setOf = (...members: readonly Bytes[]): Uint8Array<ArrayBuffer> =>
  tlv(0x31, ...[...members].sort(byBytes));

/** The same content under a context tag. */
export const tagged = (tag: number, constructed: Bytes): Uint8Array<ArrayBuffer> => {
  const copy = Uint8Array.from(constructed);
  copy[0] = 0xa0 | tag;
  return copy;
};

const digits = (value: number, width = 2): string => String(value).padStart(width, '0');

/** UTCTime until 2049, GeneralizedTime after it, as RFC 5280 asks. */
export const derTime = (moment: Date): Uint8Array<ArrayBuffer> => {
  const year = moment.getUTCFullYear();
  const rest =
    [
      moment.getUTCMonth() + 1,
      moment.getUTCDate(),
      moment.getUTCHours(),
      moment.getUTCMinutes(),
      moment.getUTCSeconds(),
    ]
      .map((part) => digits(part))
      .join('') + 'Z';
  return year < 2050 ? ascii(0x17, digits(year % 100) + rest) : ascii(0x18, digits(year, 4) + rest);
};
