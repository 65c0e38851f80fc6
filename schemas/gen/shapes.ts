import { readdir, readFile } from 'node:fs/promises';
import { finish, renderTypes, type Json } from './render.ts';

/** `schemas/generated.ts`: one type per `$defs` entry of every domain schema, and `Shapes` that names them all. */
export async function shapes(folder: URL): Promise<string> {
  const files = (await readdir(folder))
    .filter((f) => f.endsWith('.schema.json') && f !== 'resource.schema.json')
    .sort();
  const $defs: Json = {};
  const owner: Record<string, string> = {};
  for (const file of files) {
    const schema = JSON.parse(await readFile(new URL(file, folder), 'utf8')) as { $defs?: Json };
    for (const [name, shape] of Object.entries(schema.$defs ?? {})) {
      if (owner[name])
        throw new Error(
          `The shape ${name} is in ${owner[name]} and in ${file}; names are unique across files.`,
        );
      owner[name] = file;
      $defs[name] = localRefs(shape);
    }
  }
  const names = Object.keys($defs).sort();
  const root: Json = {
    type: 'object',
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs,
  };
  return finish(await renderTypes(root, 'Shapes'), 'schemas/generated.ts');
}

/** All files become one schema here, so `common.schema.json#/$defs/Uf` is `#/$defs/Uf`. */
function localRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localRefs);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.slice(inner.indexOf('#')) : localRefs(inner),
    ]),
  );
}
