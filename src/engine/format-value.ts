import { writtenMoney } from '#schemas/formats/money.ts';
import { display } from '#schemas/formats.ts';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import { formatBytes } from './format-bytes.ts';
import { plainValue } from './plain-value.ts';
import type { Field } from './field.ts';
import { isFileLabel } from './file/file-place.ts';
import type { RecordLabel, RegisterRecord } from './register.ts';

const numbers = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 6,
  // a year has no point
  useGrouping: 'min2',
});

/** The value of a field as a person reads it; an empty text when there is none. */
export function formatValue(field: Field, value: unknown, rotulo?: RecordLabel): string {
  if (value === undefined || value === null || value === '') return '';
  if (field.kind === 'file' || field.kind === 'image') return fileNames(value, rotulo);
  if (Array.isArray(value)) return formatList(field, value, rotulo);
  switch (field.kind) {
    case 'boolean':
      return text(value === true ? 'cadastro.sim' : 'cadastro.nao');
    case 'enum':
    case 'radio':
      return enumLabel(field, value);
    case 'number':
      return typeof value === 'number' ? numbers.format(value) : plainValue(value);
    case 'bytes':
      return typeof value === 'number' ? formatBytes(value) : plainValue(value);
    case 'money':
      return typeof value === 'number' ? writtenMoney(value) : plainValue(value);
    case 'meter':
      return typeof value === 'number'
        ? text('cadastro.campo.porcento', { n: numbers.format(value) })
        : plainValue(value);
    case 'date':
      return formatDay(plainValue(value));
    case 'date-time':
      return formatMoment(plainValue(value));
    case 'mask':
      return field.property.format ? display(field.property.format, plainValue(value)) : plainValue(value);
    case 'relation':
    case 'tree':
      return typeof rotulo === 'string' ? rotulo : plainValue(value);
    default:
      return plainValue(value);
  }
}

/** In a history the names stand in the place of the ids. */
const fileNames = (value: unknown, rotulo: RecordLabel | undefined): string => {
  const labels: unknown[] = [rotulo].flat();
  return [value]
    .flat()
    .map((id, index) => {
      const label = labels[index];
      return isFileLabel(label) ? label.nome : plainValue(id);
    })
    .join(', ');
};

/** The label of one value of an enum. */
export function enumLabel(field: Field, value: unknown): string {
  const labels = field.property['x-labels'] ?? field.property.items?.['x-labels'];
  return labels?.[plainValue(value)] ?? plainValue(value);
}

function formatList(field: Field, values: readonly unknown[], rotulo?: RecordLabel): string {
  if (field.kind === 'relations' && Array.isArray(rotulo)) return rotulo.map(plainValue).join(', ');
  if (field.kind === 'weekdays') return values.map((day) => weekdayName(Number(day))).join(', ');
  if (field.kind === 'rows') return text('cadastro.itens', { count: values.length });
  return values.map((value) => enumLabel(field, value)).join(', ');
}

const weekdayKeys = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const;

/** Name of a weekday, 1 for Sunday to 7 for Saturday. */
export function weekdayName(day: number): string {
  const key = weekdayKeys[day - 1];
  return key ? text(`cadastro.dias.${key}`) : String(day);
}

/** Reads the fields of a record as texts, relations by their labels: what a template is filled with. */
export const labelOfRecord =
  (fields: readonly Field[], record: RegisterRecord) =>
  (name: string): string | undefined => {
    const value = record[name];
    if (value === undefined) return undefined;
    const field = fields.find((candidate) => candidate.name === name);
    return field ? formatValue(field, value, record.rotulos?.[name]) : plainValue(value);
  };
