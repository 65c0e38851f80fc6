import type { FieldError } from '#schemas/app-error.ts';
import type { Field } from '../field.ts';
import { tabsOf, type FormSection } from './layout.ts';

/** The fields in the order in which a form shows them: page by page, section by section. */
export function fieldsAsShown(sections: readonly FormSection[], fields: readonly Field[]): Field[] {
  const tabs = tabsOf(sections);
  const pageOf = ({ tab }: FormSection): number => (tab === undefined ? 0 : Math.max(0, tabs.indexOf(tab)));
  const names = sections.toSorted((a, b) => pageOf(a) - pageOf(b)).flatMap((section) => section.names);
  const placed = new Set(names);
  const byName = new Map(fields.map((field) => [field.name, field]));
  return [
    ...names.flatMap((name) => byName.get(name) ?? []),
    ...fields.filter(({ name }) => !placed.has(name)),
  ];
}

/** Faults in the order of the screen, so that the first one is the one nearest the top. */
export function inFormOrder(fields: readonly Field[], errors: readonly FieldError[]): FieldError[] {
  const ranked = errors.map((error) => ({ error, rank: rankOf(fields, error.campo.split('.')) }));
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank)).map(({ error }) => error);
}

/** Places of the field, of the row and of the column: `unidades.2.cargo` in the third field gives 2, 2, its column. */
function rankOf(fields: readonly Field[], [name = '', row, ...rest]: readonly string[]): number[] {
  const index = fields.findIndex((field) => field.name === name);
  const own = index < 0 ? fields.length : index;
  const columns = fields[index]?.columns;
  return row === undefined
    ? [own, -1]
    : [own, Number(row), ...(columns && rest.length > 0 ? rankOf(columns, rest) : [])];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, index) => place !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
}
