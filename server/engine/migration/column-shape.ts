import type { RegisterProperty } from '#schemas/generated-definition.ts';
import { snakeName } from '#schemas/names.ts';
import type { Field } from '#server/engine/model/field.ts';
import { literal } from '#server/engine/model/names.ts';
import type { ColumnShape, ColumnType } from './table-shape.ts';

const int4 = 2_147_483_647;

/** The column that stores a field; a `single` record exists before anybody fills it, so nothing in it is required. */
export const columnShape = (field: Field, single: boolean): ColumnShape => {
  const { property } = field;
  const type = columnType(field);
  const fallback = property.default === undefined ? undefined : sqlValue(property.default, type);
  return {
    name: field.column,
    type,
    notNull: type === 'boolean' || (field.required && !single),
    default: type === 'boolean' ? (fallback ?? 'false') : undefined,
    fill: type === 'boolean' ? undefined : fallback,
    start: single && type !== 'boolean' && !property['x-when'] ? fallback : undefined,
    secret: field.secret,
    limits: {
      maxLength: property.maxLength,
      minimum: property.minimum,
      maximum: property.maximum,
      except: property['x-except'],
      values: property.enum,
    },
    property,
    compared: Object.fromEntries(
      Object.entries<string>({ ...property['x-compare'] }).map(([operator, name]) => [
        operator,
        snakeName(name),
      ]),
    ),
    pointer: field.pointer,
    title: property.title,
  };
};

const columnType = ({ kind, property }: Field): ColumnType => {
  switch (kind) {
    case 'link':
      return 'integer';
    case 'integer':
      return fitsInt4(property) ? 'integer' : 'bigint';
    case 'number':
      return 'numeric';
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'date';
    case 'instant':
      return 'timestamptz';
    case 'json':
      return 'jsonb';
    default:
      return 'text';
  }
};

/** Only declared limits let a whole number live in four bytes: widening a big table later rewrites it. */
const fitsInt4 = ({ minimum, maximum, enum: values, 'x-except': except = 0 }: RegisterProperty): boolean => {
  const fits = (value: number): boolean => Math.abs(value) <= int4;
  if (values) return values.every((value) => typeof value === 'number' && fits(value));
  return maximum !== undefined && minimum !== undefined && [minimum, maximum, except].every(fits);
};

const sqlValue = (value: unknown, type: ColumnType): string =>
  `${literal(typeof value === 'string' && type !== 'jsonb' ? value : JSON.stringify(value))}::${type}`;
