import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { getRecord } from './get.ts';
import { noteFiles } from './held-files.ts';
import { insertRows } from './insert-rows.ts';
import { requireOwnResult } from './organisation.ts';
import type { RecordValues, RegisterRecord } from './record.ts';
import { prepareCreation } from './prepare-creation.ts';
import { recordChange } from './save.ts';
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
    const [created = 0] = await insertRows(ctx, model, [values]);
    await writeChildren(ctx, fields, created, undefined, values);
    await noteFiles(ctx, model, created, values);
    return created;
  });
  await requireOwnResult(ctx, model, [id]);
  const after = await getRecord(ctx, fullView(view), id);
  await recordChange(ctx, view, 'registroCriado', { after, secrets });
  await model.hook?.afterSave?.(ctx, { id, before: undefined, after });
  return after;
};
