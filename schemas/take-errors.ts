import type { ErrorObject, ValidateFunction } from 'ajv';

/**
 * Why a value was refused, taken out of its validator, which would keep the value until it judged another one: what was refused may
 * be a password.
 */
export function takeErrors(validate: ValidateFunction): ErrorObject[] {
  const errors = validate.errors ?? [];
  validate.errors = null;
  // the functions of the parts of a schema keep the same errors, and nobody reaches them
  for (const error of errors) delete error.data;
  return errors;
}
