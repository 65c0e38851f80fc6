import type { RegisterProperty, RecordSchema, RowSchema } from '#schemas/generated-definition.ts';
import { snakeName } from '#schemas/names.ts';
import type { Field, FieldKind } from './field.ts';
import { objectName } from './names.ts';

/** Reads the properties of a record, or of a row, into fields; `table` is where they are stored. */
export const readFields = (
  schema: Pick<RecordSchema | RowSchema, 'properties' | 'required'>,
  table: string,
  pointer: string,
): readonly Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) =>
    readField(
      name,
      property,
      schema.required?.includes(name) ?? false,
      table,
      `${pointer}/properties/${name}`,
    ),
  );

const readField = (
  name: string,
  property: RegisterProperty,
  required: boolean,
  table: string,
  pointer: string,
): Field => {
  const kind = kindOf(property);
  const permission = property['x-permission'];
  const both = typeof permission === 'string' ? permission : undefined;
  const split = typeof permission === 'object' ? permission : {};
  const child = kind === 'rows' || kind === 'links' ? objectName(table, snakeName(name)) : undefined;
  return {
    name,
    column: snakeName(name),
    kind,
    property,
    pointer,
    required: required && !property['x-when'] && permission === undefined,
    secret: property['x-secret'] === true,
    relation: property['x-relation'],
    read: both ?? split.read,
    write: both ?? split.write ?? split.read,
    table: child,
    fields:
      kind === 'rows' && property.items ? readFields(property.items, child ?? '', `${pointer}/items`) : [],
  };
};

const kindOf = (property: RegisterProperty): FieldKind => {
  if (property['x-computed'] !== undefined) return 'computed';
  if (property['x-rows']) return 'rows';
  if (property['x-relation']) return property.type === 'array' ? 'links' : 'link';
  switch (property.type) {
    case 'integer':
      return 'integer';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
    case 'object':
      return 'json';
    case 'string':
      if (property.format === 'date') return 'date';
      return property.format === 'date-time' ? 'instant' : 'text';
  }
};
