import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { adoptFiles } from './adopt-files.ts';
import { checkLinks } from './check-links.ts';
import { newRecord } from './normalise.ts';
import { checkOwnership, takeOwnership } from './ownership.ts';
import type { RecordValues } from './record.ts';
import { sealSecrets, secretsIn } from './save.ts';
import { checkRecord, checkTypes } from './validate.ts';

/** A record that everything was asked of and that nothing refuses but the table itself. */
export interface Creation {
  readonly values: RecordValues;
  /** Names of the secrets that it brings. */
  readonly secrets: readonly string[];
}

/** Judges a new record: shape, hook, choices, files. Runs inside the transaction of `ctx`. */
export const prepareCreation = async (
  ctx: Ctx,
  view: RegisterView,
  sent: Readonly<RecordValues>,
): Promise<Creation> => {
  const { model } = view;
  const fields = [...model.fields.values()];
  const values = newRecord(fields, view.writable, sent);
  takeOwnership(ctx, model, values);
  if (model.hook?.prepare) {
    checkTypes(view, 'create', values);
    model.hook.prepare(values);
  }
  checkRecord(view, 'create', values);
  const received = { ...values };
  await model.hook?.beforeSave?.(ctx, { operation: 'create', id: undefined, before: undefined, values });
  checkOwnership(ctx, model, values);
  await checkLinks(ctx, view.models, model, undefined, undefined, values);
  await adoptFiles(ctx, model, [], values);
  const secrets = secretsIn(fields, received);
  sealSecrets(ctx, fields, values);
  return { values, secrets };
};
