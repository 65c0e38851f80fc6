import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { everyField } from '#server/engine/model/field.ts';
import { decodeRecord, type Row } from './decode.ts';
import { holdsFiles } from './adopt-files.ts';
import { fullView } from './full-view.ts';
import { noteFiles } from './held-files.ts';
import { insertRows } from './insert-rows.ts';
import { requireOwnResult } from './organisation.ts';
import type { Creation } from './prepare-creation.ts';
import { runQuery } from './query.ts';
import type { RegisterRecord } from './record.ts';
import { changeEvent } from './save.ts';
import { recordSelection } from './select.ts';
import { sqlValues } from './sql-values.ts';
import { withFieldErrors } from './violations.ts';
import { writeChildren } from './write-children.ts';

/**
 * Whether new records may wait for one another to be written together: nothing that is asked of one looks at another, neither
 * a hook nor a choice among the records of the register itself.
 */
export const mayCreateTogether = ({ name, hook, fields }: RegisterModel): boolean =>
  !hook?.beforeSave &&
  !hook?.afterSave &&
  everyField([...fields.values()]).every(({ relation }) => relation?.resource !== name);

/** Writes new records that were judged, each with its own event, in as few statements as possible. */
export const createBatch = async (
  ctx: Ctx,
  view: RegisterView,
  creations: readonly Creation[],
): Promise<readonly RegisterRecord[]> => {
  if (creations.length === 0) return [];
  const { model } = view;
  const fields = [...model.fields.values()];
  const ids = await withFieldErrors(model, async () => {
    const created = await insertRows(
      ctx,
      model,
      creations.map(({ values }) => values),
    );
    if (fields.some(({ kind }) => kind === 'rows' || kind === 'links'))
      for (const [index, { values }] of creations.entries())
        await writeChildren(ctx, fields, created[index] ?? 0, undefined, values);
    if (holdsFiles(model))
      for (const [index, { values }] of creations.entries())
        await noteFiles(ctx, model, created[index] ?? 0, values);
    return created;
  });
  await requireOwnResult(ctx, model, ids);
  const stored = await readAll(ctx, view, ids);
  const records = ids.map((id) => {
    const record = stored.get(id);
    if (!record) throw new Error(`${model.name} ${id} was written and is not there`);
    return record;
  });
  await recordEvents(
    ctx,
    records.map((after, index) =>
      changeEvent(view, 'registroCriado', { after, secrets: creations[index]?.secrets ?? [] }),
    ),
  );
  return records;
};

const readAll = async (
  ctx: Ctx,
  view: RegisterView,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RegisterRecord>> => {
  const { columns, joins, fields } = recordSelection(fullView(view));
  const values = sqlValues();
  const rows = await runQuery<Row>(
    ctx,
    `select ${columns} from ${view.model.from} t ${joins} where t.id = any(${values.add(ids)}::integer[])`,
    values,
  );
  return new Map(rows.map((row) => decodeRecord(fields, row)).map((record) => [record.id, record]));
};
