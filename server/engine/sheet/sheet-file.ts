import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { SheetCell, SheetFormat } from './cell.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

interface SheetFile {
  readonly formato: SheetFormat;
  /** Of the file, without its ending. */
  readonly nome: string;
  /** Of the one sheet of a workbook. */
  readonly planilha: string;
  readonly titulos: readonly string[];
  readonly linhas: readonly (readonly SheetCell[])[];
}

const types: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Lines that are at hand, as a file to keep. */
export const sheetFile = ({ formato, nome, planilha, titulos, linhas }: SheetFile): FileAnswer => {
  const batches = async function* () {
    if (linhas.length > 0) yield await Promise.resolve(linhas);
  };
  return {
    content: formato === 'csv' ? writeCsv(titulos, batches()) : writeXlsx(planilha, titulos, batches()),
    type: types[formato],
    name: `${nome}.${formato}`,
    download: true,
  };
};
