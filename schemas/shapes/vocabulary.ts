import {
  Type,
  type ArrayOptions,
  type IntegerOptions,
  type NumberOptions,
  type ObjectOptions,
  type SchemaOptions,
  type Static,
  type StringOptions,
  type TArray,
  type TBoolean,
  type TInteger,
  type TNumber,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TString,
  type TUnion,
  type TUnknown,
  type TUnsafe,
} from '@sinclair/typebox';

export type { Static } from '@sinclair/typebox';

/** A JSON Schema of TypeBox, of which only the type of its values is known. */
export interface Shape<T = unknown> extends TSchema {
  static: T;
}

export const text = (words?: StringOptions): TString => Type.String(words);

/** ISO 8601 with its zone: `2026-03-01T12:00:00Z`. */
export const instant = (words?: StringOptions): TString => Type.String({ format: 'date-time', ...words });

/** `2026-03-01`. */
export const day = (words?: StringOptions): TString => Type.String({ format: 'date', ...words });

export const integer = (words?: IntegerOptions): TInteger => Type.Integer(words);

/** An id, a page, a count: from 1 up. */
export const positive = (words?: IntegerOptions): TInteger => Type.Integer({ minimum: 1, ...words });

export const decimal = (words?: NumberOptions): TNumber => Type.Number(words);

export const flag = (words?: SchemaOptions): TBoolean => Type.Boolean(words);

/** A text, a number or a yes or no. */
export const plain = (words?: SchemaOptions): TUnsafe<string | number | boolean> =>
  Type.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'], ...words });

/** What answers a question: one of those, or several texts where several may be chosen. */
export const answer = (words?: SchemaOptions): TUnsafe<string | number | boolean | string[]> =>
  Type.Unsafe<string | number | boolean | string[]>({
    type: ['string', 'number', 'boolean', 'array'],
    items: { type: 'string', maxLength: 200 },
    maxItems: 100,
    uniqueItems: true,
    ...words,
  });

export const anything = (words?: SchemaOptions): TUnknown => Type.Unknown(words);

export const oneOf = <const T extends string | number | boolean | null>(
  values: readonly T[],
  words?: SchemaOptions,
): TUnsafe<T> => Type.Unsafe<T>({ enum: values, ...words });

export const exactly = <const T extends string | number | boolean>(
  value: T,
  words?: SchemaOptions,
): TUnsafe<T> => Type.Unsafe<T>({ const: value, ...words });

export const orNull = <S extends TSchema>(shape: S): TUnsafe<Static<S> | null> =>
  Type.Unsafe({ ...shape, type: [shape['type'], 'null'] });

export const list = <S extends TSchema>(items: S, words?: ArrayOptions): TArray<S> =>
  Type.Array(items, words);

export const anyOf = <S extends TSchema[]>(shapes: [...S], words?: SchemaOptions): TUnion<S> =>
  Type.Union(shapes, words) as TUnion<S>;

/** An object with these members and no others. */
export const closed = <M extends TProperties>(members: M, words?: ObjectOptions): TObject<M> =>
  Type.Object(members, { additionalProperties: false, ...words });

/** An object of which nothing more is said here. */
export const open = (words?: SchemaOptions): TUnsafe<Record<never, never>> =>
  Type.Unsafe<Record<never, never>>({ type: 'object', ...words });

/** An object whose members, whatever their names, have one shape. */
export const dictionary = <S extends TSchema>(
  values: S,
  words?: ObjectOptions,
): TUnsafe<Record<string, Static<S>>> =>
  Type.Unsafe({ type: 'object', additionalProperties: values, ...words });

/** An object whose members are whatever they are. */
export const anyMembers = (words?: ObjectOptions): TUnsafe<Record<string, unknown>> =>
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, ...words });

/** How a schema stands for a shape that it does not hold as it is. */
const stands = Symbol('stands');

interface Reference {
  readonly shape: () => TSchema;
  readonly words: SchemaOptions;
}

const standing = (shape: () => TSchema, words: SchemaOptions = {}) => ({
  [stands]: { shape, words } satisfies Reference,
});

/** A member that may be absent from the object that it is in. */
export const optional = <S extends TSchema>(shape: S): TOptional<S> =>
  Type.Optional(referenceOf(shape) ? shape : { ...shape, ...standing(() => shape) }) as TOptional<S>;

/** A shape with words of its own for this place. */
export const annotated = <S extends TSchema>(shape: S, words: SchemaOptions): S => ({
  ...shape,
  ...words,
  ...standing(() => shape, words),
});

/** A shape that is written further down, because the two hold each other. */
export const later = <T>(shape: () => Shape<T>): TUnsafe<T> => Type.Unsafe<T>(standing(shape));

/** What `optional`, `annotated` and `later` stand for; undefined for every other schema. */
export const referenceOf = (schema: object): Reference | undefined =>
  (schema as { readonly [stands]?: Reference })[stands];
