import type { Page } from '#schemas/api/endpoint.ts';
import type { Ctx } from '#server/http/context.ts';
import { AppError } from '#schemas/app-error.ts';
import { labelExpression } from '../model/label-expression.ts';
import { quote } from '../model/names.ts';
import { pointersTo } from '../model/pointers.ts';
import { seesField, type RegisterView } from '../model/register-view.ts';
import { filterCondition, searchCondition } from './conditions.ts';
import { hasHookRows } from './hook-rows.ts';
import { readFilters, type RawQuery } from './list-request.ts';
import { orderBy, whereText } from './list.ts';
import { runQuery } from './query.ts';
import { scopeConditions } from './scope.ts';
import { sqlValues } from './sql-values.ts';

/** One choice of a relation. */
export interface Choice {
  readonly id: number;
  readonly rotulo: string;
  /** Absent means active. */
  readonly ativo?: false;
}

const mostChoices = 100;
const usualChoices = 20;

/**
 * Choices of a relation: `q` searches, `ids` gives the labels of known records (inactive too), `rotulo` names the
 * field that labels, and whatever narrows a relation of some register filters. Active ones come first.
 */
export const comboChoices = async (ctx: Ctx, view: RegisterView, query: RawQuery): Promise<Page<Choice>> => {
  const { model } = view;
  const { q, ids, rotulo, pageSize, start: _start, ...rest } = query;
  const values = sqlValues();
  if (hasHookRows(model)) throw new AppError('naoEncontrado');
  const { narrowing } = pointersTo(view.models, model.name);
  const filters = readFilters(
    { ...rest, ...(ids === undefined ? {} : { id_in: ids }) },
    (name) => (narrowing.has(name) || model.filters.has(name)) && seesField(view, name),
  );
  const label = labelOf(view, [rotulo].flat()[0]);
  const search = [q].flat()[0]?.trim();
  const conditions = [
    ...(await scopeConditions(ctx, model, values)),
    ...filters.map((filter) =>
      filterCondition(model.fields.get(filter.field), filter, values, ctx.ports.config.timeZone),
    ),
    ...(search ? [searchText(view, search.slice(0, 200), label, values)] : []),
  ];
  const size = Math.min(
    Math.max(Number([pageSize].flat()[0] ?? usualChoices) || usualChoices, 1),
    mostChoices,
  );
  const active = model.active ? `t.${quote(model.active.column)}` : undefined;
  const some = (ativo: boolean, ...more: readonly string[]): string =>
    `(select t.id, ${label} as rotulo, ${ativo} as ativo from ${model.from} t ${whereText([...conditions, ...more])}
      ${orderOf(view)} limit ${size})`;
  const rows = await runQuery<{ id: number; rotulo: string; ativo: boolean }>(
    ctx,
    active
      ? `${some(true, `${active} is true`)} union all ${some(false, `${active} is not true`)}`
      : some(true),
    values,
  );
  const first = rows.toSorted((one, other) => Number(other.ativo) - Number(one.ativo)).slice(0, size);
  const itens = first.map(({ id, rotulo: text, ativo }): Choice =>
    ativo ? { id, rotulo: text } : { id, rotulo: text, ativo },
  );
  return { itens, total: itens.length, totalExato: itens.length < size };
};

/** As in the list, whose order an index has: ordering a large register by its labels would read all of it. */
const orderOf = (view: RegisterView): string => {
  const sort = view.model.defaultSort.filter(({ field }) => seesField(view, field));
  return sort.length > 0 ? orderBy(view, sort) : 'order by rotulo, t.id';
};

const labelOf = (view: RegisterView, field: string | undefined): string => {
  const { model, models } = view;
  if (field !== undefined && !seesField(view, field))
    throw new AppError('filtroDesconhecido', { filtro: 'rotulo' });
  const template = field === undefined ? undefined : `{${field}}`;
  return labelExpression(model.definition, model.fields, 't.', models, template).sql;
};

/** Where the register declares no search, its label is searched. */
const searchText = (
  { model }: RegisterView,
  text: string,
  label: string,
  values: ReturnType<typeof sqlValues>,
): string =>
  model.searchable
    ? searchCondition(text, values)
    : `public.texto_busca(${label}) like '%' || public.texto_busca(${values.add(text.replace(/[\\%_]/g, (sign) => `\\${sign}`))}) || '%'`;
