import { formatDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import type { Field } from '../field.ts';
import { enumLabel, formatValue } from '../format-value.ts';

/** Value of one filter on the address: one text, or several for `_in`. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** How a filter is typed in. */
type FilterForm = 'text' | 'exact' | 'choice' | 'yes-no' | 'relation' | 'dates' | 'numbers';

/** Which input fits a field in the filter menu. */
export function filterForm({ kind }: Field): FilterForm {
  switch (kind) {
    case 'boolean':
      return 'yes-no';
    case 'enum':
    case 'radio':
    case 'enums':
    case 'weekdays':
      return 'choice';
    case 'relation':
    case 'relations':
    case 'tree':
      return 'relation';
    case 'date':
    case 'date-time':
      return 'dates';
    case 'number':
    case 'meter':
    case 'bytes':
    case 'money':
      return 'numbers';
    case 'mask':
      return 'exact';
    default:
      return 'text';
  }
}

/** The names that a filter takes in the query. */
export function filterKeys(field: Field): string[] {
  const form = filterForm(field);
  if (form === 'text') return [`${field.name}_like`];
  return form === 'dates' || form === 'numbers' ? [`${field.name}_gte`, `${field.name}_lte`] : [field.name];
}

/** The part of the filters that belongs to a field. */
export function valuesOf(field: Field, filters: FilterValues): Record<string, unknown> {
  const mine = filterKeys(field).filter((key) => filled(filters[key]));
  return Object.fromEntries(mine.map((key) => [key, filters[key]]));
}

/** The filters without those of a field. */
export function without(field: Field, filters: FilterValues): Record<string, unknown> {
  const mine = new Set(filterKeys(field));
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !mine.has(key)));
}

/** The address keeps numbers as texts. */
const numberOf = (value: unknown): unknown => {
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
};

const filled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What the pill of an applied filter says after its name; `label` is the label of the chosen record. */
export function describeFilter(field: Field, values: FilterValues, label?: string): string {
  const [first = '', second = ''] = filterKeys(field);
  switch (filterForm(field)) {
    case 'dates':
      return describeRange(values[first], values[second], (value) => formatDay(String(value)));
    case 'numbers':
      return describeRange(values[first], values[second], (value) => formatValue(field, numberOf(value)));
    case 'yes-no':
      return text(String(values[first]) === 'true' ? 'cadastro.sim' : 'cadastro.nao');
    case 'choice':
      return enumLabel(field, values[first]);
    case 'relation':
      return label ?? String(values[first]);
    default:
      return String(values[first]);
  }
}

function describeRange(from: unknown, to: unknown, show: (value: unknown) => string): string {
  if (filled(from) && filled(to)) return text('cadastro.lista.faixa', { de: show(from), ate: show(to) });
  if (filled(from)) return text('cadastro.lista.aPartirDe', { de: show(from) });
  return text('cadastro.lista.ateValor', { ate: show(to) });
}
