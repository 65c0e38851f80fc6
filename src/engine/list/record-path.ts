import { registerPath } from '../paths.ts';
import type { RegisterInfo } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { allows } from './allows.ts';

/** Where the name of a record leads: to its consultation, else to its form, else nowhere. */
export function recordPath(
  { place, can }: Pick<RegisterInfo, 'place' | 'can'>,
  record: RegisterRecord,
): string | undefined {
  if (can('view')) return registerPath.view(place, record.id);
  return can('edit') && allows(record, 'edit') ? registerPath.edit(place, record.id) : undefined;
}
