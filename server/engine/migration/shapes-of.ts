import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { snakeName } from '#schemas/names.ts';
import { hasColumn, type Field } from '#server/engine/model/field.ts';
import { objectName, quote } from '#server/engine/model/names.ts';
import { readFields } from '#server/engine/model/read-fields.ts';
import { columnShape } from './column-shape.ts';
import { indexShapes, searchExpression } from './index-shapes.ts';
import type { ForeignKeyShape, OwnerShape, TableShape, UniqueShape } from './table-shape.ts';

/** The tables that a definition asks for, the record's own first; none when its rows come from a hook. */
export const shapesOf = (definition: RegisterDefinition): readonly TableShape[] => {
  if (definition.source === 'hook') return [];
  const table = snakeName(definition.name);
  const fields = readFields(definition.schema, table, '/schema');
  const byName = new Map(fields.map((field) => [field.name, field]));
  const single = definition.kind === 'single';
  return [
    {
      name: table,
      kind: 'record',
      columns: fields.filter(hasColumn).map((field) => columnShape(field, single)),
      uniques: uniqueShapes(table, fields, definition.schema['x-unique'], '/schema', []),
      foreignKeys: linkKeys(table, fields),
      indexes: indexShapes(definition, table, byName),
      search: searchExpression(definition, byName),
      owner: undefined,
      single,
      pointer: '/schema',
      title: definition.title.many,
    },
    ...childShapes(table, fields),
  ];
};

const childShapes = (parent: string, fields: readonly Field[]): readonly TableShape[] =>
  fields.flatMap((field) => {
    if (field.kind === 'links') return [linksShape(parent, field)];
    return field.kind === 'rows'
      ? [rowsShape(parent, field), ...childShapes(field.table ?? '', field.fields)]
      : [];
  });

const ownerKey = (table: string, parent: string, { pointer, property }: Field): ForeignKeyShape => ({
  name: objectName('fk', table, 'registro_id'),
  column: 'registro_id',
  target: parent,
  cascade: true,
  pointer,
  title: property.title,
});

const ownerShape = (table: string, { required, property }: Field): OwnerShape => ({
  table,
  required,
  fewest: Math.max(property.minItems ?? 0, required ? 1 : 0),
});

const rowsShape = (parent: string, field: Field): TableShape => {
  const table = field.table ?? '';
  const indexes = field.fields
    .filter(({ kind }) => kind === 'link')
    .map(({ column }) => ({ name: objectName('ix', table, column), on: `(${quote(column)}, registro_id)` }));
  return {
    name: table,
    kind: 'rows',
    columns: field.fields.filter(hasColumn).map((inner) => columnShape(inner, false)),
    uniques: uniqueShapes(table, field.fields, field.property.items?.['x-unique'], `${field.pointer}/items`, [
      'registro_id',
    ]),
    foreignKeys: [ownerKey(table, parent, field), ...linkKeys(table, field.fields)],
    indexes: [{ name: objectName('ix', table, 'registro_id'), on: '(registro_id, ordem)' }, ...indexes],
    search: undefined,
    owner: ownerShape(parent, field),
    single: false,
    pointer: field.pointer,
    title: field.property.title,
  };
};

const linksShape = (parent: string, field: Field): TableShape => {
  const table = field.table ?? '';
  return {
    name: table,
    kind: 'links',
    columns: [],
    uniques: [],
    foreignKeys: [
      ownerKey(table, parent, field),
      { ...ownerKey(table, parent, field), ...linkTarget(table, 'alvo_id', field) },
    ],
    indexes: [{ name: objectName('ix', table, 'alvo_id'), on: '(alvo_id, registro_id)' }],
    search: undefined,
    owner: ownerShape(parent, field),
    single: false,
    pointer: field.pointer,
    title: field.property.title,
  };
};

const linkTarget = (
  table: string,
  column: string,
  { relation }: Field,
): Pick<ForeignKeyShape, 'name' | 'column' | 'target' | 'cascade'> => ({
  name: objectName('fk', table, column),
  column,
  target: snakeName(relation?.resource ?? ''),
  cascade: false,
});

const linkKeys = (table: string, fields: readonly Field[]): readonly ForeignKeyShape[] =>
  fields
    .filter(({ kind }) => kind === 'link')
    .map((field) => ({
      ...linkTarget(table, field.column, field),
      pointer: field.pointer,
      title: field.property.title,
    }));

const uniqueShapes = (
  table: string,
  fields: readonly Field[],
  together: readonly (readonly string[])[] | undefined,
  pointer: string,
  within: readonly string[],
): readonly UniqueShape[] => {
  const titleOf = (name: string): string =>
    fields.find((field) => field.name === name)?.property.title ?? name;
  const single = fields
    .filter(({ property }) => property['x-unique'])
    .map((field) => ({
      name: objectName('uq', table, field.column),
      columns: [...within, field.column],
      pointer: `${field.pointer}/x-unique`,
      title: field.property.title,
    }));
  const groups = (together ?? []).map((names, index) => ({
    name: objectName('uq', table, ...names.map(snakeName)),
    columns: [...within, ...names.map(snakeName)],
    pointer: `${pointer}/x-unique/${index}`,
    title: names.map(titleOf).join(', '),
  }));
  return [...single, ...groups];
};
