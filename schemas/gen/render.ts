import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const banner = '// Written by "npm run gen" from the JSON Schemas; change those, never this file.';

/** Any JSON object; schemas are handled as plain data here. */
export type Json = Record<string, unknown>;

/** TypeScript of a schema whose `$defs` become named types; `title` is dropped below the root, where it would only make noise aliases. */
export async function renderTypes(schema: Json, name: string): Promise<string> {
  const { $defs, title: _title, $id: _id, ...root } = schema;
  const bare: Json = { ...withoutTitles(root), $defs: withoutTitles($defs ?? {}) };
  const source = await compile(bare, name, {
    bannerComment: '',
    format: false,
    unknownAny: true,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  });
  return noise.reduce((text, [pattern, by]) => text.replace(pattern, by), source);
}

/** What the generator says of where each type came from: noise in a file that comes from one place. */
const noise: readonly (readonly [RegExp, string])[] = [
  [/\n \* This interface was referenced by [^\n]*\n \* via the [^\n]*/g, ''],
  [/\n\s*\* @(min|max)Items \d+/g, ''],
  [/(\n *\* *(?=\n))+(\n *\*\/)/g, '$2'],
  [/\/\*\*\s*\*\/\n/g, ''],
];

/** The final text of a generated file, as prettier leaves it. */
export async function finish(source: string, path: string, said = banner): Promise<string> {
  const config = await resolveConfig(path);
  return format(`${said}\n\n${source}`, { ...config, parser: 'typescript' });
}

/** Removes annotation titles (always texts), never a property that happens to be called `title` (always a schema). */
function withoutTitles<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutTitles) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'title' && typeof inner === 'string'))
      .map(([key, inner]) => [key, withoutTitles(inner)]),
  ) as T;
}
