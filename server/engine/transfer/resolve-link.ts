import { canonical, formats } from '#schemas/formats.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { tidyLine } from '#schemas/tidy-text.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { viewFor } from '#server/engine/access.ts';
import type { Field } from '#server/engine/model/field.ts';
import { quote } from '#server/engine/model/names.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import { seesField, type RegisterView } from '#server/engine/model/register-view.ts';
import { filterConditions } from '#server/engine/records/check-links.ts';
import { hasHookRows } from '#server/engine/records/hook-rows.ts';
import { runQuery } from '#server/engine/records/query.ts';
import type { RecordValues } from '#server/engine/records/record.ts';
import { scopeConditions } from '#server/engine/records/scope.ts';
import { targetLabel } from '#server/engine/records/select.ts';
import { sqlValues, type SqlValues } from '#server/engine/records/sql-values.ts';
import { AwaitedRecord, CellProblem } from './import-problem.ts';

/** Finds the record that a text names, for a relation of a row within a record. */
export type LinkResolver = (
  field: Field,
  text: string,
  row: Readonly<RecordValues>,
  record: Readonly<RecordValues>,
) => Promise<number>;

interface Candidate {
  readonly id: number;
  readonly ativo: boolean;
}

/**
 * A relation is named by its label, by a unique code of the record or by its number, in this order. Among several of one
 * label the active ones that the form would offer count. What was found in another register is kept for the next lines.
 */
export const linkResolver = (ctx: Ctx, view: RegisterView): LinkResolver => {
  const kept = new Map<string, readonly Candidate[]>();
  return async (field, text, row, record) => {
    const target = view.models.get(field.relation?.resource ?? '');
    if (!target || hasHookRows(target)) throw missing(field, text);
    const own = target.name === view.model.name;
    const key = `${target.name}/${field.relation?.label ?? ''}/${text}`;
    const found = kept.get(key) ?? (await candidates(ctx, view, target, field, text));
    if (!own && found.length > 0 && kept.size < mostKept) kept.set(key, found);
    if (found.length === 0) {
      if (own) throw new AwaitedRecord(missing(field, text).message);
      throw missing(field, text);
    }
    const [only, ...others] = await narrowed(ctx, view, target, field, found, row, record);
    if (only && others.length === 0) return only.id;
    throw new CellProblem(
      mensagem('importacao.celula.ambigua', { param: field.property.title, texto: shortened(text) }),
    );
  };
};

const mostKept = 50_000;

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const missing = (field: Field, text: string): CellProblem =>
  new CellProblem(
    mensagem('importacao.celula.alvoAusente', { param: field.property.title, texto: shortened(text) }),
  );

const candidates = async (
  ctx: Ctx,
  view: RegisterView,
  target: RegisterModel,
  field: Field,
  text: string,
): Promise<readonly Candidate[]> => {
  const find = async (condition: (values: SqlValues) => string): Promise<readonly Candidate[]> => {
    const values = sqlValues();
    const active = target.active ? `t.${quote(target.active.column)}` : undefined;
    const conditions = [
      // The index of labels begins with the active ones.
      ...(active ? [`${active} = any('{true,false}')`] : []),
      condition(values),
      ...(await scopeConditions(ctx, target, values)),
    ];
    return runQuery<Candidate>(
      ctx,
      `select t.id, ${active ?? 'true'} as ativo from ${target.from} t where ${conditions.join(' and ')} limit 50`,
      values,
    );
  };
  const byLabel = await find(
    (values) =>
      `(${targetLabel(field, 't', view.models)}) = any(${values.add([...new Set([text, tidyLine(text)])])}::text[])`,
  );
  if (byLabel.length > 0) return byLabel;
  for (const code of codesOf(ctx, view, target)) {
    const { format, type } = code.property;
    if (type === 'integer' && !/^-?\d{1,15}$/.test(text)) continue;
    const stored = format && formats[format].accepts(text) ? canonical(format, text) : tidyLine(text);
    const cast = type === 'integer' ? 'bigint' : 'text';
    const found = await find((values) => `t.${quote(code.column)} = ${values.add(stored)}::${cast}`);
    if (found.length > 0) return found;
  }
  const [, digits] = /^#?(\d{1,9})$/.exec(text) ?? [];
  return digits === undefined ? [] : find((values) => `t.id = ${values.add(Number(digits))}::integer`);
};

/** Unique fields of the target that the person may see. */
const codesOf = (ctx: Ctx, { models }: RegisterView, target: RegisterModel): readonly Field[] => {
  const seen = viewFor(ctx, models, target);
  return [...target.fields.values()].filter(
    ({ name, kind, property }) =>
      property['x-unique'] && (kind === 'text' || kind === 'integer') && seesField(seen, name),
  );
};

const narrowed = async (
  ctx: Ctx,
  view: RegisterView,
  target: RegisterModel,
  field: Field,
  found: readonly Candidate[],
  row: Readonly<RecordValues>,
  record: Readonly<RecordValues>,
): Promise<readonly Candidate[]> => {
  if (found.length < 2) return found;
  const values = sqlValues();
  const conditions = filterConditions(target, field, row, record, values);
  const ids =
    conditions.length === 0
      ? undefined
      : await runQuery<{ id: number }>(
          ctx,
          `select x.id from ${target.from} x where x.id = any(${values.add(found.map(({ id }) => id))}::integer[])
           and ${conditions.join(' and ')}`,
          values,
        );
  const offered = ids ? found.filter(({ id }) => ids.some((one) => one.id === id)) : found;
  const active = offered.filter(({ ativo }) => ativo);
  return active.length === 1 ? active : offered;
};
