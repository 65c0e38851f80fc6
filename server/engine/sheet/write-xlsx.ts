import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { SheetCell } from './cell.ts';
import { cellText } from './cell-text.ts';
import { serialOf } from './serial-date.ts';
import { sheetHead, sheetTail, styles, workbookParts } from './xlsx-parts.ts';
import { xlsxText } from './xlsx-text.ts';

/** A cell of a spreadsheet holds no more (ECMA-376 part 1, 18.18.93 and the limits of Excel). */
export const longestCell = 32_767;
const mostRows = 1_048_576;

/** An XLSX of one sheet with typed cells, written as it is drained: neither the rows nor the file are held whole. */
export const writeXlsx = (
  title: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [name, text] of Object.entries(workbookParts(title))) zip.addBuffer(Buffer.from(text), name);
  const sheet = Readable.from(sheetTexts(header, batches), { objectMode: false });
  const fail = (error: Error): void => void output.destroy(error);
  sheet.on('error', fail);
  // Who gives up downloading must not leave the cursor of the rows open.
  output.on('close', () => sheet.destroy());
  zip.on('error', fail);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
};

const sheetTexts = async function* (
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<Buffer> {
  let line = 1;
  const titles = header.map((text) => textCell(text, styles.header)).join('');
  yield Buffer.from(`${sheetHead(header.length)}<row r="1">${titles}</row>`);
  for await (const rows of batches) {
    const texts = rows.map((cells) => `<row r="${++line}">${cells.map(xlsxCell).join('')}</row>`);
    if (line > mostRows) throw new Error('Uma planilha XLSX tem no máximo 1.048.576 linhas.');
    yield Buffer.from(texts.join(''));
  }
  yield Buffer.from(sheetTail);
};

const xlsxCell = (cell: SheetCell): string => {
  if (cell === undefined || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell, styles.plain);
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if ('money' in cell) return `<c s="${styles.money}"><v>${cell.money}</v></c>`;
  const serial = serialOf('day' in cell ? cell.day : cell.moment);
  if (serial === undefined) return textCell(cellText(cell), styles.plain);
  return `<c s="${'day' in cell ? styles.day : styles.moment}"><v>${serial}</v></c>`;
};

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xlsxText(text.slice(0, longestCell))}</t></is></c>`;
