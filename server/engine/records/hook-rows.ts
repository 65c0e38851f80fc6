import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import type { ListRequest } from '#server/engine/model/list-terms.ts';
import { filterCondition } from './conditions.ts';
import type { RegisterRecord } from './record.ts';
import { sqlValues } from './sql-values.ts';

/** Whether the rows of a register come from its hook instead of a table. */
export const hasHookRows = ({ definition }: RegisterModel): boolean => definition.source === 'hook';

/**
 * Rows that the hook computes. A definition may come before the hook that serves it: until then there is nothing. The values
 * of filters are read first as for a table, so that no hook meets a day or a number that is none.
 */
export const hookRows = async (
  ctx: Ctx,
  { hook, fields }: RegisterModel,
  request: ListRequest,
): Promise<Page<RegisterRecord>> => {
  if (!hook?.rows) throw new AppError('naoEncontrado');
  for (const filter of request.filters) {
    const field = fields.get(filter.field);
    if (field?.kind !== 'computed') filterCondition(field, filter, sqlValues(), ctx.ports.config.timeZone);
  }
  return hook.rows(ctx, request);
};

/** One of them. */
export const hookRow = async (
  ctx: Ctx,
  model: RegisterModel,
  id: number,
): Promise<RegisterRecord | undefined> => {
  const filters = [{ field: 'id', operator: 'eq', values: [String(id)] }] as const;
  const page = await hookRows(ctx, model, { start: 1, pageSize: 1, sort: [], filters, q: undefined });
  return page.itens.find((record) => record.id === id);
};
