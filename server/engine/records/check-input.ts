import type { ValidateFunction } from 'ajv';
import { compileOwn, fieldErrors } from '#schemas/ajv.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Action } from '#schemas/generated-definition.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { lowerInput } from '#schemas/lower.ts';
import { takeErrors } from '#schemas/take-errors.ts';
import type { Field } from '#server/engine/model/field.ts';
import { readFields } from '#server/engine/model/read-fields.ts';
import { newRecord } from './normalise.ts';
import type { RecordValues } from './record.ts';

interface Input {
  readonly fields: readonly Field[];
  readonly schema: JsonSchema;
  readonly validate: ValidateFunction;
}

const kept = new WeakMap<Action, Input>();

/** What was filled in for an action, in canonical form; refused field by field. An action that asks nothing takes the body as it is. */
export const checkInput = (action: Action, body: unknown): unknown => {
  if (!action.input) return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('requisicaoInvalida');
  const { fields, schema, validate } = inputOf(action, action.input);
  const values = newRecord(fields, fields, body as RecordValues);
  if (validate(values)) return values;
  throw new AppError('camposInvalidos', {}, { erros: fieldErrors(takeErrors(validate), schema) });
};

const inputOf = (action: Action, input: NonNullable<Action['input']>): Input => {
  const known = kept.get(action);
  if (known) return known;
  const schema = lowerInput(input);
  const made = { fields: readFields(input, '', ''), schema, validate: compileOwn(schema) };
  kept.set(action, made);
  return made;
};
