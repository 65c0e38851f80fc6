import type { Field } from '#server/engine/model/field.ts';
import type { RecordValues } from './record.ts';
import { sameValue } from './same-value.ts';

/** What happened to one field; labels stand beside the numbers of relations, so that the history stays readable. */
export interface FieldChange {
  readonly campo: string;
  readonly antes?: unknown;
  readonly depois?: unknown;
}

/** Fields that differ between two states of a record. A secret only tells that it changed. */
export const changesBetween = (
  fields: Iterable<Field>,
  before: Readonly<RecordValues> | undefined,
  after: Readonly<RecordValues>,
  secrets: readonly string[],
): readonly FieldChange[] => {
  const changes: FieldChange[] = [];
  for (const field of fields) {
    if (field.kind === 'computed') continue;
    if (field.secret) {
      if (secrets.includes(field.name)) changes.push({ campo: field.name, depois: 'alterado' });
      continue;
    }
    const antes = shown(field, before);
    const depois = shown(field, after);
    if (sameValue(antes, depois)) continue;
    if (before === undefined && depois === false) continue;
    changes.push({
      campo: field.name,
      antes,
      depois,
    });
  }
  return changes;
};

/** A relation is shown by its label, rows without their ids: what a person reads. */
const shown = (field: Field, record: Readonly<RecordValues> | undefined): unknown => {
  const value = record?.[field.name];
  if (value === undefined) return undefined;
  const labels = record?.['rotulos'] as Readonly<RecordValues> | undefined;
  if (field.kind === 'link' || field.kind === 'links') return labels?.[field.name] ?? value;
  if (field.kind !== 'rows') return value;
  return (value as readonly RecordValues[]).map((row) =>
    Object.fromEntries(
      field.fields.flatMap((inner) => {
        const text = inner.secret || inner.kind === 'computed' ? undefined : shown(inner, row);
        return text === undefined ? [] : [[inner.name, text]];
      }),
    ),
  );
};

/** What a field of relations or rows held, which the labels of its change do not tell. */
export interface RawChange {
  readonly campo: string;
  readonly antes?: unknown;
}

/** Former values of the fields whose changes are told by labels, for a version to be written back from the history. */
export const formerValues = (
  fields: Iterable<Field>,
  before: Readonly<RecordValues> | undefined,
  changes: readonly FieldChange[],
): readonly RawChange[] => {
  const changed = new Set(changes.map(({ campo }) => campo));
  return [...fields].flatMap((field): RawChange[] => {
    if (!before || !changed.has(field.name) || !toldByLabels(field)) return [];
    const antes = before[field.name];
    return [{ campo: field.name, antes: antes === undefined ? undefined : plain(field, antes) }];
  });
};

/** Whether the history shows a field by what it points to instead of what it holds. */
export const toldByLabels = ({ kind }: Field): boolean =>
  kind === 'link' || kind === 'links' || kind === 'rows';

const plain = (field: Field, value: unknown): unknown => {
  if (field.kind !== 'rows') return value;
  return (value as readonly RecordValues[]).map((row) => ({
    id: row['id'],
    ...Object.fromEntries(
      field.fields.flatMap((inner) => {
        const kept = inner.kind === 'computed' || inner.secret ? undefined : row[inner.name];
        return kept === undefined ? [] : [[inner.name, plain(inner, kept)]];
      }),
    ),
  }));
};
