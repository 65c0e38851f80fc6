declare const carried: unique symbol;

/** A JSON Schema. The compiler knows the type of its values; when the code runs, nothing is there but the schema. */
export interface Shape<T = unknown> {
  readonly [carried]?: T;
}

/** The type of the values of a shape. */
export type Static<S> = S extends Shape<infer T> ? T : never;

/** A member that may be absent. */
class Optional<T> {
  constructor(readonly shape: Shape<T>) {}
}

type Members = Readonly<Record<string, Shape | Optional<unknown>>>;
type OptionalOf<M> = { [K in keyof M]: M[K] extends Optional<unknown> ? K : never }[keyof M];
type Flat<T> = { [K in keyof T]: T[K] };
type ObjectOf<M> = Flat<
  { [K in Exclude<keyof M, OptionalOf<M>>]: Static<M[K]> } & {
    [K in OptionalOf<M>]?: M[K] extends Optional<infer T> ? T : never;
  }
>;

/** For people: the name of a field, and what the page of the API says of it. */
interface Words {
  readonly title?: string;
  readonly description?: string;
}
interface TextWords extends Words {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}
interface NumberWords extends Words {
  readonly minimum?: number;
  readonly maximum?: number;
}
interface ChoiceWords extends Words {
  readonly type?: 'string' | 'integer' | 'boolean';
}
interface ListWords extends Words {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}
interface ObjectWords extends Words {
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: object;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly if?: object;
  readonly then?: object;
}

const made = <T>(schema: object): Shape<T> => schema;

export const text = (words: TextWords = {}): Shape<string> => made({ type: 'string', ...words });

/** ISO 8601 with its zone: `2026-03-01T12:00:00Z`. */
export const instant = (words: TextWords = {}): Shape<string> => text({ format: 'date-time', ...words });

/** `2026-03-01`. */
export const day = (words: TextWords = {}): Shape<string> => text({ format: 'date', ...words });

export const integer = (words: NumberWords = {}): Shape<number> => made({ type: 'integer', ...words });

/** An id, a page, a count: from 1 up. */
export const positive = (words: NumberWords = {}): Shape<number> => integer({ minimum: 1, ...words });

export const decimal = (words: NumberWords = {}): Shape<number> => made({ type: 'number', ...words });

export const flag = (words: Words = {}): Shape<boolean> => made({ type: 'boolean', ...words });

/** A text, a number or a yes or no. */
export const plain = (words: TextWords = {}): Shape<string | number | boolean> =>
  made({ type: ['string', 'number', 'boolean'], ...words });

export const anything = (): Shape => made({});

export const oneOf = <const T extends string | number | boolean | null>(
  values: readonly T[],
  words: ChoiceWords = {},
): Shape<T> => made({ enum: values, ...words });

export const exactly = <const T extends string | number | boolean>(value: T, words: Words = {}): Shape<T> =>
  made({ const: value, ...words });

export const orNull = <T>(shape: Shape<T>): Shape<T | null> =>
  made({ ...shape, type: [(shape as { type?: string }).type, 'null'] });

export const list = <T>(items: Shape<T>, words: ListWords = {}): Shape<T[]> =>
  made({ type: 'array', items, ...words });

export const anyOf = <const S extends readonly Shape[]>(
  shapes: S,
  words: Words = {},
): Shape<Static<S[number]>> => made({ anyOf: shapes, ...words });

/** A member that may be absent from the object that it is in. */
export const optional = <T>(shape: Shape<T>): Optional<T> => new Optional(shape);

/** An object with these members and no others. */
export const closed = <M extends Members>(members: M, words: ObjectWords = {}): Shape<ObjectOf<M>> => {
  const required: string[] = [];
  const properties: Record<string, Shape> = {};
  for (const [name, member] of Object.entries(members)) {
    if (!(member instanceof Optional)) required.push(name);
    properties[name] = member instanceof Optional ? member.shape : member;
  }
  const schema = { type: 'object', additionalProperties: false, properties, ...words };
  return made(required.length > 0 ? { ...schema, required } : schema);
};

/** An object of which nothing more is said here. */
export const open = (words: ObjectWords = {}): Shape<Record<never, never>> =>
  made({ type: 'object', ...words });

/** An object whose members, whatever their names, have one shape. */
export const dictionary = <T>(values: Shape<T>, words: ObjectWords = {}): Shape<Record<string, T>> =>
  made({ type: 'object', additionalProperties: values, ...words });

/** An object whose members are whatever they are. */
export const anyMembers = (words: ObjectWords = {}): Shape<Record<string, unknown>> =>
  made({ type: 'object', additionalProperties: true, ...words });

/** How a schema stands for a shape that it does not hold as it is. */
const stands = Symbol('stands');

interface Reference {
  readonly shape: () => Shape;
  readonly words: Words;
}

/** A shape with words of its own for this place. */
export const annotated = <T>(shape: Shape<T>, words: Words): Shape<T> =>
  made({ ...shape, ...words, [stands]: { shape: () => shape, words } satisfies Reference });

/** A shape that is written further down, because the two hold each other. */
export const later = <T>(shape: () => Shape<T>): Shape<T> =>
  made({ [stands]: { shape, words: {} } satisfies Reference });

/** What `annotated` and `later` stand for; undefined for every other schema. */
export const referenceOf = (schema: object): Reference | undefined =>
  (schema as { readonly [stands]?: Reference })[stands];
