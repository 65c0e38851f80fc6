import type { Readable } from 'node:stream';

/** Encodings in which spreadsheets save texts. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The encoding of a text: by its mark, or UTF-8 when every byte agrees with it, or else Windows-1252.
 * @returns undefined when it is no text at all
 */
export const encodingOf = async (content: Readable): Promise<TextEncoding | undefined> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  let utf8 = true;
  for await (const part of content as AsyncIterable<Buffer>) {
    if (first && part[0] === 0xff && part[1] === 0xfe) return 'utf-16le';
    if (first && part[0] === 0xfe && part[1] === 0xff) return 'utf-16be';
    first = false;
    if (part.includes(0)) return undefined;
    utf8 &&= isUtf8(decoder, part);
  }
  return utf8 && isUtf8(decoder) ? 'utf-8' : 'windows-1252';
};

/** Without a part, whether what came before ends where a sign ends. */
const isUtf8 = (decoder: TextDecoder, part?: Buffer): boolean => {
  try {
    decoder.decode(part, { stream: part !== undefined });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

/** The text, part by part, without its mark. */
export const decodeText = async function* (
  content: Readable,
  encoding: TextEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of content as AsyncIterable<Buffer>) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
};
