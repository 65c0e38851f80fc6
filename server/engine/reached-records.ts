import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import { runQuery } from '#server/engine/records/query.ts';
import { scopeConditions } from '#server/engine/records/scope.ts';
import { sqlValues } from '#server/engine/records/sql-values.ts';

/** Which of the records this person reaches, as the list of the register would show them. */
export const reachedRecords = async (
  ctx: Ctx,
  model: RegisterModel,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const values = sqlValues();
  const conditions = await scopeConditions(ctx, model, values);
  if (conditions.length === 0 || ids.length === 0) return new Set(ids);
  const rows = await runQuery<{ id: number }>(
    ctx,
    `select t.id from ${model.from} t where t.id = any(${values.add(ids)}::integer[]) and ${conditions.join(' and ')}`,
    values,
  );
  return new Set(rows.map(({ id }) => id));
};
