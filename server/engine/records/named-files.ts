import type { Ctx } from '#server/base/http/context.ts';
import { isFile, type Field } from '#server/engine/model/field.ts';
import type { FieldChange } from './changes.ts';
import { filesIn } from './files-in.ts';
import { runQuery } from './query.ts';
import type { RecordValues } from './record.ts';
import { sqlValues } from './sql-values.ts';

type Fields = ReadonlyMap<string, Field>;
type Names = ReadonlyMap<string, string>;

/** The changes of a history with files told by their names, which are kept with the files alone. */
export const withFileNames = async (
  ctx: Ctx,
  fields: Fields,
  changes: readonly (readonly FieldChange[])[],
): Promise<readonly (readonly FieldChange[])[]> => {
  const ids = new Set(changes.flat().flatMap((change) => idsIn(fields.get(change.campo), change)));
  if (ids.size === 0) return changes;
  const values = sqlValues();
  const rows = await runQuery<{ id: string; nome: string }>(
    ctx,
    `select id::text, nome from arquivo where id::text = any(${values.add([...ids])}::text[])`,
    values,
  );
  const names = new Map(rows.map(({ id, nome }) => [id, nome]));
  return changes.map((some) => some.map((change) => named(fields.get(change.campo), change, names)));
};

const idsIn = (field: Field | undefined, { antes, depois }: FieldChange): readonly string[] =>
  field
    ? [antes, depois].flatMap((value) =>
        value === undefined ? [] : filesIn([field], { [field.name]: value }).map(({ id }) => id),
      )
    : [];

const named = (field: Field | undefined, change: FieldChange, names: Names): FieldChange => {
  if (!field || idsIn(field, change).length === 0) return change;
  const { campo, antes, depois } = change;
  return {
    campo,
    antes: antes === undefined ? undefined : inWords(field, antes, names),
    depois: depois === undefined ? undefined : inWords(field, depois, names),
  };
};

const inWords = (field: Field, value: unknown, names: Names): unknown => {
  if (field.kind === 'rows')
    return (value as readonly RecordValues[]).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, inner]) => {
          const column = field.fields.find((one) => one.name === name);
          return [name, column ? inWords(column, inner, names) : inner];
        }),
      ),
    );
  if (!isFile(field)) return value;
  const name = (id: unknown): unknown => (typeof id === 'string' ? (names.get(id) ?? id) : id);
  return Array.isArray(value) ? value.map(name) : name(value);
};
