export { asRead } from './as-read.ts';
export {
  FaultyCell,
  SheetError,
  SheetTooBig,
  type ReadCell,
  type SheetCell,
  type SheetFormat,
  type SheetRow,
} from './cell.ts';
export { openSheet, type Sheet } from './open-sheet.ts';
export { momentOfSerial } from './serial-date.ts';
export { sheetFile } from './sheet-file.ts';
export { writeCsv } from './write-csv.ts';
export { writeXlsx } from './write-xlsx.ts';
