import { Buffer } from 'node:buffer';
import { serveThread } from '#server/base/thread/serve-thread.ts';
import { SheetError } from './cell.ts';
import { openWorkbook, readXlsx } from './read-xlsx.ts';
import type { XlsxItem, XlsxReading } from './xlsx-rows.ts';
import { openArchive } from './xlsx-archive.ts';

serveThread(
  async function* ({ bytes }: XlsxReading): AsyncGenerator<XlsxItem> {
    const workbook = await openWorkbook(
      await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    );
    yield { from1904: workbook.from1904 };
    yield* readXlsx(workbook);
  },
  (error) => (error instanceof SheetError ? error.linha : undefined),
);
