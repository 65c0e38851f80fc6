import type { Ctx } from '#server/http/context.ts';
import { quote } from '../model/names.ts';
import type { RegisterView } from '../model/register-view.ts';
import { encodeColumns } from './encode.ts';
import { getRecord } from './get.ts';
import { runQuery } from './query.ts';
import type { RecordValues, RegisterRecord } from './record.ts';
import { prepareCreation } from './prepare-creation.ts';
import { recordChange } from './save.ts';
import { sqlValues } from './sql-values.ts';
import { fullView } from './full-view.ts';
import { withFieldErrors } from './violations.ts';
import { writeChildren } from './write-children.ts';

/** Creates a record and answers it as whoever created it sees it. Runs inside the transaction of `ctx`. */
export const createRecord = async (
  ctx: Ctx,
  view: RegisterView,
  sent: Readonly<RecordValues>,
): Promise<RegisterRecord> => {
  const { model } = view;
  const fields = [...model.fields.values()];
  const { values, secrets } = await prepareCreation(ctx, view, sent);
  const id = await withFieldErrors(model, async () => {
    const created = await insert(ctx, view, values);
    await writeChildren(ctx, fields, created, undefined, values);
    return created;
  });
  const after = await getRecord(ctx, fullView(view), id);
  await recordChange(ctx, view, 'registroCriado', { after, secrets });
  await model.hook?.afterSave?.(ctx, { id, before: undefined, after });
  return after;
};

const insert = async (ctx: Ctx, { model }: RegisterView, record: Readonly<RecordValues>): Promise<number> => {
  const values = sqlValues();
  const columns = encodeColumns([...model.fields.values()], record).filter(({ value }) => value !== null);
  const names = ['criado_em', 'criado_por', ...columns.map(({ column }) => quote(column))];
  const placeholders = [
    values.add(ctx.agora),
    values.add(ctx.sessao.usuarioId),
    ...columns.map(({ value, cast }) => `${values.add(value)}::${cast}`),
  ];
  const rows = await runQuery<{ id: number }>(
    ctx,
    `insert into ${model.from} (${names.join(', ')}) values (${placeholders.join(', ')}) returning id`,
    values,
  );
  return rows[0]?.id ?? 0;
};
