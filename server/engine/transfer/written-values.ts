import type { RecordValues, RegisterRecord } from '#server/engine/records/record.ts';
import type { Loading } from './loading.ts';

/** What is sent to be written: in a change, what the file does not have stays as it is. */
export const writtenValues = (
  { view, mapping }: Loading,
  values: Readonly<RecordValues>,
  current: RegisterRecord | undefined,
): RecordValues => {
  if (!current) return { ...values };
  const mapped = new Set(mapping.columns.flatMap(({ column }) => column?.name ?? []));
  return Object.fromEntries(
    view.writable.flatMap(({ name }): [string, unknown][] => {
      const value = mapped.has(name) ? withRowIds(current[name], values[name]) : current[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** Rows of a file have no numbers: each takes the place of the one that was there, so that what stays is not made anew. */
const withRowIds = (before: unknown, after: unknown): unknown => {
  if (!isRows(after) || !isRows(before)) return after;
  return after.map((row, index): RecordValues => {
    const old = before[index];
    if (!old || row['id'] !== undefined) return row;
    const inner = Object.entries(row).map(([name, value]) => [name, withRowIds(old[name], value)]);
    return { id: old['id'], ...(Object.fromEntries(inner) as RecordValues) };
  });
};

/** Rows of the database have numbers; other lists of objects are values of one field. */
const isRows = (value: unknown): value is readonly RecordValues[] =>
  Array.isArray(value) &&
  value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row));
