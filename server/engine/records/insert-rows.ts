import type { Ctx } from '#server/http/context.ts';
import { quote } from '../model/names.ts';
import type { RegisterModel } from '../model/register-model.ts';
import { encodeColumns } from './encode.ts';
import { runQuery } from './query.ts';
import type { RecordValues } from './record.ts';
import { sqlValues } from './sql-values.ts';

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
  const fields = [...model.fields.values()];
  const values = sqlValues();
  const who = `${values.add(ctx.agora)}::timestamptz, ${values.add(ctx.sessao.usuarioId)}::integer`;
  const columns = encodeColumns(fields, {}).map(({ column }) => quote(column));
  const tuples = records.map((record) => {
    const cells = encodeColumns(fields, record).map(({ value, cast }) => `${values.add(value)}::${cast}`);
    return `(${[who, ...cells].join(', ')})`;
  });
  const rows = await runQuery<{ id: number }>(
    ctx,
    `insert into ${model.from} (${['criado_em', 'criado_por', ...columns].join(', ')})
     select * from (values ${tuples.join(', ')}) v returning id`,
    values,
  );
  return rows.map(({ id }) => id);
};
