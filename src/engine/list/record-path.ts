import { registerPath } from '../paths.ts';
import type { RegisterInfo } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { isInside } from '../widgets/is-inside.ts';
import { allows } from './allows.ts';

/**
 * Where the name of a record leads: to its consultation, else to its form, else to the page that one of its links names,
 * else nowhere.
 */
export function recordPath(
  { place, can, fields }: Pick<RegisterInfo, 'place' | 'can' | 'fields'>,
  record: RegisterRecord,
): string | undefined {
  if (can('view')) return registerPath.view(place, record.id);
  if (can('edit') && allows(record, 'edit')) return registerPath.edit(place, record.id);
  const link = fields.find(({ kind }) => kind === 'link');
  const to = link && record[link.name];
  return typeof to === 'string' && isInside(to) ? to : undefined;
}
