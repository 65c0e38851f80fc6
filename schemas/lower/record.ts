import { defined } from '#schemas/defined.ts';
import type { RegisterProperty } from '#schemas/generated-definition.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { lowerCondition } from './condition.ts';
import { lowerProperty, recordNumber } from './property.ts';

/** For whom and for what a record is lowered. */
export interface LowerChoices {
  /** A secret is asked on creation and kept when absent from an edit. */
  readonly action: 'create' | 'edit';
  /** Fields of the record (not of its rows) that the person may write; all of them when absent. */
  readonly fields?: ReadonlySet<string> | readonly string[];
  /** The other fields of the record stand beside those, as they are: conditions and comparisons see them. */
  readonly kept?: boolean;
}

/** What a record and a row have in common. */
export interface Fields {
  readonly properties?: Readonly<Record<string, RegisterProperty>>;
  readonly required?: readonly string[];
  readonly 'x-unique'?: readonly (readonly string[])[];
}

/** The fields of a record or of a row as one closed object schema. */
export function lowerRecord(record: Fields, { action, fields, kept }: LowerChoices): JsonSchema {
  const all = Object.entries(record.properties ?? {});
  const writable = all.filter(([name, property]) => isWritten(name, property, fields));
  const names = new Set((kept ? all : writable).map(([name]) => name));
  const needed = record.required ?? [];
  const required: string[] = [];
  const allOf: JsonSchema[] = [];
  const properties: Record<string, JsonSchema> = {};
  if (kept) for (const [name, { title }] of all) properties[name] = { title };
  for (const [name, property] of writable) {
    properties[name] = withoutStrangers(
      property['x-rows'] ? lowerRows(property, action) : lowerProperty(property),
      names,
    );
    if (property['x-secret'] && action === 'edit') continue;
    const { show, require } = property['x-when'] ?? {};
    const conditions = needed.includes(name) ? [show] : require ? [show, require] : undefined;
    const present = conditions?.filter((c) => c !== undefined).map(lowerCondition);
    if (present?.length === 0) required.push(name);
    else if (present)
      allOf.push({ if: present.length === 1 ? present[0] : { allOf: present }, then: { required: [name] } });
  }
  return {
    type: 'object',
    properties,
    ...defined({ required: required.length > 0 ? required : undefined }),
    additionalProperties: false,
    ...defined({ allOf: allOf.length > 0 ? allOf : undefined }),
  };
}

/** A grid of rows. A row that exists already carries its `id`, so that what points to it keeps pointing. */
function lowerRows(property: RegisterProperty, action: LowerChoices['action']): JsonSchema {
  const items = property.items ?? { type: 'object' };
  const row = lowerRecord(items, { action });
  const unique = [
    ...Object.entries(items.properties ?? {}).flatMap(([name, column]) =>
      column['x-unique'] ? [[name]] : [],
    ),
    ...(items['x-unique'] ?? []).map((group) => [...group]),
  ];
  return {
    ...lowerProperty({ ...property, items: { type: 'string' } }),
    items: { ...row, properties: { id: { type: 'integer', ...recordNumber }, ...row.properties } },
    ...defined({ 'x-distinct': unique.length > 0 ? unique : undefined }),
  };
}

function isWritten(name: string, property: RegisterProperty, fields: LowerChoices['fields']): boolean {
  if (property['x-computed'] || property.readOnly) return false;
  return fields === undefined || new Set(fields).has(name);
}

/** A comparison with a field that the person may not write has nothing to compare with. */
function withoutStrangers(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
  const { 'x-compare': compare, ...rest } = schema;
  const known = Object.entries({ ...compare }).filter(([, field]) => names.has(field));
  return known.length > 0 ? { ...rest, 'x-compare': Object.fromEntries(known) } : rest;
}
