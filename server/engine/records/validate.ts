import type { ValidateFunction } from 'ajv';
import { createAjv, fieldErrors } from '#schemas/ajv.ts';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { lower, type LowerChoices } from '#schemas/lower.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterView } from '../model/register-view.ts';
import type { RecordValues } from './record.ts';

type Action = LowerChoices['action'];

const schemas = new WeakMap<RegisterView, Partial<Record<Action, JsonSchema>>>();
const validators = new WeakMap<RegisterView, Partial<Record<Action, ValidateFunction>>>();

/** The lowered schema of what this person may write. */
export const schemaOf = (view: RegisterView, action: Action): JsonSchema => {
  const own = schemas.get(view) ?? {};
  schemas.set(view, own);
  own[action] ??= lower(view.model.definition, {
    action,
    fields: view.writable.map(({ name }) => name),
  }).schema;
  return own[action];
};

/** Its validator, compiled at the first write. */
const validatorOf = (view: RegisterView, action: Action): ValidateFunction => {
  const own = validators.get(view) ?? {};
  validators.set(view, own);
  // Each schema has its own Ajv: a replaced definition leaves nothing behind.
  own[action] ??= createAjv().compile(schemaOf(view, action));
  return own[action];
};

/** Refuses a record that the schema refuses, field by field. */
export const checkRecord = (view: RegisterView, action: Action, values: RecordValues): void => {
  const validate = validatorOf(view, action);
  const erros = validate(values) ? [] : fieldErrors(validate.errors ?? [], schemaOf(view, action));
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
