import type { Ctx } from '#server/base/http/context.ts';
import type { Field } from '#server/engine/model/field.ts';
import { qualified, quote } from '#server/engine/model/names.ts';
import { encodeColumns } from './encode.ts';
import { runQuery } from './query.ts';
import type { RecordValues } from './record.ts';
import { sameValue } from './same-value.ts';
import { sqlValues } from './sql-values.ts';

/** What the links and rows of a record, or of a row, were before a write. */
type Former = Readonly<RecordValues> | undefined;

/** Brings the links and the rows of a record to the given values, touching only what differs. */
export const writeChildren = async (
  ctx: Ctx,
  fields: readonly Field[],
  owner: number,
  former: Former,
  values: Readonly<RecordValues>,
): Promise<void> => {
  for (const field of fields) {
    if (field.kind === 'links')
      await writeLinks(
        ctx,
        field,
        owner,
        (former?.[field.name] ?? []) as number[],
        (values[field.name] ?? []) as number[],
      );
    if (field.kind === 'rows')
      await writeRows(
        ctx,
        field,
        owner,
        (former?.[field.name] ?? []) as RecordValues[],
        (values[field.name] ?? []) as RecordValues[],
      );
  }
};

const writeLinks = async (
  ctx: Ctx,
  { table = '' }: Field,
  owner: number,
  former: readonly number[],
  wanted: readonly number[],
): Promise<void> => {
  if (former.join() === wanted.join()) return;
  const from = qualified(table);
  const gone = former.filter((id) => !wanted.includes(id));
  if (gone.length > 0) {
    const values = sqlValues();
    await runQuery(
      ctx,
      `delete from ${from} where registro_id = ${values.add(owner)} and alvo_id = any(${values.add(gone)}::integer[])`,
      values,
    );
  }
  if (wanted.length === 0) return;
  const values = sqlValues();
  await runQuery(
    ctx,
    `insert into ${from} (registro_id, alvo_id, ordem)
     select ${values.add(owner)}::integer, alvo, ordem from unnest(${values.add(wanted)}::integer[]) with ordinality as n (alvo, ordem)
     on conflict (registro_id, alvo_id) do update set ordem = excluded.ordem`,
    values,
  );
};

/**
 * Rows that carry the id of a row of this record are changed, the others are new, and those not sent go. Ids of
 * other records count as new rows: nobody reaches rows that are not of this record.
 */
const writeRows = async (
  ctx: Ctx,
  field: Field,
  owner: number,
  former: readonly RecordValues[],
  wanted: readonly RecordValues[],
): Promise<void> => {
  const known = new Map(former.map((row, index) => [row['id'] as number, { row, index }]));
  const kept = new Set(wanted.map(({ id }) => id as number).filter((id) => known.has(id)));
  const gone = [...known.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await deleteRows(ctx, field, gone);
  const changed: { id: number; ordem: number; row: RecordValues }[] = [];
  const added: { ordem: number; row: RecordValues }[] = [];
  const seen = new Set<number>();
  wanted.forEach((row, ordem) => {
    const id = row['id'] as number;
    const old = seen.has(id) ? undefined : known.get(id);
    seen.add(id);
    if (!old) added.push({ ordem, row });
    else if (old.index !== ordem || !sameColumns(field, old.row, row)) changed.push({ id, ordem, row });
  });
  if (changed.length > 0) await updateRows(ctx, field, changed);
  const ids = added.length > 0 ? await insertRows(ctx, field, owner, added) : [];
  if (!field.fields.some(({ kind }) => kind === 'rows' || kind === 'links')) return;
  const inserted = new Map(added.map(({ row }, index) => [row, ids[index]]));
  for (const row of wanted) {
    const id = inserted.get(row) ?? (row['id'] as number);
    const old = inserted.has(row) ? undefined : known.get(id)?.row;
    await writeChildren(ctx, field.fields, id, old, row);
  }
};

const sameColumns = ({ fields }: Field, former: RecordValues, next: RecordValues): boolean =>
  sameValue(encodeColumns(fields, former), encodeColumns(fields, next));

const deleteRows = async (ctx: Ctx, { table = '' }: Field, ids: readonly number[]): Promise<void> => {
  const values = sqlValues();
  await runQuery(
    ctx,
    `delete from ${qualified(table)} where id = any(${values.add(ids)}::integer[])`,
    values,
  );
};

/** One statement for all rows, so that rows may exchange values that are unique. */
const updateRows = async (
  ctx: Ctx,
  { table = '', fields }: Field,
  changed: readonly { id: number; ordem: number; row: RecordValues }[],
): Promise<void> => {
  const values = sqlValues();
  const tuples = changed.map(({ id, ordem, row }) => {
    const cells = encodeColumns(storedFields(fields), row).map(
      ({ value, cast }) => `${values.add(value)}::${cast}`,
    );
    return `(${[`${values.add(id)}::integer`, `${values.add(ordem)}::integer`, ...cells].join(', ')})`;
  });
  const columns = encodeColumns(storedFields(fields), {}).map(({ column }) => quote(column));
  const sets = ['ordem', ...columns].map((column) => `${column} = n.${column}`);
  await runQuery(
    ctx,
    `update ${qualified(table)} c set ${sets.join(', ')} from (values ${tuples.join(', ')}) as n (${[
      'id',
      'ordem',
      ...columns,
    ].join(', ')}) where c.id = n.id`,
    values,
  );
};

/** @returns the ids given, in the order of the rows. */
const insertRows = async (
  ctx: Ctx,
  { table = '', fields }: Field,
  owner: number,
  added: readonly { ordem: number; row: RecordValues }[],
): Promise<readonly number[]> => {
  const values = sqlValues();
  const columns = encodeColumns(storedFields(fields), {}).map(({ column }) => quote(column));
  const owned = `${values.add(owner)}::integer`;
  const tuples = added.map(({ ordem, row }) => {
    const cells = encodeColumns(storedFields(fields), row).map(
      ({ value, cast }) => `${values.add(value)}::${cast}`,
    );
    return `(${[owned, `${values.add(ordem)}::integer`, ...cells].join(', ')})`;
  });
  const rows = await runQuery<{ id: number; ordem: number }>(
    ctx,
    `insert into ${qualified(table)} (${['registro_id', 'ordem', ...columns].join(', ')}) values ${tuples.join(', ')} returning id, ordem`,
    values,
  );
  const byOrder = new Map(rows.map(({ id, ordem }) => [ordem, id]));
  return added.map(({ ordem }) => byOrder.get(ordem) ?? 0);
};

const storedFields = (fields: readonly Field[]): readonly Field[] => fields.filter(({ secret }) => !secret);
