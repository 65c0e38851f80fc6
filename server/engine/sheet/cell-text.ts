import { writtenMoney } from '#schemas/formats/money.ts';
import type { SheetCell } from './cell.ts';

/** A cell as people read it: decimal comma, dd/MM/yyyy. */
export const cellText = (cell: SheetCell): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if ('money' in cell) return writtenMoney(cell.money).replace('\u00a0', ' ');
  if ('day' in cell) return brazilianDay(cell.day);
  const [day = '', time = ''] = cell.moment.split('T');
  return `${brazilianDay(day)} ${time.replace(/\.000$/, '')}`;
};

const brazilianDay = (day: string): string => day.replace(/^(\d+)-(\d\d)-(\d\d)$/, '$3/$2/$1');
