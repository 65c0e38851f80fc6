import type { RegisterView } from '#server/engine/model/register-view.ts';
import type { RegisterRecord } from './record.ts';

/** A whole record as this person sees it: without the fields that x-permission hides, nor their labels. */
export const visibleRecord = (view: RegisterView, record: RegisterRecord): RegisterRecord => {
  if (view.granted.length === view.model.fieldPermissions.length) return record;
  const readable = new Set(view.readable.map(({ name }) => name));
  const visible = Object.fromEntries(
    Object.entries(record).filter(([name]) => !view.model.fields.has(name) || readable.has(name)),
  ) as RegisterRecord;
  if (record.rotulos)
    visible.rotulos = Object.fromEntries(
      Object.entries(record.rotulos).filter(([name]) => !view.model.fields.has(name) || readable.has(name)),
    );
  return visible;
};
