import { createAjv } from '#schemas/ajv.ts';
import { compileModule } from '#schemas/compile-module.ts';
import { fieldErrors } from '#schemas/field-errors.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { bindValidator, type ValidatorModule } from '#schemas/validator-module.ts';
import type { FieldError } from '#schemas/app-error.ts';

/** What one side says of a record. */
type Judge = (record: unknown) => readonly FieldError[];

/** The server's judge: Ajv compiles the schema when it is needed. */
export function serverSide(schema: JsonSchema): Judge {
  const validate = createAjv().compile(schema);
  return (record) => (validate(record) ? [] : fieldErrors(validate.errors ?? [], schema));
}

/** The browser's judge: the text of the module, sent as JSON would be, imported and bound. */
export async function browserSide(schema: JsonSchema): Promise<Judge> {
  const source = compileModule(JSON.parse(JSON.stringify(schema)) as JsonSchema);
  const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  const validate = bindValidator((await import(/* @vite-ignore */ address)) as ValidatorModule);
  return (record) => (validate(record) ? [] : fieldErrors(validate.errors ?? [], schema));
}
