import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { onceFor } from '#server/engine/model/once-for.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { decodeRecord, type Row } from './decode.ts';
import { hasHookRows, hookRow } from './hook-rows.ts';
import { runQuery } from './query.ts';
import type { RegisterRecord } from './record.ts';
import { scopeConditions } from './scope.ts';
import { recordSelection } from './select.ts';
import { sqlValues } from './sql-values.ts';

/** One record, or `naoEncontrado`, also when it exists outside the rows that this person reaches. */
export const getRecord = async (
  ctx: Ctx,
  view: RegisterView,
  id: number,
  { lock = false } = {},
): Promise<RegisterRecord> => {
  const record = await findRecord(ctx, view, id, { lock });
  if (!record) throw new AppError('naoEncontrado');
  return record;
};

const findRecord = async (
  ctx: Ctx,
  view: RegisterView,
  id: number,
  { lock }: { readonly lock: boolean },
): Promise<RegisterRecord | undefined> => {
  const { model } = view;
  if (hasHookRows(model)) return hookRow(ctx, model, id);
  const values = sqlValues();
  values.add(id);
  const conditions = await scopeConditions(ctx, model, values);
  const rows = await runQuery<Row>(ctx, textOf(view, conditions, lock), values);
  return rows[0] && decodeRecord(recordSelection(view).fields, rows[0]);
};

const forUpdate = ' for update of t';

/** The statement that finds a record by its number, $1; the same for all who reach every row. */
const textOf = (view: RegisterView, conditions: readonly string[], lock: boolean): string => {
  if (conditions.length === 0) return lock ? locked(view) : found(view);
  return [found(view), ...conditions].join(' and ') + (lock ? forUpdate : '');
};

const found = onceFor((view: RegisterView) => {
  const { columns, joins } = recordSelection(view);
  return `select ${columns} from ${view.model.from} t ${joins} where t.id = $1`;
});

const locked = onceFor((view: RegisterView) => found(view) + forUpdate);
