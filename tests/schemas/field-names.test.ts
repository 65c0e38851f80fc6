import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { nameOf, shapeFiles } from '#schemas/shapes/schema-files.ts';
import { campo } from '#schemas/messages/pt-BR/campo.ts';

const folder = resolve(import.meta.dirname, '../../schemas');

interface Shape {
  readonly $ref?: string;
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
}

const shapes = new Map(shapeFiles.flatMap(({ $defs }) => Object.entries($defs as Record<string, Shape>)));

const endpointsIn = (value: unknown): readonly EndpointDefinition[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('method' in value && 'path' in value) return [value as EndpointDefinition];
  return Object.values(value).flatMap(endpointsIn);
};

/** Names of the properties without title, however deep, of a shape and of those that it is made of. */
const withoutTitle = (shape: unknown, seen: Set<string>): readonly string[] => {
  if (typeof shape !== 'object' || shape === null) return [];
  const { $ref, properties = {} } = shape as Shape;
  const name = $ref?.split('/').at(-1);
  const referred = name === undefined || seen.has(name) ? [] : withoutTitle(shapes.get(name), seen.add(name));
  const own = Object.entries(properties).flatMap(([key, { title }]) => (title === undefined ? [key] : []));
  return [...own, ...referred, ...Object.values(shape).flatMap((part) => withoutTitle(part, seen))];
};

it('every field that a request may bring has a name that people read', async () => {
  const apis = readdirSync(resolve(folder, 'api')).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    apis.map((name): Promise<unknown> => import(pathToFileURL(resolve(folder, 'api', name)).href)),
  );
  const asked = modules.flatMap(endpointsIn).flatMap(({ body, query }) => [body ?? [], query ?? []].flat());
  expect(asked.length).toBeGreaterThan(100);
  const seen = new Set<string>();
  const unnamed = asked.flatMap((shape) => withoutTitle(shapes.get(nameOf(shape)), seen));
  expect([...new Set(unnamed)].filter((name) => !Object.hasOwn(campo.nomes, name))).toEqual([]);
});
