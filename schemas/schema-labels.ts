import type { JsonSchema } from './json-schema.ts';

/** Parts of a JSON pointer, unescaped. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `title` of the schema of a value, or of the nearest list that holds it; undefined where the schema does not say. */
export function labelAt(schema: JsonSchema, path: readonly string[]): string | undefined {
  let node: JsonSchema | undefined = schema;
  let label: string | undefined;
  for (const part of path) {
    node = resolve(node, schema);
    node = node?.properties?.[part] ?? (/^\d+$/.test(part) ? node?.items : undefined);
    label = resolve(node, schema)?.title ?? (/^\d+$/.test(part) ? label : undefined);
  }
  return label;
}

function resolve(node: JsonSchema | undefined, root: JsonSchema): JsonSchema | undefined {
  const name = /^#\/\$defs\/(.+)$/.exec(node?.$ref ?? '')?.[1];
  return name ? { ...root.$defs?.[name], ...node } : node;
}
