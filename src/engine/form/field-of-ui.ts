import type { UiSchema } from '@rjsf/utils';
import type { Field } from '../field.ts';

/** The field that a part of the uiSchema is about; absent at the root and in rows. */
export const fieldOfUi = (uiSchema: UiSchema | undefined): Field | undefined =>
  (uiSchema?.['ui:options'] as { campo?: unknown } | undefined)?.campo as Field | undefined;

/** The same where there is always one: grids and their rows. */
export function knownField(uiSchema: UiSchema | undefined): Field {
  const field = fieldOfUi(uiSchema);
  if (!field) throw new Error('uiSchema sem campo');
  return field;
}
