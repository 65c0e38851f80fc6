import { _ } from 'ajv';
import * as standalone from 'ajv/dist/standalone/index.js';
import { createAjv } from './ajv.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * Source of an ES module that validates the schema without compiling anything at run time; `bindValidator` brings it to life.
 * It imports nothing: what it needs is handed to its `create`. Equal schemas give equal text.
 */
export function compileModule(schema: JsonSchema): string {
  const ajv = createAjv({ verbose: false, code: { source: true, formats: _`require("formats")` } });
  const source = standaloneCode(ajv, ajv.compile(schema));
  return `export function create(require) {\nconst module = {};\nlet exports;\n${source}\nreturn module.exports;\n}\n`;
}

/** The package is CommonJS: its default is either the function or, through an interop, an object that holds it. */
const standaloneCode = defaultOf(standalone.default);

function defaultOf<T>(value: T): T {
  return (value as { default?: T }).default ?? value;
}
