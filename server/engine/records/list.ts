import type { Page } from '#schemas/api/endpoint.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { literal, quote } from '#server/engine/model/names.ts';
import type { SortTerm } from '#server/engine/model/list-terms.ts';
import { isGrouping } from '#server/engine/model/sorting.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { filterCondition, searchCondition } from './conditions.ts';
import { decodeRecord, type Row } from './decode.ts';
import { hasHookRows, hookRows } from './hook-rows.ts';
import { lastRecord, ordersByLabel, seenSort } from './list-request.ts';
import type { ListRequest } from '#server/engine/model/list-terms.ts';
import { runQuery } from './query.ts';
import type { RegisterRecord } from './record.ts';
import { scopeConditions } from './scope.ts';
import { listSelection, targetLabel } from './select.ts';
import { sqlValues, type SqlValues } from './sql-values.ts';

/** A total is counted up to here: a page of many would cost less than counting them. Fewer where filters read more than they find. */
const counted = { all: lastRecord, filtered: lastRecord / 2 };

/**
 * Rows above which a whole register is told by what PostgreSQL keeps of its table (changed with each commit, within a second),
 * and not counted. Twice what is counted: what is kept may be a little behind.
 */
const surelyMany = 2 * lastRecord;

/** A page of records with its total, in one statement (two beyond what is counted, where the total is an estimate). */
export const listRecords = async (
  ctx: Ctx,
  view: RegisterView,
  request: ListRequest,
): Promise<Page<RegisterRecord>> => {
  const { model } = view;
  if (hasHookRows(model)) return hookRows(ctx, model, request);
  const { columns, joins, fields } = listSelection(view);
  const values = sqlValues();
  const where = whereText(await conditionsOf(ctx, view, request, values));
  const order = orderBy(view, request.sort);
  const limit = Math.min(request.pageSize, lastRecord - (request.start - 1) * request.pageSize);
  // Written out, so that a prepared plan knows how few rows it is for.
  const page = `select * from ${model.from} t ${where} ${order} limit ${limit} offset ${
    (request.start - 1) * request.pageSize
  }`;
  const most = where === '' ? counted.all : counted.filtered;
  const count = countText(model.from, where, most);
  const tally = where === '' ? keptOr(model.from, count) : count;
  const rows = await runQuery<Row>(
    ctx,
    `select ${columns}, (${tally}) as "$total" from (${page}) t ${joins} ${order}`,
    values,
  );
  const found = rows[0]?.['$total'] as number | undefined;
  const total = found ?? (request.start === 1 ? 0 : await countAgain(ctx, tally, values));
  const itens = rows.map((row) => decodeRecord(fields, row));
  if (total <= most) return { itens, total, totalExato: true };
  // beyond what is counted it is already an estimate
  const estimated = total > most + 1 ? total : await estimate(ctx, model.from, where, values);
  // A full page says that another one may follow, whatever was expected.
  const shown = (request.start - 1) * request.pageSize + itens.length;
  const more = itens.length === request.pageSize ? shown + 1 : shown;
  // an estimate above what lists offer would claim more than was counted
  const likely = most < lastRecord ? Math.min(estimated, lastRecord) : estimated;
  return { itens, total: Math.max(total, likely, more), totalExato: false };
};

/** Filters, quick search and row scope, as SQL. */
export const conditionsOf = async (
  ctx: Ctx,
  { model }: RegisterView,
  { filters, q }: Pick<ListRequest, 'filters' | 'q'>,
  values: SqlValues,
): Promise<readonly string[]> => {
  const { timeZone } = ctx.ports.config;
  return [
    ...(await scopeConditions(ctx, model, values)),
    ...filters.map((filter) => filterCondition(model.fields.get(filter.field), filter, values, timeZone)),
    ...(q === undefined ? [] : [searchCondition(q, values)]),
  ];
};

export const whereText = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;

/** Counts no further than one past the most. */
const countText = (from: string, where: string, most: number): string =>
  `select count(*)::int from (select from ${from} t ${where} limit ${most + 1}) n`;

/** The rows of a table that is surely long, as kept; otherwise those counted. Only one of the two is read. */
const keptOr = (from: string, count: string): string => {
  const kept = `pg_stat_get_live_tuples(${literal(from)}::regclass)`;
  return `case when ${kept} > ${surelyMany} then ${kept}::int else (${count}) end`;
};

/** Pages past the end have no row to carry the total. */
const countAgain = async (ctx: Ctx, count: string, values: SqlValues): Promise<number> => {
  const rows = await runQuery<{ total: number }>(ctx, `select (${count}) as total`, values);
  return rows[0]?.total ?? 0;
};

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

/** How many rows the planner expects. */
const estimate = async (ctx: Ctx, from: string, where: string, values: SqlValues): Promise<number> => {
  const rows = await runQuery<Explained>(ctx, `explain (format json) select from ${from} t ${where}`, values);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
};

/** Every order ends in the id, so that pages never repeat nor skip a record. `first` are terms that come before. */
export const orderBy = (
  view: RegisterView,
  asked: readonly SortTerm[],
  first: readonly string[] = [],
): string => {
  const { model, models } = view;
  const terms = withinGroup(view, asked);
  const texts = terms.flatMap(({ field: name, direction }) => {
    if (name === 'id') return [];
    const field = model.fields.get(name);
    if (!field) return [];
    const label = `(select ${targetLabel(field, 'o', models)} from ${
      models.get(field.relation?.resource ?? '')?.from ?? ''
    } o where o.id = t.${quote(field.column)})`;
    const expression = ordersByLabel(field) ? label : `t.${quote(field.column)}`;
    // Written only where a value can be empty: on a NOT NULL column the clause would keep the index unused.
    const last = direction === 'desc' && !field.required && field.kind !== 'boolean' ? ' nulls last' : '';
    return [`${expression} ${direction}${last}`];
  });
  const last = terms.at(-1);
  return `order by ${[...first, ...texts, `t.id ${last?.direction ?? 'asc'}`].join(', ')}`;
};

/** After a field of few values, the default order follows in the same direction, as its index has it. */
const withinGroup = (view: RegisterView, terms: readonly SortTerm[]): readonly SortTerm[] => {
  const { fields } = view.model;
  const last = terms.at(-1);
  const [after] = seenSort(view);
  const group = last && fields.get(last.field);
  const follower = after && fields.get(after.field);
  if (
    !group ||
    !isGrouping(group) ||
    group.kind === 'link' ||
    !follower ||
    terms.some(({ field }) => field === after.field)
  )
    return terms;
  return last.direction === 'asc' || follower.required
    ? [...terms, { field: after.field, direction: last.direction }]
    : terms;
};
