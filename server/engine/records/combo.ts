import { defined } from '#schemas/defined.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { AppError } from '#schemas/app-error.ts';
import { labelExpression } from '#server/engine/model/label-expression.ts';
import { quote } from '#server/engine/model/names.ts';
import { pointersTo } from '#server/engine/model/pointers.ts';
import { seesField, type RegisterView } from '#server/engine/model/register-view.ts';
import { prefixOf, searchText, someMatches, type Prefix } from './choice-search.ts';
import { filterCondition } from './conditions.ts';
import { hasHookRows } from './hook-rows.ts';
import { readFilters, requireWholePeriods, seenSort, type RawQuery } from './list-request.ts';
import { orderBy, whereText } from './list.ts';
import { runQuery } from './query.ts';
import { scopeConditions } from './scope.ts';
import { sqlValues } from './sql-values.ts';

/** One choice of a relation. */
interface Choice {
  readonly id: number;
  readonly rotulo: string;
  /** Absent means active. */
  readonly ativo?: false;
}

const mostChoices = 100;
const usualChoices = 20;

/**
 * Choices of a relation: `q` searches, `ids` gives the labels of known records (inactive too), `rotulo` names the
 * field that labels, and whatever narrows a relation of some register filters. Active ones come first, and among them
 * those that begin with what is searched.
 * @param reads whether the person may read the records themselves. Who may only choose among their names gets no more
 * than some relation asks for: any other label, filter or search would tell, one by one, what the records hold.
 */
export const comboChoices = async (
  ctx: Ctx,
  view: RegisterView,
  query: RawQuery,
  { reads }: { readonly reads: boolean },
): Promise<Page<Choice>> => {
  const { model } = view;
  const { q, ids, rotulo, pageSize, start: _start, ...rest } = query;
  const values = sqlValues();
  if (hasHookRows(model)) throw new AppError('naoEncontrado');
  const { narrowing, labels } = pointersTo(view.models, model.name);
  const filters = readFilters(
    { ...rest, ...defined({ id_in: ids }) },
    (name) => (narrowing.has(name) || (reads && model.filters.has(name))) && seesField(view, name),
  );
  requireWholePeriods(model, filters);
  const beyond = reads ? undefined : filters.find(({ operator }) => operator !== 'eq' && operator !== 'in');
  if (beyond) throw new AppError('filtroDesconhecido', { filtro: `${beyond.field}_${beyond.operator}` });
  const label = labelOf(view, [rotulo].flat()[0], (name) => reads || labels.has(name));
  const search = [q].flat()[0]?.trim().slice(0, 200);
  const conditions = [
    ...(await scopeConditions(ctx, model, values)),
    ...filters.map((filter) =>
      filterCondition(model.fields.get(filter.field), filter, values, ctx.ports.config.timeZone),
    ),
    ...(search ? [searchText(view, search, label, values, reads)] : []),
  ];
  const size = Math.min(
    Math.max(Number([pageSize].flat()[0] ?? usualChoices) || usualChoices, 1),
    mostChoices,
  );
  const prefix = search ? prefixOf(view, search, values) : undefined;
  const order = orderOf(view, prefix);
  const choices = async (more: string | undefined, most: number): Promise<readonly ChoiceRow[]> => {
    const where = whereText([...conditions, ...(more === undefined ? [] : [more])]);
    const of = search ? `where t.id in (${someMatches(model.from, where, prefix)})` : where;
    return runQuery<ChoiceRow>(
      ctx,
      `select t.id, ${label} as rotulo from ${model.from} t ${of} ${order} limit ${most}`,
      values,
    );
  };
  const active = model.active && `t.${quote(model.active.column)}`;
  const itens: Choice[] = [...(await choices(active && `${active} is true`, size))];
  if (active !== undefined && itens.length < size) {
    const others = await choices(`${active} is not true`, size - itens.length);
    itens.push(...others.map((other): Choice => ({ ...other, ativo: false })));
  }
  return { itens, total: itens.length, totalExato: itens.length < size };
};

interface ChoiceRow {
  readonly id: number;
  readonly rotulo: string;
}

/** As in the list, whose order an index has: ordering a large register by its labels would read all of it. */
const orderOf = (view: RegisterView, prefix: Prefix | undefined): string => {
  const sort = seenSort(view);
  const first = prefix ? [`${prefix.begins} desc`] : [];
  return sort.length > 0 ? orderBy(view, sort, first) : `order by ${[...first, 'rotulo', 't.id'].join(', ')}`;
};

const labelOf = (
  view: RegisterView,
  field: string | undefined,
  offered: (name: string) => boolean,
): string => {
  const { model, models } = view;
  if (field !== undefined && !(offered(field) && seesField(view, field)))
    throw new AppError('filtroDesconhecido', { filtro: 'rotulo' });
  const template = field === undefined ? undefined : `{${field}}`;
  return labelExpression(model.definition, model.fields, 't.', models, template).sql;
};
