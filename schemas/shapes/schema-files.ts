import { domains } from './domains.ts';
import { referenceOf, type Shape } from './vocabulary.ts';

/** A domain as one JSON Schema, its shapes in `$defs`. */
export interface ShapeFile {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly $defs: Readonly<Record<string, object>>;
}

interface Place {
  readonly $id: string;
  readonly name: string;
}

const idOf = (domain: string): string => `${domain}.schema.json`;

const shapesOf = (modules: readonly object[]): [string, object][] =>
  modules.flatMap((module) => Object.entries(module) as [string, object][]);

const places = new Map<object, Place>(
  Object.entries(domains).flatMap(([domain, { modules }]) =>
    shapesOf(modules).map(([name, shape]): [object, Place] => [shape, { $id: idOf(domain), name }]),
  ),
);

/** Where a shape is: its file among `shapeFiles`, its name there. */
const placeOf = (shape: Shape): Place => {
  const place = places.get(shape);
  if (!place) throw new Error('The shape is in no domain of schemas/shapes/domains.ts.');
  return place;
};

/** The name under which a shape is exported. */
export const nameOf = (shape: Shape): string => placeOf(shape).name;

/** Where a shape is among `shapeFiles`. */
export const refOf = (shape: Shape): string => {
  const { $id, name } = placeOf(shape);
  return `${$id}#/$defs/${name}`;
};

/** A part of a schema, in which a shape with a name is only referred to: each is compiled once, and some hold each other. */
const written = (part: unknown, inside: string): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((inner) => written(inner, inside));
  const reference = referenceOf(part);
  const place = places.get(reference?.shape() ?? part);
  if (!place) return membersWritten(part, inside);
  const file = place.$id === inside ? '' : place.$id;
  return { $ref: `${file}#/$defs/${place.name}`, ...reference?.words };
};

const membersWritten = (schema: object, inside: string): object => {
  const members: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema)) members[key] = written(inner, inside);
  return members;
};

/** All that travels, by domain, as Ajv and the page of the API take it. */
export const shapeFiles: readonly ShapeFile[] = Object.entries(domains).map(
  ([domain, { title, modules }]) => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: idOf(domain),
    title,
    $defs: Object.fromEntries(
      shapesOf(modules).map(([name, shape]) => [name, membersWritten(shape, idOf(domain))]),
    ),
  }),
);

/** The one of `shapeFiles` that a shape is in. */
export const fileOf = (shape: Shape): ShapeFile => {
  const { $id } = placeOf(shape);
  const file = shapeFiles.find((candidate) => candidate.$id === $id);
  if (!file) throw new Error(`No shapes are written in ${$id}.`);
  return file;
};
