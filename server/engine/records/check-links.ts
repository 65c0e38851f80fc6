import { AppError, type FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Field } from '#server/engine/model/field.ts';
import { quote } from '#server/engine/model/names.ts';
import { onceFor } from '#server/engine/model/once-for.ts';
import type { RegisterModel, RegisterModels } from '#server/engine/model/register-model.ts';
import { runQuery } from './query.ts';
import type { RecordValues } from './record.ts';
import { sameValue } from './same-value.ts';
import { scopeConditions } from './scope.ts';
import { sqlValues, type SqlValues } from './sql-values.ts';

/** One choice that must be among those that the form offers. */
interface Choice {
  readonly campo: string;
  readonly message: string;
  readonly condition: string;
  /** Whether two such choices at once could make a circle. */
  readonly tree?: true;
}

/**
 * Refuses choices that the form would not have offered: a record that the person does not reach, one outside the
 * filter of its relation, and a parent that would close a circle. All choices go in one statement; where there is
 * nothing to ask, in none.
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
  const whole = { fields, record: { ...values, id }, recordBefore: before };
  const made = changedLinks(whole, linking(model), values, before, '');
  const choices = [
    ...(await linkChoices(ctx, models, whole, made, parameters)),
    ...(id === undefined ? [] : treeChoices(model, fields, id, before, values, parameters)),
  ];
  if (choices.length === 0) return;
  if (choices.some(({ tree }) => tree)) await lockTree(ctx, model);
  const rows = await runQuery<Record<string, boolean>>(
    ctx,
    `select ${choices.map(({ condition }, index) => `${condition} as c${index}`).join(', ')}`,
    parameters,
  );
  // Of each field only the first refusal: what is out of reach must not tell what else is true of it.
  const refused = new Map<string, string>();
  for (const [index, { campo, message }] of choices.entries())
    if (!rows[0]?.[`c${index}`] && !refused.has(campo)) refused.set(campo, message);
  const erros = [...refused].map(([campo, mensagem]): FieldError => ({ campo, mensagem }));
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

/** Fields that point to records, or that have rows which may. */
const linking = onceFor(({ fields }: RegisterModel): readonly Field[] =>
  [...fields.values()].filter(({ kind }) => kind === 'link' || kind === 'links' || kind === 'rows'),
);

/** Two moves at once could close a circle that neither of them sees. */
const lockTree = async (ctx: Ctx, { name }: RegisterModel): Promise<void> => {
  const values = sqlValues();
  await runQuery(ctx, `select pg_advisory_xact_lock(hashtext(${values.add(`arvore:${name}`)}))`, values);
};

/** What the choices of a record, and of its rows, have in common. */
interface Whole {
  readonly fields: readonly Field[];
  readonly record: Readonly<RecordValues>;
  readonly recordBefore: Readonly<RecordValues> | undefined;
}

/** Choices of a field that must be judged. */
interface ChangedLink {
  readonly field: Field;
  readonly campo: string;
  readonly row: Readonly<RecordValues>;
  /** Fields beside it, which may narrow it. */
  readonly siblings: readonly Field[];
  /** Not chosen before. */
  readonly added: readonly unknown[];
  /** Those that the filter of the relation must offer: all, when what narrows them changed. */
  readonly narrowed: readonly unknown[];
}

/** A choice made before stays valid while it and what narrows it are the same: a record may have become inactive. */
const changedLinks = (
  whole: Whole,
  fields: readonly Field[],
  values: Readonly<RecordValues>,
  before: Readonly<RecordValues> | undefined,
  path: string,
): readonly ChangedLink[] =>
  fields.flatMap((field): readonly ChangedLink[] => {
    const value = values[field.name];
    if (value === undefined) return [];
    if (field.kind === 'rows') {
      const former = (before?.[field.name] ?? []) as readonly RecordValues[];
      return (value as readonly RecordValues[]).flatMap((row, index) => {
        const old = former.find(({ id }) => id === row['id']);
        return changedLinks(whole, field.fields, row, old, `${path}${field.name}.${index}.`);
      });
    }
    if (field.kind !== 'link' && field.kind !== 'links') return [];
    const narrowedAsBefore = before !== undefined && sameNarrowing(whole, field, values, before);
    if (narrowedAsBefore && sameValue(value, before[field.name])) return [];
    const ids: readonly unknown[] = [value].flat();
    const former = new Set<unknown>([before?.[field.name] ?? []].flat());
    const added = ids.filter((id) => !former.has(id));
    const narrowed = narrowedAsBefore ? added : ids;
    if (narrowed.length === 0) return [];
    return [{ field, campo: `${path}${field.name}`, row: values, siblings: fields, added, narrowed }];
  });

const sameNarrowing = (
  { record, recordBefore }: Whole,
  { relation }: Field,
  values: Readonly<RecordValues>,
  before: Readonly<RecordValues>,
): boolean => {
  return Object.values(relation?.filter ?? {})
    .flatMap((wanted) => fieldNamed(wanted) ?? [])
    .every((other) => sameValue(values[other] ?? record[other], before[other] ?? recordBefore?.[other]));
};

const linkChoices = async (
  ctx: Ctx,
  models: RegisterModels,
  whole: Whole,
  made: readonly ChangedLink[],
  parameters: SqlValues,
): Promise<readonly Choice[]> => {
  const choices: Choice[] = [];
  const reached = new Map<RegisterModel, readonly string[]>();
  for (const { field, campo, row, siblings, added, narrowed } of made) {
    const target = models.get(field.relation?.resource ?? '');
    if (!target) continue;
    const param = field.property.title;
    const all = (ids: readonly unknown[], alias: string, conditions: readonly string[]): string =>
      `(select count(*) from ${target.from} ${alias} where ${alias}.id = any(${parameters.add(ids)}::integer[])
        and ${conditions.join(' and ')}) = ${ids.length}`;
    if (added.length > 0) {
      const scope = reached.get(target) ?? (await scopeConditions(ctx, target, parameters));
      reached.set(target, scope);
      if (scope.length > 0)
        choices.push({
          campo,
          message: mensagem('registro.campo.alvoAusente', { param }),
          condition: all(added, 't', scope),
        });
    }
    const unfilled = unfilledNarrowing(field, row, whole.record);
    if (unfilled !== undefined) {
      const outro = [...siblings, ...whole.fields].find(({ name }) => name === unfilled)?.property.title;
      const message =
        outro === undefined
          ? mensagem('registro.campo.salveAntes', { param })
          : mensagem('registro.campo.escolhaAntes', { param, outro });
      choices.push({ campo, message, condition: 'false' });
      continue;
    }
    const conditions = filterConditions(target, field, row, whole.record, parameters);
    if (conditions.length > 0)
      choices.push({
        campo,
        message: mensagem('registro.campo.foraDoFiltro', { param }),
        condition: all(narrowed, 'x', conditions),
      });
  }
  return choices;
};

/** The field that narrows a relation and has nothing to narrow it by: the form offers no choice until it has. */
const unfilledNarrowing = (
  { relation }: Field,
  row: Readonly<RecordValues>,
  record: Readonly<RecordValues>,
): string | undefined =>
  Object.values(relation?.filter ?? {})
    .flatMap((wanted) => fieldNamed(wanted) ?? [])
    .find((name) => resolve(`{${name}}`, row, record) === undefined);

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
    const message = mensagem('registro.campo.arvore', { param: field.property.title });
    return [{ campo: field.name, message, condition, tree: true }];
  });
