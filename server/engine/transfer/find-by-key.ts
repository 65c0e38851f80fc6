import type { Ctx } from '#server/base/http/context.ts';
import { quote } from '#server/engine/model/names.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { encodeColumns } from '#server/engine/records/encode.ts';
import { runQuery } from '#server/engine/records/query.ts';
import type { RecordValues } from '#server/engine/records/record.ts';
import { scopeConditions } from '#server/engine/records/scope.ts';
import { sqlValues } from '#server/engine/records/sql-values.ts';

/** Numbers of the records with these values in the fields of a key, within what the person reaches; two at the most. */
export const findByKey = async (
  ctx: Ctx,
  { model }: RegisterView,
  key: readonly string[],
  record: Readonly<RecordValues>,
): Promise<readonly number[]> => {
  const values = sqlValues();
  const own = (name: string): string => {
    const [column] = encodeColumns(
      [...model.fields.values()].filter((field) => field.name === name),
      record,
    );
    if (!column) return `t.id = ${values.add(record['id'])}::integer`;
    const stored = `t.${quote(column.column)}`;
    return column.value === null
      ? `${stored} is null`
      : `${stored} = ${values.add(column.value)}::${column.cast}`;
  };
  const conditions = [...key.map(own), ...(await scopeConditions(ctx, model, values))];
  const rows = await runQuery<{ id: number }>(
    ctx,
    `select t.id from ${model.from} t where ${conditions.join(' and ')} limit 2`,
    values,
  );
  return rows.map(({ id }) => id);
};
