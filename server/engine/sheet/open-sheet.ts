import type { Readable } from 'node:stream';
import { mensagem } from '#schemas/messages/index.ts';
import { SheetError, type SheetFormat, type SheetRow } from './cell.ts';
import { encodingOf } from './decode-text.ts';
import { delimiterOf, readCsv } from './read-csv.ts';
import { openWorkbook, readXlsx } from './read-xlsx.ts';
import { openArchive } from './xlsx-archive.ts';

/** A table of a file, told by its content and never by its name. */
export interface Sheet {
  readonly format: SheetFormat;
  /** The first line with something in it. */
  readonly header: SheetRow;
  /** The lines after the header; may be asked for more than once. */
  readonly rows: () => AsyncGenerator<SheetRow>;
  readonly from1904: boolean;
}

/** Signature of a zip (APPNOTE 4.3.7), which an XLSX is. */
const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * Opens a CSV (UTF-8, UTF-16 or Windows-1252; any usual separator) or an XLSX. `open` gives the bytes, each time from the beginning.
 * @returns undefined when it is neither
 */
export const openSheet = async (open: () => Readable): Promise<Sheet | undefined> => {
  const mark = await firstBytes(open());
  const zip = mark.equals(zipMark);
  const lines = zip ? await xlsxLines(open) : await csvLines(open);
  if (!lines) return undefined;
  const first = await lines.read().next();
  if (first.done) throw new SheetError(mensagem('importacao.arquivo.vazio'));
  return {
    format: zip ? 'xlsx' : 'csv',
    header: first.value,
    from1904: lines.from1904,
    rows: () => afterHeader(lines.read()),
  };
};

interface Lines {
  readonly read: () => AsyncGenerator<SheetRow>;
  readonly from1904: boolean;
}

const csvLines = async (open: () => Readable): Promise<Lines | undefined> => {
  const encoding = await encodingOf(open());
  if (!encoding) return undefined;
  const delimiter = await delimiterOf(open, encoding);
  return { read: () => readCsv(open, { encoding, delimiter }), from1904: false };
};

const xlsxLines = async (open: () => Readable): Promise<Lines> => {
  try {
    const workbook = await openWorkbook(await openArchive(await wholeOf(open())));
    return { read: () => readableOnly(readXlsx(workbook)), from1904: workbook.from1904 };
  } catch (cause) {
    throw unreadable(cause);
  }
};

/** What the reading of a damaged zip or XML throws says nothing to people. */
const readableOnly = async function* (lines: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow> {
  try {
    yield* lines;
  } catch (cause) {
    throw unreadable(cause);
  }
};

const unreadable = (cause: unknown): SheetError =>
  cause instanceof SheetError ? cause : new SheetError(mensagem('importacao.arquivo.ilegivel'), 1, { cause });

const afterHeader = async function* (lines: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow> {
  let header = true;
  for await (const line of lines) {
    if (!header) yield line;
    header = false;
  }
};

const firstBytes = async (content: Readable): Promise<Buffer> => {
  for await (const part of content as AsyncIterable<Buffer>) return part.subarray(0, zipMark.length);
  return Buffer.alloc(0);
};

const wholeOf = async (content: Readable): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of content as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
};
