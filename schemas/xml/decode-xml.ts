import { readXml, XmlError, type XmlDocument } from './read-xml.ts';

/** Encodings in which a byte of a tag is never part of another sign. */
const encodings: ReadonlySet<string> = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252']);

export interface DecodedXml {
  readonly text: string;
  readonly document: XmlDocument;
  /** Where the end tag of the root begins, in bytes. */
  readonly at: number;
}

/**
 * The characters of an XML, by the encoding that it says it has.
 * @throws XmlError when it is not one that can be signed
 */
export const decodeXml = (bytes: Uint8Array<ArrayBufferLike>): DecodedXml => {
  const head = latin1(bytes.subarray(0, 200));
  const said = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  const encoding = (said ?? 'utf-8').toLowerCase();
  if (!encodings.has(encoding)) throw new XmlError('encoding');
  if (encoding === 'us-ascii' && bytes.some((byte) => byte > 127)) throw new XmlError('encoding');
  // the decoders of the web read Latin-1 as its larger cousin; the true one is each byte as it is
  const latin = encoding === 'iso-8859-1' || encoding === 'us-ascii';
  const text = latin ? latin1(bytes) : decode(bytes, encoding);
  const document = readXml(text);
  if (document.rootEnd === undefined) throw new XmlError('empty root');
  if (encoding !== 'utf-8') return { text, document, at: document.rootEnd };
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { text, document, at: mark + new TextEncoder().encode(text.slice(0, document.rootEnd)).length };
};

const latin1 = (bytes: Uint8Array<ArrayBufferLike>): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

const decode = (bytes: Uint8Array<ArrayBufferLike>, encoding: string): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new XmlError('encoding', { cause });
  }
};
