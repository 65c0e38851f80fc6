import { Buffer } from 'node:buffer';
import { serveItems } from '#server/ferramentas/apart/serve-items.ts';
import { SheetError } from './cell.ts';
import { odsContent, readOds } from './read-ods.ts';
import { openWorkbook, readXlsx } from './read-xlsx.ts';
import type { XlsxFault, XlsxItem, XlsxReading } from './xlsx-rows.ts';
import { openArchive } from './xlsx-archive.ts';

serveItems(
  async function* ({ bytes }: XlsxReading): AsyncGenerator<XlsxItem> {
    const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (archive.has(odsContent)) {
      yield { from1904: false };
      yield* readOds(archive);
      return;
    }
    const workbook = await openWorkbook(archive);
    yield { from1904: workbook.from1904 };
    yield* readXlsx(workbook);
  },
  (error): XlsxFault | undefined =>
    error instanceof SheetError ? { name: error.name, linha: error.linha } : undefined,
);
