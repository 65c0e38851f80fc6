import type { ErrorObject } from 'ajv';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { formats } from './formats.ts';

/** A validator compiled to an ES module: nothing is evaluated from text, so it runs under a strict content policy. */
export interface ValidatorModule {
  create(require: (name: string) => unknown): CompiledValidator;
}

/** What the module makes: true, or false and the reasons in `errors`. */
export interface CompiledValidator {
  (record: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** Binds a module that the server sent to the formats and the two functions of Ajv that this side already has. */
export function bindValidator(module: ValidatorModule): CompiledValidator {
  return module.create((name) => {
    if (!(name in runtime))
      throw new Error(`The validator asks for ${name}, which this version does not have.`);
    return runtime[name];
  });
}

const runtime: Readonly<Record<string, unknown>> = {
  formats: Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, format.accepts])),
  'ajv/dist/runtime/equal': { default: interop(equal) },
  'ajv/dist/runtime/ucs2length': { default: interop(ucs2length) },
};

/** A CommonJS default arrives as itself or inside `default`, depending on who loads it. */
function interop<T>(module: T): T {
  return (module as { default?: T }).default ?? module;
}
