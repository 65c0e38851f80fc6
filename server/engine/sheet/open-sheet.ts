import type { Readable } from 'node:stream';
import { mensagem } from '#schemas/messages/index.ts';
import { SheetError, SheetTooBig, type SheetFormat, type SheetRow } from './cell.ts';
import { encodingOf } from './decode-text.ts';
import { delimiterOf, readCsv } from './read-csv.ts';
import { xlsxItems, type XlsxItem } from './xlsx-rows.ts';

/** A table of a file, told by its content and never by its name. */
export interface Sheet {
  readonly format: SheetFormat;
  /** The first line with something in it. */
  readonly header: SheetRow;
  /** The first lines after it: the real header may be among them, below a title. */
  readonly beginning: readonly SheetRow[];
  /** The lines after the header; may be asked for more than once. */
  readonly rows: () => AsyncGenerator<SheetRow>;
  readonly from1904: boolean;
}

/** Signature of a zip (APPNOTE 4.3.7), which an XLSX is, and an ODS. */
const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * Opens a CSV (UTF-8, UTF-16 or Windows-1252; any usual separator), an XLSX or an ODS. `open` gives the bytes, each time from the beginning.
 * @returns undefined when it is none
 */
export const openSheet = async (open: () => Readable): Promise<Sheet | undefined> => {
  const mark = await firstBytes(open());
  const zip = mark.equals(zipMark);
  const lines = zip ? await xlsxLines(open) : await csvLines(open);
  if (!lines) return undefined;
  const [header, ...beginning] = await firstLines(lines.read());
  if (!header) throw new SheetError(mensagem('importacao.arquivo.vazio'));
  return {
    format: zip ? 'xlsx' : 'csv',
    header,
    beginning,
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
  const bytes = await wholeOf(open());
  const items = xlsxItems(bytes);
  const { value: first } = (await items.next()) as IteratorResult<XlsxItem, undefined>;
  await items.return(undefined);
  return {
    read: () => xlsxRows(bytes),
    from1904: first !== undefined && 'from1904' in first && first.from1904,
  };
};

const xlsxRows = async function* (bytes: Buffer): AsyncGenerator<SheetRow> {
  for await (const item of xlsxItems(bytes)) if ('linha' in item) yield item;
};

/** Lines that are looked at before the load begins. */
const looked = 10;

const firstLines = async (lines: AsyncGenerator<SheetRow>): Promise<readonly SheetRow[]> => {
  const first: SheetRow[] = [];
  try {
    for await (const line of lines) {
      first.push(line);
      if (first.length > looked) break;
    }
  } catch (error) {
    // What is wrong below the header is for the load to tell, with its line.
    if (first.length === 0 || !(error instanceof SheetError) || error instanceof SheetTooBig) throw error;
  }
  return first;
};

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
