import { AppError, type FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/http/context.ts';
import type { Field } from '../model/field.ts';
import { quote } from '../model/names.ts';
import type { RegisterModel, RegisterModels } from '../model/register-model.ts';
import { reachCondition } from './organisation.ts';
import { runQuery } from './query.ts';
import type { RecordValues } from './record.ts';
import { sqlValues, type SqlValues } from './sql-values.ts';

/** One choice that must lie within what the filter of its relation offers. */
interface Choice {
  readonly refusal: 'registro.campo.foraDoFiltro' | 'registro.campo.arvore';
  readonly campo: string;
  readonly title: string;
  readonly condition: string;
}

/**
 * Refuses choices that the form would not have offered: a record outside the filter of its relation, and a parent
 * that would close a circle. All choices go in one statement; where there is nothing to ask, in none.
 */
export const checkLinks = async (
  ctx: Ctx,
  models: RegisterModels,
  model: RegisterModel,
  id: number | undefined,
  before: Readonly<RecordValues> | undefined,
  values: Readonly<RecordValues>,
): Promise<void> => {
  const parameters = sqlValues();
  const fields = [...model.fields.values()];
  const choices = [
    ...choicesOf(
      { ctx, models, parameters, record: { ...values, id }, recordBefore: before },
      fields,
      values,
      before,
      '',
    ),
    ...(id === undefined ? [] : treeChoices(model, fields, id, before, values, parameters)),
  ];
  if (choices.length === 0) return;
  if (choices.some(({ refusal }) => refusal === 'registro.campo.arvore')) await lockTree(ctx, model);
  const rows = await runQuery<Record<string, boolean>>(
    ctx,
    `select ${choices.map(({ condition }, index) => `${condition} as c${index}`).join(', ')}`,
    parameters,
  );
  const erros = choices.flatMap(({ campo, title, refusal }, index): FieldError[] =>
    rows[0]?.[`c${index}`] ? [] : [{ campo, mensagem: mensagem(refusal, { param: title }) }],
  );
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

/** Two moves at once could close a circle that neither of them sees. */
const lockTree = async (ctx: Ctx, { name }: RegisterModel): Promise<void> => {
  const values = sqlValues();
  await runQuery(ctx, `select pg_advisory_xact_lock(hashtext(${values.add(`arvore:${name}`)}))`, values);
};

/** What the choices of a record, and of its rows, have in common. */
interface Whole {
  readonly ctx: Ctx;
  readonly models: RegisterModels;
  readonly parameters: SqlValues;
  readonly record: Readonly<RecordValues>;
  readonly recordBefore: Readonly<RecordValues> | undefined;
}

const choicesOf = (
  whole: Whole,
  fields: readonly Field[],
  values: Readonly<RecordValues>,
  before: Readonly<RecordValues> | undefined,
  path: string,
): readonly Choice[] =>
  fields.flatMap((field) => {
    const value = values[field.name];
    if (value === undefined) return [];
    if (field.kind === 'rows') {
      const former = (before?.[field.name] ?? []) as readonly RecordValues[];
      return (value as readonly RecordValues[]).flatMap((row, index) => {
        const old = former.find(({ id }) => id === row['id']);
        return choicesOf(whole, field.fields, row, old, `${path}${field.name}.${index}.`);
      });
    }
    if ((field.kind !== 'link' && field.kind !== 'links') || unchanged(whole, field, values, before))
      return [];
    const condition = insideFilter(whole, field, values, [value].flat());
    return condition === undefined
      ? []
      : [
          {
            refusal: 'registro.campo.foraDoFiltro',
            campo: `${path}${field.name}`,
            title: field.property.title,
            condition,
          },
        ];
  });

const insideFilter = (
  { ctx, models, parameters, record }: Whole,
  field: Field,
  values: Readonly<RecordValues>,
  ids: readonly unknown[],
): string | undefined => {
  const target = models.get(field.relation?.resource ?? '');
  const reached = target && reachCondition(ctx, target, parameters, 'x');
  const conditions = target
    ? [...filterConditions(target, field, values, record, parameters), ...(reached ? [reached] : [])]
    : [];
  if (!target || conditions.length === 0) return undefined;
  return `(select count(*) from ${target.from} x where x.id = any(${parameters.add(ids)}::integer[])
    and ${conditions.join(' and ')}) = ${ids.length}`;
};

/** What the filter of a relation asks of a record `x` of its target; one of several where the field has several. */
export const filterConditions = (
  target: RegisterModel,
  { relation }: Field,
  row: Readonly<RecordValues>,
  record: Readonly<RecordValues>,
  parameters: SqlValues,
): readonly string[] =>
  Object.entries(relation?.filter ?? {}).flatMap(([name, wanted]) => {
    const other = target.fields.get(name);
    const expected = resolve(wanted, row, record);
    if (!other || expected === undefined) return [];
    const operator = Array.isArray(expected) ? '<@' : '=';
    return [
      `to_jsonb(x.${quote(other.column)}) ${operator} ${parameters.add(JSON.stringify(expected))}::jsonb`,
    ];
  });

/** A choice made before stays valid while it and what narrows it are the same: a record may have become inactive. */
const unchanged = (
  { record, recordBefore }: Whole,
  { name, relation }: Field,
  values: Readonly<RecordValues>,
  before: Readonly<RecordValues> | undefined,
): boolean => {
  if (!before) return false;
  const same = (now: unknown, then: unknown): boolean => JSON.stringify(now) === JSON.stringify(then);
  const narrowing = Object.values(relation?.filter ?? {}).flatMap((wanted) => fieldNamed(wanted) ?? []);
  return (
    same(values[name], before[name]) &&
    narrowing.every((other) => same(values[other] ?? record[other], before[other] ?? recordBefore?.[other]))
  );
};

const fieldNamed = (wanted: string | number | boolean): string | undefined =>
  typeof wanted === 'string' ? /^\{(\w+)\}$/.exec(wanted)?.[1] : undefined;

/** `"{organizacao}"` is the value of that field in the row, or else in the record; anything else is itself. */
const resolve = (
  wanted: string | number | boolean,
  row: Readonly<RecordValues>,
  record: Readonly<RecordValues>,
): unknown => {
  const name = fieldNamed(wanted);
  return name === undefined ? wanted : (row[name] ?? record[name]);
};

const treeChoices = (
  { from }: RegisterModel,
  fields: readonly Field[],
  id: number,
  before: Readonly<RecordValues> | undefined,
  values: Readonly<RecordValues>,
  parameters: SqlValues,
): readonly Choice[] =>
  fields.flatMap((field) => {
    const parent = values[field.name];
    if (!field.property['x-tree'] || parent === undefined || parent === before?.[field.name]) return [];
    const column = quote(field.column);
    const condition = `not exists (with recursive acima as (
      select id, ${column} as pai from ${from} where id = ${parameters.add(parent)}::integer
      union select a.id, a.${column} from ${from} a join acima on a.id = acima.pai)
      select from acima where id = ${parameters.add(id)}::integer)`;
    return [{ refusal: 'registro.campo.arvore', campo: field.name, title: field.property.title, condition }];
  });
