import { writableNames, type RegisterView } from '#server/engine/model/register-view.ts';
import { hideFields } from './normalise.ts';
import type { RecordValues } from './record.ts';

/**
 * The whole record that a change leaves: what was sent, what this person may not write as it was, what the server
 * writes itself; then the hidden fields empty, whoever wrote what they depend on.
 */
export const keepUnwritten = (
  view: RegisterView,
  before: Readonly<RecordValues>,
  own: Readonly<RecordValues>,
  managed: Readonly<RecordValues> = {},
): RecordValues => {
  const fields = [...view.model.fields.values()];
  const written = writableNames(view);
  const whole: RecordValues = { ...own };
  for (const { name } of fields) if (!written.has(name)) whole[name] = before[name];
  Object.assign(whole, managed);
  const filled: RecordValues = {};
  for (const [name, value] of Object.entries(whole)) if (value !== undefined) filled[name] = value;
  return hideFields(fields, filled);
};
