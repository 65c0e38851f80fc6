import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

/** What a reader of one part does with what it meets; names come without their prefix. */
export interface XmlReader {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Inflated bytes of one part: a file of some megabytes may unfold into something that fills the memory. */
const mostBytes = 512 * 1_048_576;

/** Reads XML as it comes, giving what the reader emits; entities of a DTD are not expanded. */
export const parseXml = async function* <T>(
  content: Readable,
  reader: (emit: (item: T) => void) => XmlReader,
): AsyncGenerator<T> {
  let found: T[] = [];
  let read = 0;
  const handlers = reader((item) => found.push(item));
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => handlers.open(local(name), attributes));
  parser.on('closetag', ({ name }) => handlers.close?.(local(name)));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('error', (error) => {
    throw error;
  });
  const decoder = new TextDecoder();
  for await (const part of content as AsyncIterable<Buffer>) {
    read += part.length;
    if (read > mostBytes) throw new Error('A planilha é grande demais depois de aberta.');
    parser.write(decoder.decode(part, { stream: true }));
    const ready = found;
    found = [];
    yield* ready;
  }
  parser.write(decoder.decode()).close();
  yield* found;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
