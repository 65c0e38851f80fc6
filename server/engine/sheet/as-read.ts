import type { ReadCell, SheetCell, SheetFormat } from './cell.ts';
import { cellText } from './cell-text.ts';
import { serialOf } from './serial-date.ts';
import { longestCell } from './write-xlsx.ts';

/** What reading gives back of a cell that was written: by it one knows that nobody changed the cell. */
export const asRead = (cell: SheetCell, format: SheetFormat): ReadCell => {
  if (cell === undefined || cell === '') return undefined;
  if (format === 'csv') return cellText(cell);
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'object' && 'money' in cell) return cell.money;
  if (typeof cell === 'string') return cell.slice(0, longestCell);
  return serialOf('day' in cell ? cell.day : cell.moment) ?? cellText(cell);
};
