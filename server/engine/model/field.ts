import type { Relation, RegisterProperty } from '#schemas/generated-definition.ts';

/**
 * What a field is to the database: a column of a type, a link to one or many records of another register,
 * rows of a child table, or nothing at all (`computed`).
 */
export type FieldKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'json'
  | 'link'
  | 'links'
  | 'rows'
  | 'computed';

/** A property of a definition, read once. */
export interface Field {
  readonly name: string;
  readonly column: string;
  readonly kind: FieldKind;
  readonly property: RegisterProperty;
  /** JSON pointer of the property in its file. */
  readonly pointer: string;
  /** Required whatever the rest of the record says and whoever writes. */
  readonly required: boolean;
  readonly secret: boolean;
  readonly relation: Relation | undefined;
  /** Permission to see it and to change it, besides those of the register. */
  readonly read: string | undefined;
  readonly write: string | undefined;
  /** Child table of rows, or table of links. */
  readonly table: string | undefined;
  /** Fields of a row; empty unless `kind` is `rows`. */
  readonly fields: readonly Field[];
}

/** Kinds that live in a column of the record's own table. */
export const hasColumn = ({ kind }: Field): boolean =>
  kind !== 'links' && kind !== 'rows' && kind !== 'computed';

/** Whether the value is the id of a stored file. */
export const isFile = ({ property }: Field): boolean =>
  property['x-image'] !== undefined || property['x-widget'] === 'image' || property['x-widget'] === 'file';

/** The fields of a record with those of its rows, at every depth. */
export const everyField = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...everyField(field.fields)]);
