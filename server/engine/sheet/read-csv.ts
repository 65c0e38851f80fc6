import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { mensagem } from '#schemas/messages/index.ts';
import { SheetError, type ReadCell, type SheetRow } from './cell.ts';
import { decodeText, type TextEncoding } from './decode-text.ts';
import { unguardText } from './formula-guard.ts';

interface CsvShape {
  readonly encoding: TextEncoding;
  readonly delimiter: string;
}

/** A line longer than this is a quote that nobody closed. */
const longestLine = 4 * 1_048_576;

/** Every line of a CSV that has something in it, the header included. */
export const readCsv = async function* (
  open: () => Readable,
  { encoding, delimiter }: CsvShape,
): AsyncGenerator<SheetRow> {
  const source = open();
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestLine,
  });
  // What fails on the way ends the parser with the same error, and the loop below throws it.
  pipeline(Readable.from(decodeText(source, encoding)), parser, () => source.destroy());
  let linha = 0;
  try {
    for await (const record of parser as AsyncIterable<readonly string[]>) {
      linha += 1;
      if (linha === 1 && namesDelimiter(record)) continue;
      const cells = record.map(csvCell);
      if (cells.some((cell) => cell !== undefined)) yield { linha, cells };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new SheetError(mensagem('importacao.arquivo.aspas'), linha + 1, { cause: error });
    throw error;
  }
};

/** A first line `sep=;` is for Excel to know how to read the others. */
const named = /^sep=(.)\s*$/i;
const namesDelimiter = ([first = '', ...others]: readonly string[]): boolean =>
  first.toLowerCase() === 'sep=' && others.every((text) => text.trim() === '');

const csvCell = (text: string): ReadCell => (text === '' ? undefined : unguardText(text));

const candidates = [';', '\t', ',', '|'] as const;

/** The sign that separates the columns: the one that the first line has most of, outside quotes. */
export const delimiterOf = async (open: () => Readable, encoding: TextEncoding): Promise<string> => {
  const source = open();
  let head = '';
  for await (const text of decodeText(source, encoding)) {
    head += text;
    if (head.length > 65_536 || /\n/.test(head.trimStart())) break;
  }
  source.destroy();
  const said = named.exec(/^[^\r\n]*/.exec(head.trimStart())?.[0] ?? '')?.[1];
  if (said !== undefined) return said;
  const [line = ''] = head
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/);
  const counted = candidates.map((sign) => ({ sign, times: line.split(sign).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).sign;
};
