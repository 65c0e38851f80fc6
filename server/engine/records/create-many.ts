import type { Ctx } from '#server/http/context.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { quote } from '../model/names.ts';
import type { RegisterView } from '../model/register-view.ts';
import { createRecord } from './create.ts';
import { encodeColumns } from './encode.ts';
import { normaliseRecord, withDefaults } from './normalise.ts';
import { runQuery } from './query.ts';
import type { RecordValues } from './record.ts';
import { sqlValues } from './sql-values.ts';
import { checkRecord } from './validate.ts';
import { withFieldErrors } from './violations.ts';

/** A statement takes at most 65,535 values. */
const mostValues = 30_000;

/**
 * Creates many records, validated one by one. Those of a register of plain columns and without hook go in few
 * statements and one event for the whole load; the others one at a time.
 * @returns the ids, in the order of the records.
 */
export const createMany = async (
  ctx: Ctx,
  view: RegisterView,
  records: readonly Readonly<RecordValues>[],
): Promise<number[]> => {
  const fields = [...view.model.fields.values()];
  const plain =
    !view.model.hook && fields.every(({ kind, secret, relation }) => kind !== 'rows' && !secret && !relation);
  if (!plain) return oneByOne(ctx, view, records);
  const rows = records.map((record) => {
    const values = withDefaults(view.writable, normaliseRecord(fields, record));
    checkRecord(view, 'create', values);
    return values;
  });
  const size = Math.max(1, Math.floor(mostValues / (fields.length + 2)));
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += size)
    ids.push(
      ...(await withFieldErrors(view.model, () => insertRows(ctx, view, rows.slice(from, from + size)))),
    );
  if (ids.length > 0)
    await recordEvent(ctx, {
      cadeia: `registro:${view.model.name}`,
      ato: 'registrosCarregados',
      dados: { registro: view.model.name, total: ids.length, primeiro: ids[0], ultimo: ids.at(-1) },
    });
  return ids;
};

const oneByOne = async (
  ctx: Ctx,
  view: RegisterView,
  records: readonly Readonly<RecordValues>[],
): Promise<number[]> => {
  const ids: number[] = [];
  for (const record of records) ids.push((await createRecord(ctx, view, record)).id);
  return ids;
};

const insertRows = async (
  ctx: Ctx,
  { model }: RegisterView,
  records: readonly Readonly<RecordValues>[],
): Promise<number[]> => {
  const fields = [...model.fields.values()];
  const values = sqlValues();
  const when = values.add(ctx.agora);
  const who = values.add(ctx.sessao.usuarioId);
  const columns = encodeColumns(fields, {}).map(({ column }) => quote(column));
  const tuples = records.map((record) => {
    const cells = encodeColumns(fields, record).map(({ value, cast }) => `${values.add(value)}::${cast}`);
    return `(${[when, who, ...cells].join(', ')})`;
  });
  const rows = await runQuery<{ id: number }>(
    ctx,
    `insert into ${model.from} (${['criado_em', 'criado_por', ...columns].join(', ')})
     select * from (values ${tuples.join(', ').replace(when, `${when}::timestamptz`).replace(who, `${who}::integer`)}) v returning id`,
    values,
  );
  return rows.map(({ id }) => id);
};
