import type { RegisterProperty } from '#schemas/generated-definition.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import { maskPattern } from '#schemas/masks.ts';

/** Beyond any real record; keeps a hostile one from costing memory. */
const maxItems = 5000;

/** Numbers that a record may have. */
export const recordNumber = { minimum: 1, maximum: 2_147_483_647 } as const;

/** Keywords that are the same before and after lowering. */
const plain = [
  'title',
  'description',
  'default',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'x-compare',
] as const;

/** A property that is neither a grid of rows nor computed, as standard JSON Schema. */
export function lowerProperty(property: RegisterProperty): JsonSchema {
  const schema: JsonSchema = { type: property.type };
  for (const keyword of plain)
    if (property[keyword] !== undefined) Object.assign(schema, { [keyword]: property[keyword] });
  if (property.type === 'boolean') schema.default ??= false;
  if (property.type === 'array') Object.assign(schema, lowerArray(property));
  if (property['x-relation'] && property.type === 'integer') Object.assign(schema, recordNumber);
  if (property['x-image'] || (property['x-widget'] === 'file' && property.type === 'string'))
    schema.maxLength ??= 64;
  if (property['x-mask']) addMask(schema, property['x-mask']);
  if (property['x-except'] !== undefined) addException(schema, property['x-except']);
  return schema;
}

function lowerArray(property: RegisterProperty): JsonSchema {
  const limit = { maxItems: property.maxItems ?? maxItems };
  if (property['x-relation'])
    return { ...limit, uniqueItems: true, items: { type: 'integer', ...recordNumber } };
  const {
    'x-labels': _labels,
    'x-unique': _unique,
    properties: _properties,
    required: _required,
    ...items
  } = property.items ?? { type: 'string' };
  return { ...limit, items };
}

function addMask(schema: JsonSchema, mask: string): void {
  const pattern = maskPattern(mask);
  if (schema.pattern === undefined) schema.pattern = pattern;
  else schema.allOf = [{ pattern }];
}

/** `x-except` cannot loosen a limit that stands beside it: the limits move into the other branch. */
function addException(schema: JsonSchema, value: number): void {
  const limits: JsonSchema = {};
  for (const keyword of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const) {
    if (schema[keyword] === undefined) continue;
    limits[keyword] = schema[keyword];
    delete schema[keyword];
  }
  if (Object.keys(limits).length > 0) schema.anyOf = [{ const: value }, limits];
}
