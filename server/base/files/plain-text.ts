import type { Readable } from 'node:stream';

/** Signs that no text has: those below the space, but for tab, line ends and page end. */
const strange = /[\0-\u0008\u000b\u000e-\u001f]/u;
/** Bytes that Windows-1252 gives no sign to. */
const unused: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Whether the content is text from end to end, in UTF-8 or, as older systems write it, in Windows-1252. */
export const isPlainText = async (content: Readable): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let unicode = true;
  let older = true;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (strange.test(chunk.toString('latin1'))) return false;
    older &&= !chunk.some((byte) => unused.has(byte));
    unicode &&= decodes(decoder, chunk);
    if (!unicode && !older) return false;
  }
  return older || decodes(decoder);
};

const decodes = (decoder: TextDecoder, chunk?: Buffer): boolean => {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    // these bytes are no UTF-8
    return false;
  }
};
