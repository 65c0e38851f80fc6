import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/http/context.ts';
import type { RegisterView } from '../model/register-view.ts';
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
  const { columns, joins, fields } = recordSelection(view);
  const values = sqlValues();
  const conditions = [`t.id = ${values.add(id)}`, ...(await scopeConditions(ctx, model, values))];
  const rows = await runQuery<Row>(
    ctx,
    `select ${columns} from ${model.from} t ${joins} where ${conditions.join(' and ')}${lock ? ' for update of t' : ''}`,
    values,
  );
  return rows[0] && decodeRecord(fields, rows[0]);
};
