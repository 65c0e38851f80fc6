import { readFile } from 'node:fs/promises';
import { finish, renderTypes, type Json } from './render.ts';

/** `schemas/generated-definition.ts`: the type of a register definition and of everything inside it. */
export async function definition(folder: URL): Promise<string> {
  const schema = JSON.parse(await readFile(new URL('resource.schema.json', folder), 'utf8')) as Json;
  return finish(await renderTypes(schema, 'RegisterDefinition'), 'schemas/generated-definition.ts');
}
