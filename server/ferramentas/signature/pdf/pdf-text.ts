import type { PdfObject } from './pdf-object.ts';

type Opened = (object: PdfObject, data: Buffer) => Buffer;

/** The bytes that a string of a file stands for, as they stand there; nothing when it is none, or not a right one. */
export const bytesOfString = (object: PdfObject | undefined): Buffer | undefined => {
  if (object?.value.kind !== 'other') return undefined;
  const text = object.bytes.toString('latin1', object.value.start, object.value.end);
  return text.startsWith('<') ? ofHex(text) : text.startsWith('(') ? ofLiteral(text) : undefined;
};

/** What a string of a file says; nothing when it is none. */
export const textOfString = (object: PdfObject | undefined, opened?: Opened): string => {
  const written = bytesOfString(object) ?? Buffer.alloc(0);
  const bytes = object && opened && written.length > 0 ? opened(object, written) : written;
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return bytes
      .subarray(2, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3);
  return bytes.toString('latin1');
};

/** Readers differ on what a string with anything else in it says (ISO 32000-1, 7.3.4.3). */
const ofHex = (text: string): Buffer | undefined => {
  const digits = text.slice(1, -1).replaceAll(/[\0\t\n\f\r ]/g, '');
  if (!/^[0-9a-fA-F]*$/.test(digits)) return undefined;
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
};

const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const ofLiteral = (text: string): Buffer =>
  Buffer.from(
    text
      .slice(1, -1)
      .replaceAll(
        /\\(\r\n?|\n)|\r\n?|\\([0-7]{1,3})|\\(.)/gs,
        (all, cut?: string, octal?: string, letter?: string) => {
          if (cut !== undefined) return '';
          if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
          return letter === undefined ? '\n' : (named[letter] ?? letter);
        },
      ),
    'latin1',
  );
