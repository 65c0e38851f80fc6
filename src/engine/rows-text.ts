import type { Field } from './field.ts';
import { formatValue } from './format-value.ts';
import { plainValue } from './plain-value.ts';
import { plainText } from './widgets/plain-text.ts';

/** Any value in words, on one line: rows one after the other, relations by the label that came in their place. */
export function valueInWords(field: Field | undefined, value: unknown): string {
  if (value === undefined) return '';
  if (!field) return plainValue(value);
  if (field.columns && Array.isArray(value))
    return value.map((row) => rowInWords(field.columns ?? [], row as Record<string, unknown>)).join('; ');
  if (field.kind === 'custom') return plainText(value);
  if (field.kind === 'relations' && Array.isArray(value)) return value.map(plainValue).join(', ');
  return formatValue(field, value, typeof value === 'string' ? value : undefined);
}

/** A row: its filled columns; of a yes or no, its name when it is yes. */
function rowInWords(columns: readonly Field[], row: Readonly<Record<string, unknown>>): string {
  const rotulos = row['rotulos'] as Readonly<Record<string, unknown>> | undefined;
  return columns
    .map((column) => {
      const value = row[column.name];
      if (column.kind === 'boolean') return value === true ? column.title : '';
      return valueInWords(column, rotulos?.[column.name] ?? value);
    })
    .filter((part) => part !== '')
    .join(' · ');
}
