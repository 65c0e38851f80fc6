import type { FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RecordValues } from './record.ts';

/** What no column keeps as it came: whole numbers beyond 2^53 would be stored as another, and the sign NUL in no text. */
export const unstorable = (
  fields: readonly Field[],
  values: Readonly<RecordValues>,
  path = '',
): readonly FieldError[] =>
  fields.flatMap((field): readonly FieldError[] => {
    const value = values[field.name];
    const campo = `${path}${field.name}`;
    if (field.kind === 'rows' && Array.isArray(value))
      return value.flatMap((row: unknown, index) =>
        isObject(row) ? unstorable(field.fields, row, `${campo}.${index}.`) : [],
      );
    const key = reasonOf(value);
    return key === undefined ? [] : [{ campo, mensagem: mensagem(key, { param: field.property.title }) }];
  });

type Reason = 'registro.campo.numeroGrande' | 'registro.campo.sinalNulo';

const reasonOf = (value: unknown): Reason | undefined => {
  if (typeof value === 'number')
    return Math.abs(value) > Number.MAX_SAFE_INTEGER ? 'registro.campo.numeroGrande' : undefined;
  if (typeof value === 'string') return value.includes('\0') ? 'registro.campo.sinalNulo' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const reason = reasonOf(inner);
    if (reason !== undefined) return reason;
  }
  return undefined;
};

const isObject = (value: unknown): value is RecordValues => typeof value === 'object' && value !== null;
