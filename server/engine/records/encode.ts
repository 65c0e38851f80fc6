import type { Field } from '#server/engine/model/field.ts';
import { hasColumn } from '#server/engine/model/field.ts';
import type { RecordValues } from './record.ts';

/** A column and the value that it receives. */
interface ColumnValue {
  readonly column: string;
  readonly value: unknown;
  /** Type to which the placeholder is cast. */
  readonly cast: string;
}

const casts: Partial<Record<Field['kind'], string>> = {
  integer: 'bigint',
  link: 'integer',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  instant: 'timestamptz',
  json: 'jsonb',
};

/** Type to which the placeholder of a field is cast. */
export const castOf = ({ kind }: Field): string => casts[kind] ?? 'text';

/** The columns that store the given values; an absent value empties its column. */
export const encodeColumns = (
  fields: readonly Field[],
  values: Readonly<RecordValues>,
): readonly ColumnValue[] =>
  fields.filter(hasColumn).map((field) => ({
    column: field.column,
    value: encodeValue(field, values[field.name]),
    cast: castOf(field),
  }));

/** What the column of a field keeps of a value. */
export const encodeValue = (field: Field, value: unknown): unknown => {
  if (field.kind === 'boolean') return value ?? false;
  if (value === undefined) return null;
  return field.kind === 'json' ? JSON.stringify(value) : value;
};
