import type { Ctx } from '#server/base/http/context.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { createRecord } from './create.ts';
import { insertRows } from './insert-rows.ts';
import { newRecord } from './normalise.ts';
import type { RecordValues } from './record.ts';
import { checkRecord } from './validate.ts';
import { withFieldErrors } from './violations.ts';

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
    const values = newRecord(fields, view.writable, record);
    checkRecord(view, 'create', values);
    return values;
  });
  const ids = await withFieldErrors(view.model, () => insertRows(ctx, view.model, rows));
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
