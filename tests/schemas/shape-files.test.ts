import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createAjv } from '#schemas/ajv.ts';

const folder = new URL('../../schemas/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
const ajv = createAjv();

// the server takes them as they are: holding each against the meta-schema would cost every start
it.each(names)('%s is a JSON Schema', (name) => {
  const schema = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object;
  expect(ajv.validateSchema(schema), ajv.errorsText(ajv.errors)).toBe(true);
});

it('that is none would be noticed', () => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  expect(ajv.validateSchema({ $schema, $defs: { Pessoa: { type: 'pessoa' } } })).toBe(false);
});
