import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { RegisterView } from '../model/register-view.ts';
import { normaliseRecord, withDefaults } from '../records/normalise.ts';
import type { RecordValues } from '../records/record.ts';
import { checkRecord } from '../records/validate.ts';

/** What the schema refuses of a line that will not be written for another reason. */
export const checkLine = (
  view: RegisterView,
  action: 'create' | 'edit',
  values: Readonly<RecordValues>,
): readonly FieldError[] => {
  const own = normaliseRecord([...view.model.fields.values()], values);
  const whole = action === 'create' ? withDefaults(view.writable, own) : own;
  view.model.hook?.prepare?.(whole);
  try {
    checkRecord(view, action, whole);
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.erros;
    throw error;
  }
};
