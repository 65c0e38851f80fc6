import type { RegisterView } from '../model/register-view.ts';
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
  const written = new Set(view.writable.map(({ name }) => name));
  const kept = fields.flatMap(({ name }): [string, unknown][] =>
    written.has(name) ? [] : [[name, before[name]]],
  );
  const whole = { ...own, ...Object.fromEntries(kept), ...managed };
  const filled = Object.entries(whole).filter(([, value]) => value !== undefined);
  return hideFields(fields, Object.fromEntries(filled));
};
