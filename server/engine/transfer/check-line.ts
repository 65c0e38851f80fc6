import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { keepUnwritten } from '#server/engine/records/keep-unwritten.ts';
import { newRecord, normaliseRecord } from '#server/engine/records/normalise.ts';
import type { RecordValues } from '#server/engine/records/record.ts';
import { checkRecord } from '#server/engine/records/validate.ts';

/** What the schema refuses of a line that will not be written for another reason. */
export const checkLine = (
  view: RegisterView,
  values: Readonly<RecordValues>,
  current: Readonly<RecordValues> | undefined,
): readonly FieldError[] => {
  const fields = [...view.model.fields.values()];
  const own = normaliseRecord(fields, values);
  const whole = current ? keepUnwritten(view, current, own) : newRecord(fields, view.writable, values);
  view.model.hook?.prepare?.(whole);
  try {
    checkRecord(view, current ? 'edit' : 'create', whole, own);
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.erros;
    throw error;
  }
};
