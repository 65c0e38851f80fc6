import { Readable } from 'node:stream';
import type { SheetCell } from './cell.ts';
import { cellText } from './cell-text.ts';
import { guardText } from './formula-guard.ts';

/** A CSV as spreadsheets in Portuguese open it: UTF-8 with its mark, semicolons, CRLF. Rows are asked for as the reader drains. */
export const writeCsv = (
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Readable => Readable.from(csvTexts(header, batches), { objectMode: false });

const csvTexts = async function* (
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${csvLine(header)}`);
  for await (const rows of batches) yield Buffer.from(rows.map(csvLine).join(''));
};

const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(csvCell).join(';')}\r\n`;

const csvCell = (cell: SheetCell): string => {
  // A number is no formula, whatever its sign.
  const text = typeof cell === 'string' ? guardText(cell) : cellText(cell);
  return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
