import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definition } from '#schemas/gen/definition.ts';
import { registers } from '#schemas/gen/registers.ts';

const schemas = new URL('../../schemas/', import.meta.url);
const resources = new URL('../../resources/', import.meta.url);

it.each([
  ['generated-definition.ts', () => definition(schemas)],
  ['generated-registers.ts', () => registers(resources)],
] as const)('schemas/%s is what the schemas give; npm run gen writes it', async (file, make) => {
  expect(await make()).toBe(readFileSync(new URL(file, schemas), 'utf8'));
});
