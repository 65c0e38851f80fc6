import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createAjv } from '#schemas/ajv.ts';
import { shapeFiles } from '#schemas/shapes/schema-files.ts';

const folder = new URL('../../schemas/', import.meta.url);
const ajv = createAjv();

const vocabulary = JSON.parse(readFileSync(new URL('resource.schema.json', folder), 'utf8')) as object;
const files: [string, object][] = shapeFiles.map((file) => [file.$id, file]);

// the server takes them as they are: holding each against the meta-schema would cost every start
it.each([...files, ['resource.schema.json', vocabulary]] as const)('%s is a JSON Schema', (_, schema) => {
  expect(ajv.validateSchema(schema), ajv.errorsText(ajv.errors)).toBe(true);
});

it('that is none would be noticed', () => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  expect(ajv.validateSchema({ $schema, $defs: { Pessoa: { type: 'pessoa' } } })).toBe(false);
});

const modules = readdirSync(new URL('shapes/', folder)).filter(
  (name) => !['vocabulary.ts', 'domains.ts', 'schema-files.ts'].includes(name),
);

it('every shape is in a domain, and its name in no other', async () => {
  const loaded = await Promise.all(
    modules.map((name) => import(new URL(`shapes/${name}`, folder).href) as Promise<object>),
  );
  const exported = loaded.flatMap((module) => Object.keys(module));
  const written = shapeFiles.flatMap(({ $defs }) => Object.keys($defs));
  expect(new Set(exported).size).toBe(exported.length);
  expect(written.sort()).toEqual(exported.sort());
});
