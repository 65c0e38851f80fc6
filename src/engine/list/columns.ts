import type { List } from '#schemas/generated-definition.ts';
import { fitsColumn, type Field } from '../field.ts';

/** What a person chose for the columns of a list: names in order, hidden ones absent. */
export type ColumnChoice = readonly string[];

/** Every column that a list can show: the declared ones first, then the other short fields. */
export function columnsOf(fields: readonly Field[], list: List | undefined): Field[] {
  const declared = (list?.columns ?? []).flatMap((name) => fields.filter((field) => field.name === name));
  return [...declared, ...fields.filter((field) => fitsColumn(field) && !declared.includes(field))];
}

/** The columns to show, in order: the choice of the person, or the declared ones. */
export function shownColumns(
  all: readonly Field[],
  list: List | undefined,
  choice: ColumnChoice | undefined,
): Field[] {
  const names = choice ?? list?.columns ?? [];
  const shown = names.flatMap((name) => all.filter((field) => field.name === name));
  return shown.length > 0 ? shown : all.slice(0, 1);
}

const orders = ({ sort }: List): readonly string[] => (Array.isArray(sort) ? sort : [sort]);

/** The fields by which the list may be ordered. */
export const sortableFields = (list: List | undefined): ReadonlySet<string> =>
  new Set(list ? orders(list).map((order) => order.split(',')[0] ?? '') : []);

/** The order used until the person chooses one. */
export function firstSort(list: List | undefined): { field: string; order: 'ASC' | 'DESC' } {
  const [field = 'id', direction] = (list ? (orders(list)[0] ?? '') : '').split(',');
  return { field: field || 'id', order: direction === 'desc' ? 'DESC' : 'ASC' };
}

/** Width that a table of these columns needs, in rem, with its marks and its acts. */
export const tableWidth = (shown: readonly Field[]): number =>
  shown.reduce((sum, field) => sum + (columnWidth(field) ?? 14), 14);

/** Width of a column, in rem; absent when it takes what is left. */
export function columnWidth({ kind, property }: Field): number | undefined {
  if (kind === 'boolean') return 8.5;
  if (kind === 'date') return 9;
  // the whole moment with its seconds, and the padding of the cell
  if (kind === 'date-time') return 13;
  if (kind === 'mask') return 13;
  if (kind === 'meter') return 13;
  if (kind === 'money') return Math.abs(property.maximum ?? Infinity) < 1e9 ? 11 : 15;
  if (kind === 'number' || kind === 'bytes' || kind === 'hora' || kind === 'color') return 8;
  if (kind === 'file' || kind === 'image') return 18;
  if (kind === 'enum' || kind === 'radio') return 13;
  return property.maxLength !== undefined && property.maxLength <= 20 ? 9.5 : undefined;
}
