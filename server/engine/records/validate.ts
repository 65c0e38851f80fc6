import type { ValidateFunction } from 'ajv';
import { compileOwn, fieldErrors } from '#schemas/ajv.ts';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { lower, type LowerChoices } from '#schemas/lower.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { takeErrors } from '#schemas/take-errors.ts';
import { writableNames, type RegisterView } from '#server/engine/model/register-view.ts';
import type { RecordValues } from './record.ts';
import { unstorable } from './unstorable.ts';

type Action = LowerChoices['action'];

const schemas = new WeakMap<RegisterView, Partial<Record<Action, JsonSchema>>>();
const validators = new WeakMap<RegisterView, Partial<Record<Action, Validator>>>();

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

interface Validator {
  readonly schema: JsonSchema;
  readonly validate: ValidateFunction;
}

/** The validator of what is stored, compiled at the first write: beside what the person writes stands what is kept. */
const validatorOf = (view: RegisterView, action: Action): Validator => {
  const own = validators.get(view) ?? {};
  validators.set(view, own);
  own[action] ??= compiled(
    lower(view.model.definition, { action, fields: view.writable.map(({ name }) => name), kept: true })
      .schema,
  );
  return own[action];
};

/** Each schema has its own Ajv: a replaced definition leaves nothing behind. */
const compiled = (schema: JsonSchema): Validator => ({ schema, validate: compileOwn(schema) });

/**
 * Refuses a record that the schema refuses, field by field. What the person may not write takes part in conditions and
 * comparisons, and is never what is wrong.
 * @param sent what came from the person, whose fields must be the person's to write.
 */
export const checkRecord = (
  view: RegisterView,
  action: Action,
  values: RecordValues,
  sent: Readonly<RecordValues> = values,
): void => {
  const { schema, validate } = validatorOf(view, action);
  const erros = validate(values) ? [] : fieldErrors(takeErrors(validate), schema);
  const wrong = [...notWritten(view, sent), ...erros, ...unstorable(view.writable, values)];
  if (wrong.length > 0) throw new AppError('camposInvalidos', {}, { erros: wrong });
};

/**
 * Refuses values of another type than their field's, before a hook looks at them: it is written for what the definition says.
 * What the hook may still fill in or bring to form is judged afterwards, with everything else.
 */
export const checkTypes = (view: RegisterView, action: Action, values: RecordValues): void => {
  const { schema, validate } = validatorOf(view, action);
  if (validate(values)) return;
  const wrong = takeErrors(validate).filter(({ keyword }) => keyword === 'type');
  if (wrong.length > 0) throw new AppError('camposInvalidos', {}, { erros: fieldErrors(wrong, schema) });
};

/** Fields of the register that came from somebody who may not write them: to that person they do not exist. */
const notWritten = (view: RegisterView, sent: Readonly<RecordValues>): readonly FieldError[] => {
  const own = writableNames(view);
  return Object.keys(sent)
    .filter((name) => !own.has(name) && view.model.fields.has(name))
    .map((campo) => ({ campo, mensagem: mensagem('validacao.desconhecido') }));
};
