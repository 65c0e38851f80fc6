import type { ValidateFunction } from 'ajv';
import { createAjv, fieldErrors } from '#schemas/ajv.ts';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { lower, type LowerChoices } from '#schemas/lower.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterView } from '../model/register-view.ts';
import type { RecordValues } from './record.ts';

interface Validator {
  readonly validate: ValidateFunction;
  readonly schema: JsonSchema;
}

type Action = LowerChoices['action'];

const kept = new WeakMap<RegisterView, Partial<Record<Action, Validator>>>();

/** The lowered schema of what this person may write, compiled once. */
export const validatorOf = (view: RegisterView, action: Action): Validator => {
  const own = kept.get(view) ?? {};
  kept.set(view, own);
  own[action] ??= compile(view, action);
  return own[action];
};

const compile = (view: RegisterView, action: Action): Validator => {
  const { schema } = lower(view.model.definition, { action, fields: view.writable.map(({ name }) => name) });
  // Each schema has its own Ajv: a replaced definition leaves nothing behind.
  return { validate: createAjv().compile(schema), schema };
};

/** Refuses a record that the schema refuses, field by field. */
export const checkRecord = (view: RegisterView, action: Action, values: RecordValues): void => {
  const { validate, schema } = validatorOf(view, action);
  const erros = validate(values) ? [] : fieldErrors(validate.errors ?? [], schema);
  const wrong = [...erros, ...unsafeNumbers(view, values)];
  if (wrong.length > 0) throw new AppError('camposInvalidos', {}, { erros: wrong });
};

/** Whole numbers beyond 2^53 would be stored as another number. */
const unsafeNumbers = ({ writable }: RegisterView, values: RecordValues): readonly FieldError[] =>
  writable
    .filter(
      ({ name }) => typeof values[name] === 'number' && Math.abs(values[name]) > Number.MAX_SAFE_INTEGER,
    )
    .map(({ name, property }) => ({
      campo: name,
      mensagem: mensagem('registro.campo.numeroGrande', { param: property.title }),
    }));
