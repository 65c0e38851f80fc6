import type { PdfObject } from './pdf-object.ts';

/** What a string of a file says; nothing when it is none. */
export const textOfString = (object: PdfObject | undefined): string => {
  if (object?.value.kind !== 'other') return '';
  const text = object.bytes.toString('latin1', object.value.start, object.value.end);
  const bytes = text.startsWith('<') ? ofHex(text) : text.startsWith('(') ? ofLiteral(text) : Buffer.alloc(0);
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return bytes
      .subarray(2, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3);
  return bytes.toString('latin1');
};

const ofHex = (text: string): Buffer => {
  const digits = text.slice(1, -1).replaceAll(/\s/g, '');
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
