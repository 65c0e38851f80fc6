import type { Field } from '#server/engine/model/field.ts';
import type { FieldChange, RawChange } from './changes.ts';
import type { RecordValues } from './record.ts';

/** Changes as if every field had always had its present name (`x-renamed-from`): the history keeps the one of its day. */
export const withPresentNames = <T extends FieldChange | RawChange>(
  fields: Iterable<Field>,
  changes: readonly T[],
): readonly T[] => {
  const all = [...fields];
  return changes.map((change) => {
    const field = fieldOf(all, change.campo);
    if (!field) return change;
    const present: T = { ...change, campo: field.name };
    if (field.kind !== 'rows') return present;
    for (const moment of ['antes', 'depois'] as const)
      if (moment in present) Object.assign(present, { [moment]: rowsOf(field, valueAt(present, moment)) });
    return present;
  });
};

const valueAt = (change: FieldChange, moment: 'antes' | 'depois'): unknown => change[moment];

const fieldOf = (fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => field.name === name) ??
  fields.find(({ property }) => property['x-renamed-from'] === name);

const rowsOf = ({ fields }: Field, value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  return (value as readonly RecordValues[]).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, inner]) => {
        const field = fieldOf(fields, name);
        return field ? [field.name, field.kind === 'rows' ? rowsOf(field, inner) : inner] : [name, inner];
      }),
    ),
  );
};
