import type { Readable } from 'node:stream';

/** Signs that no text has: those below the space, but for tab, line ends and page end. */
const strange = /[\0-\u0008\u000b\u000e-\u001f]/u;

/** Whether the content is text in UTF-8 from end to end. */
export const isPlainText = async (content: Readable): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of content as AsyncIterable<Buffer>)
      if (strange.test(decoder.decode(chunk, { stream: true }))) return false;
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};
