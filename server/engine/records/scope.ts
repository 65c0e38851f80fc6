import type { Scope } from '#schemas/generated-definition.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import { filterCondition } from './conditions.ts';
import { reachCondition } from './organisation.ts';
import type { SqlValues } from './sql-values.ts';

/** The value that the row filter asks of its field: the person's own unit, organisation or self. */
export const ownValue = (by: Extract<Scope, string>, { sessao }: Ctx): number => {
  switch (by) {
    case 'own-unit':
      return sessao.unidadeId;
    case 'own-organisation':
      return sessao.organizacaoId;
    case 'own-user':
      return sessao.usuarioId;
  }
};

/** Conditions that keep a statement within the rows that this person reaches; they go into every query. */
export const scopeConditions = async (
  ctx: Ctx,
  model: RegisterModel,
  values: SqlValues,
): Promise<readonly string[]> => {
  const conditions: string[] = [];
  if (model.scope && !seesAll(ctx, model)) {
    const own = String(ownValue(model.scope.by, ctx));
    conditions.push(condition(model.scope.field, [own], values));
  }
  const reached = reachCondition(ctx, model, values);
  if (reached !== undefined) conditions.push(reached);
  const narrowed = await model.hook?.scope?.(ctx);
  for (const [name, wanted] of Object.entries(narrowed ?? {})) {
    const field = model.fields.get(name);
    if (field) conditions.push(condition(field, wanted.map(String), values));
    else if (name === 'id') conditions.push(`t.id = any(${values.add(wanted)}::integer[])`);
  }
  return conditions;
};

/** Administrators of the installation are above units and organisations. */
export const seesAll = ({ sessao }: Ctx, { strictScope }: RegisterModel): boolean =>
  sessao.administrador && !strictScope;

const condition = (field: Field, wanted: readonly string[], values: SqlValues): string =>
  wanted.length === 1
    ? filterCondition(field, { field: field.name, operator: 'eq', values: wanted }, values, 'UTC')
    : filterCondition(field, { field: field.name, operator: 'in', values: wanted }, values, 'UTC');
