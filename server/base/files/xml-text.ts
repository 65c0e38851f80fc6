import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';

/** Whether the content is XML from end to end, in UTF-8 or with one byte for each sign. */
export const isXml = async (content: Readable): Promise<boolean> => {
  const bytes = await buffer(content);
  const parser = new SaxesParser();
  try {
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(readable(bytes)).close();
    return true;
  } catch {
    // what is not well formed is something else
    return false;
  }
};

const readable = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // an older encoding: its tags are the same
    return bytes.toString('latin1');
  }
};
