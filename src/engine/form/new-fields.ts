import type { Field } from '../field.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a form holds, and beside it what the record has in the fields that the form did not know: they were added to the
 * register, or opened to the person, after it began. What it knew, or was typed since, stays.
 */
export function withNewFields(known: readonly Field[], now: readonly Field[], held: Values, record: Values) {
  const values: Record<string, unknown> = { ...held };
  const labels: Record<string, unknown> = { ...(held['rotulos'] as Values | undefined) };
  const recordLabels = (record['rotulos'] ?? {}) as Values;
  for (const { name, columns } of now) {
    const before = known.find((field) => field.name === name);
    if (!before) {
      values[name] ??= record[name];
      if (recordLabels[name] !== undefined) labels[name] = recordLabels[name];
    } else if (columns && before.columns)
      values[name] = rowsWithNewFields(before.columns, columns, held[name], record[name]);
  }
  return Object.keys(labels).length > 0 ? { ...values, rotulos: labels } : values;
}

/** Rows are the same by their number; one without is new, and has nothing stored. */
function rowsWithNewFields(
  known: readonly Field[],
  now: readonly Field[],
  held: unknown,
  record: unknown,
): unknown {
  if (!Array.isArray(held) || !Array.isArray(record)) return held;
  const stored = record as readonly Values[];
  return (held as readonly Values[]).map((row) => {
    const same = row['id'] === undefined ? undefined : stored.find(({ id }) => id === row['id']);
    return same ? withNewFields(known, now, row, same) : row;
  });
}
