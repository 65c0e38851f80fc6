import type { Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';
import { keywords } from './keywords.ts';
import { multipleOf } from './multiple-of.ts';

export { fieldErrors } from './field-errors.ts';

/** What one validator differs in from the recipe: `coerceTypes` for query strings, `removeAdditional` for answers, `code` to compile to a module. */
type AjvChoices = Pick<
  Options,
  'coerceTypes' | 'removeAdditional' | 'useDefaults' | 'code' | 'verbose' | 'meta' | 'validateSchema'
>;

/** The one Ajv recipe: JSON Schema 2020-12, our formats and keywords, all errors of a record at once. */
export function createAjv(choices: AjvChoices = {}): Ajv2020 {
  return withOurs(new Ajv2020({ ...recipe, ...choices }));
}

/**
 * The validator of a schema that our own code wrote. It is not held against the meta-schema of JSON Schema, whose compiling, anew for
 * each Ajv, costs thirty times as much as that of the schema of a register; a keyword that does not exist is still refused.
 */
export function compileOwn(schema: object): ValidateFunction {
  return withOurs(new Ajv2020({ ...recipe, meta: false, validateSchema: false })).compile(schema);
}

function withOurs(ajv: Ajv2020): Ajv2020 {
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format.accepts);
  ajv.addFormat('regex', isRegularExpression);
  ajv.removeKeyword('multipleOf').addKeyword({ ...multipleOf });
  for (const keyword of keywords) ajv.addKeyword({ ...keyword });
  return ajv;
}

const recipe: Options = {
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  allowUnionTypes: true,
};

function isRegularExpression(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false; // that it does not compile is the answer
  }
}
