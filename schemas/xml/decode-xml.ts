import { readXml, XmlError, type XmlDocument } from './read-xml.ts';

export interface DecodedXml {
  readonly text: string;
  readonly document: XmlDocument;
  /** Where the end tag of the root begins, in bytes; nothing where a tag is not written byte by byte (UTF-16). */
  readonly at: number | undefined;
}

/**
 * The characters of an XML, by the encoding that it says it has.
 * @throws XmlError when it cannot be read with certainty
 */
export const decodeXml = (bytes: Uint8Array<ArrayBufferLike>): DecodedXml => {
  const wide = wideOf(bytes);
  const head = wide ? decode(bytes.subarray(0, 400), wide, false) : latin1(bytes.subarray(0, 200));
  const said = /^(?:\ufeff|\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  const encoding = (said ?? wide ?? 'utf-8').toLowerCase();
  if (wide ? !encoding.startsWith('utf-16') : !narrow.test(encoding)) throw notRead();
  const text = wide ? decode(bytes, wide) : decodeNarrow(bytes, encoding);
  const document = readXml(text);
  const { rootEnd } = document;
  if (rootEnd === undefined || wide) return { text, document, at: undefined };
  if (encoding !== 'utf-8') return { text, document, at: rootEnd };
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { text, document, at: mark + new TextEncoder().encode(text.slice(0, rootEnd)).length };
};

/** Encodings in which a byte of a tag is never part of another sign. */
const narrow = /^(utf-8|us-ascii|iso-8859-([1-9]|1[013-6])|windows-125\d|koi8-[ru])$/;

const notRead = (cause?: unknown): XmlError =>
  new XmlError('encoding', 'codificacao', cause === undefined ? undefined : { cause });

/** Two bytes for each sign, told by a mark or by how a tag begins. */
const wideOf = (bytes: Uint8Array<ArrayBufferLike>): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : undefined;
};

const decodeNarrow = (bytes: Uint8Array<ArrayBufferLike>, encoding: string): string => {
  if (encoding === 'us-ascii' && bytes.some((byte) => byte > 127)) throw notRead();
  // the decoders of the web read some as their larger cousins; the true ones have controls there, which no text has
  if (encoding === 'iso-8859-9' && bytes.some((byte) => byte > 127 && byte < 160)) throw notRead();
  return encoding === 'iso-8859-1' || encoding === 'us-ascii' ? latin1(bytes) : decode(bytes, encoding);
};

const latin1 = (bytes: Uint8Array<ArrayBufferLike>): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

const decode = (bytes: Uint8Array<ArrayBufferLike>, encoding: string, fatal = true): string => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch (cause) {
    throw notRead(cause);
  }
};
