import type { ActionInput, RegisterDefinition } from './generated-definition.ts';
import type { JsonSchema } from './json-schema.ts';
import { lowerRecord, type LowerChoices } from './lower/record.ts';
import { uiOf, type UiSchema } from './lower/ui.ts';

export type { LowerChoices } from './lower/record.ts';
export type { UiSchema } from './lower/ui.ts';

/** What both sides validate, and what the form shows. */
export interface Lowered {
  readonly schema: JsonSchema;
  readonly uiSchema: UiSchema;
}

/**
 * Turns a definition into standard JSON Schema 2020-12 (closed, with only `x-compare` and `x-distinct` left as code) and the
 * uiSchema of its form. Pure and plain JSON: equal input gives equal text, so the text can be hashed and sent.
 *
 * `id`, `versao` and the other metadata of a record travel beside its fields and are not in the schema; computed fields are
 * not either. Rows keep their `id`.
 */
export function lower(definition: RegisterDefinition, choices: LowerChoices): Lowered {
  const schema = lowerRecord(definition.schema, choices);
  return { schema, uiSchema: uiOf(definition.schema, Object.keys(schema.properties ?? {}), definition.form) };
}

/** What an action of a register asks for, as a closed schema. */
export function lowerInput(input: ActionInput): JsonSchema {
  return lowerRecord(input, { action: 'create' });
}
