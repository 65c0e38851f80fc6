import { Buffer } from 'node:buffer';
import { serveItems } from '#server/ferramentas/apart/serve-items.ts';
import { SheetError } from './cell.ts';
import { openWorkbook, readXlsx } from './read-xlsx.ts';
import type { XlsxFault, XlsxItem, XlsxReading } from './xlsx-rows.ts';
import { openArchive } from './xlsx-archive.ts';

serveItems(
  async function* ({ bytes }: XlsxReading): AsyncGenerator<XlsxItem> {
    const workbook = await openWorkbook(
      await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    );
    yield { from1904: workbook.from1904 };
    yield* readXlsx(workbook);
  },
  (error): XlsxFault | undefined =>
    error instanceof SheetError ? { name: error.name, linha: error.linha } : undefined,
);
