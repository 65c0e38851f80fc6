import { runPlain } from '#server/base/db/run-plain.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { hasColumn, type Field } from '#server/engine/model/field.ts';
import { quote } from '#server/engine/model/names.ts';
import { onceFor } from '#server/engine/model/once-for.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import { castOf, encodeValue } from './encode.ts';
import type { RecordValues } from './record.ts';

/** A statement takes at most 65,535 values. */
const mostValues = 30_000;

/** Writes the own columns of many records in few statements. @returns the ids, in the order of the records. */
export const insertRows = async (
  ctx: Ctx,
  model: RegisterModel,
  records: readonly Readonly<RecordValues>[],
): Promise<number[]> => {
  const size = Math.max(1, Math.floor(mostValues / (model.fields.size + 2)));
  const ids: number[] = [];
  for (let from = 0; from < records.length; from += size)
    ids.push(...(await insertSome(ctx, model, records.slice(from, from + size))));
  return ids;
};

const insertSome = async (
  ctx: Ctx,
  model: RegisterModel,
  records: readonly Readonly<RecordValues>[],
): Promise<number[]> => {
  const fields = stored(model);
  const text = records.length === 1 ? insertOne(model) : insertText(model, records.length);
  const values: unknown[] = [ctx.agora, ctx.sessao.usuarioId];
  for (const record of records)
    for (const field of fields) values.push(encodeValue(field, record[field.name]));
  const rows = await runPlain<{ id: number }>(ctx.db, text, values);
  return rows.map(({ id }) => id);
};

const stored = onceFor(({ fields }: RegisterModel): readonly Field[] =>
  [...fields.values()].filter(hasColumn),
);

/** Its values: when, who, and the columns of each record. */
const insertText = (model: RegisterModel, count: number): string => {
  const fields = stored(model);
  const columns = ['criado_em', 'criado_por', ...fields.map(({ column }) => quote(column))];
  const tuples = Array.from({ length: count }, (_, index) => {
    const first = 3 + index * fields.length;
    const cells = fields.map((field, at) => `$${first + at}::${castOf(field)}`);
    return `(${['$1::timestamptz', '$2::integer', ...cells].join(', ')})`;
  });
  return `insert into ${model.from} (${columns.join(', ')})
     select * from (values ${tuples.join(', ')}) v returning id`;
};

const insertOne = onceFor((model: RegisterModel) => insertText(model, 1));
