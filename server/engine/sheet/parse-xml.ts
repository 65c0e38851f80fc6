import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { mensagem } from '#schemas/messages/index.ts';
import { SheetTooBig } from './cell.ts';
import { megabyte, mostInflated, mostWithoutMark } from './sheet-limits.ts';

/** What a reader of one part does with what it meets; names come without their prefix. */
export interface XmlReader {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Reads XML as it comes, giving what the reader emits; entities of a DTD are not expanded. */
export const parseXml = async function* <T>(
  content: Readable,
  reader: (emit: (item: T) => void) => XmlReader,
): AsyncGenerator<T> {
  let found: T[] = [];
  let read = 0;
  /** Bytes since the last mark: a text that is still being put together in the parser. */
  let unmarked = 0;
  const handlers = reader((item) => found.push(item));
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    unmarked = 0;
    handlers.open(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    unmarked = 0;
    handlers.close?.(local(name));
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('error', (error) => {
    throw error;
  });
  const decoder = new TextDecoder();
  for await (const part of content as AsyncIterable<Buffer>) {
    read += part.length;
    unmarked += part.length;
    if (read > mostInflated)
      throw new SheetTooBig(mensagem('importacao.arquivo.aberta', { limite: mostInflated / megabyte }));
    if (unmarked > mostWithoutMark)
      throw new SheetTooBig(mensagem('importacao.arquivo.celula', { limite: mostWithoutMark / megabyte }));
    parser.write(decoder.decode(part, { stream: true }));
    const ready = found;
    found = [];
    yield* ready;
  }
  parser.write(decoder.decode()).close();
  yield* found;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
