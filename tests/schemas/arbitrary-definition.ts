import fc from 'fast-check';
import { formats } from '#schemas/formats.ts';
import type {
  Condition,
  FormatName,
  Properties,
  RegisterDefinition,
  RegisterProperty,
  ValueCondition,
} from '#schemas/generated-definition.ts';
import { registerWith } from './register-fixture.ts';

/** Few names and few values, so that records meet the definition often, right and wrong. */
const names = ['alfa', 'beta', 'gama', 'delta'] as const;
const name = fc.constantFrom(...names);
const formatName = fc.constantFrom(...(Object.keys(formats) as FormatName[]));
const small = fc.integer({ min: -3, max: 8 });

const valueCondition: fc.Arbitrary<ValueCondition> = fc.oneof(
  fc.record({ const: fc.oneof(small, fc.constantFrom('A', 'B', 'aa'), fc.boolean()) }),
  fc.record({ enum: fc.array(fc.oneof(small, fc.constantFrom('A', 'B')), { minLength: 1, maxLength: 3 }) }),
  fc.record({ minimum: small }),
  fc.record({ exclusiveMaximum: small }),
  fc.record({ minLength: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ pattern: fc.constantFrom('^A', 'a+$', '^[A-B]{1,2}$') }),
  fc.record({ minItems: fc.integer({ min: 0, max: 2 }), contains: fc.constant({ const: 1 }) }),
  fc.record({ not: fc.record({ const: fc.oneof(small, fc.constantFrom('A', 'B')) }) }),
);

/** A condition over the fields of a record. */
export const condition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ properties: fc.dictionary(name, valueCondition, { minKeys: 1, maxKeys: 2 }) }),
    fc.record({ required: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie('condition') }),
    fc.record({ anyOf: fc.array(tie('condition'), { minLength: 1, maxLength: 2 }) }),
    fc.record({
      allOf: fc.array(tie('condition'), { minLength: 1, maxLength: 2 }),
      properties: fc.dictionary(name, valueCondition, { maxKeys: 1 }),
    }),
  ),
})).condition;

const around = <T extends object>(base: fc.Arbitrary<T>): fc.Arbitrary<T & Partial<RegisterProperty>> =>
  fc
    .tuple(
      base,
      fc.option(fc.record({ show: condition }), { nil: undefined, freq: 6 }),
      fc.option(fc.record({ require: condition }), { nil: undefined, freq: 6 }),
    )
    .map(([property, show, require]) => ({
      ...property,
      ...((show ?? require) && { 'x-when': { ...show, ...require } }),
    }));

const compare = fc.option(
  fc
    .tuple(fc.constantFrom('gt', 'gte', 'lt', 'lte', 'eq', 'ne'), name)
    .map(([operator, field]) => ({ [operator]: field })),
  { nil: undefined, freq: 3 },
);

const scalar: fc.Arbitrary<RegisterProperty> = around(
  fc.oneof(
    fc.record({
      type: fc.constant('string' as const),
      minLength: fc.integer({ min: 0, max: 2 }),
      maxLength: fc.integer({ min: 2, max: 4 }),
      'x-compare': compare,
    }),
    fc.record({ type: fc.constant('string' as const), format: formatName, 'x-compare': compare }),
    fc.record({
      type: fc.constant('string' as const),
      'x-mask': fc.constantFrom('99', 'A9', '*-*', 'aa', '9.9'),
      pattern: fc.constantFrom('.', '^[0-9A]'),
    }),
    fc.record({
      type: fc.constant('string' as const),
      enum: fc.constant(['A', 'B']),
      'x-labels': fc.constant({ A: 'Um', B: 'Dois' }),
    }),
    fc.record({ type: fc.constant('string' as const), 'x-secret': fc.constant(true as const) }),
    fc.record({ type: fc.constant('string' as const), const: fc.constantFrom('A', 'aa') }),
    fc.record({
      type: fc.constant('string' as const),
      'x-image': fc.constant({ types: ['image/png' as const], maxWidth: 10 }),
    }),
    fc.record({
      type: fc.constant('string' as const),
      'x-widget': fc.constant('file'),
      'x-file': fc.constant({ types: ['pdf' as const], maxSize: 1 }),
    }),
    fc.record({ type: fc.constant('string' as const), readOnly: fc.boolean() }),
    fc.record({ type: fc.constant('string' as const), 'x-computed': fc.constantFrom('{alfa}', '{nome}') }),
    fc.record({
      type: fc.constantFrom('integer' as const, 'number' as const),
      minimum: small,
      maximum: small,
      'x-except': small,
      'x-compare': compare,
    }),
    fc.record({
      type: fc.constant('number' as const),
      multipleOf: fc.constantFrom(0.5, 2),
      exclusiveMinimum: small,
      exclusiveMaximum: small,
    }),
    fc.record({ type: fc.constant('integer' as const), 'x-relation': fc.constant({ resource: 'unidade' }) }),
    fc.record({
      type: fc.constant('integer' as const),
      'x-relation': fc.constant({ resource: 'exemplo' }),
      'x-tree': fc.constant(true as const),
    }),
    fc.record({ type: fc.constant('boolean' as const) }),
  ),
).map((property) => ({ title: 'Campo', ...clean(property) }));

const list: fc.Arbitrary<RegisterProperty> = around(
  fc.oneof(
    fc.record({
      type: fc.constant('array' as const),
      'x-relation': fc.constant({ resource: 'unidade' }),
      minItems: fc.integer({ min: 0, max: 2 }),
    }),
    fc.record({
      type: fc.constant('array' as const),
      uniqueItems: fc.boolean(),
      maxItems: fc.integer({ min: 1, max: 3 }),
      items: fc.constant({ type: 'string' as const, maxLength: 2 }),
    }),
  ),
).map((property) => ({ title: 'Lista', ...clean(property) }));

const rowsOf = (property: fc.Arbitrary<RegisterProperty>): fc.Arbitrary<RegisterProperty> =>
  fc
    .record({
      properties: fc.dictionary(name, property, { minKeys: 1, maxKeys: 3 }),
      unique: fc.boolean(),
      minItems: fc.integer({ min: 0, max: 1 }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
    })
    .map(({ properties, unique, minItems, required }) => ({
      type: 'array',
      title: 'Linhas',
      'x-rows': true,
      minItems,
      items: {
        type: 'object',
        properties: unique ? withUnique(properties) : properties,
        required: required.filter((field) => field in properties),
        'x-unique': Object.keys(properties).length > 1 ? [Object.keys(properties).slice(0, 2)] : undefined,
      },
    }));

/** A definition whose fields say a lot of each other; nothing but its lowering has to make sense of it. */
export const definition: fc.Arbitrary<RegisterDefinition> = fc
  .record({
    properties: fc.dictionary(
      name,
      fc.oneof(
        { weight: 4, arbitrary: scalar },
        list,
        rowsOf(fc.oneof({ weight: 4, arbitrary: scalar }, rowsOf(scalar))),
      ),
      { minKeys: 1 },
    ),
    required: fc.uniqueArray(name, { maxLength: 3 }),
  })
  .map(({ properties, required }) =>
    registerWith(properties, { required: required.filter((field) => field in properties) }),
  );

const samples = fc.constantFrom<unknown>(
  'A',
  'B',
  'aa',
  '12',
  'A1',
  '9-A',
  '',
  '12345678909',
  '12.ABC.345/01DE-35',
  '2026-01-01',
  '2025-12-31',
  '08:00',
  '2026-01-01T00:00:00Z',
  '2026-01-01T01:00:00+03:00',
  'a@b.c',
  'https://a.b',
  '0 3 * * *',
  '89010000',
  0,
  1,
  2,
  -1,
  1.5,
  true,
  false,
  null,
  [],
  {},
  [1],
  [1, 2],
  [1, 1],
  ['a'],
  ['a', 'a'],
  'constructor',
  '😀',
);

/** A record, or something that is none: known names and others, values of every kind. */
export const record: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.dictionary(
      fc.oneof({ weight: 8, arbitrary: name }, fc.constantFrom('nome', 'id', 'outro', '__proto__')),
      fc.oneof(
        { weight: 3, arbitrary: samples },
        fc.array(
          fc.dictionary(
            name,
            fc.oneof(
              { weight: 4, arbitrary: samples },
              fc.array(fc.dictionary(name, samples), { maxLength: 2 }),
            ),
          ),
          { maxLength: 3 },
        ),
      ),
    ),
  },
  samples,
);

function withUnique(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([key, property], i) => [
      key,
      i === 0 ? { ...property, 'x-unique': true as const } : property,
    ]),
  );
}

const clean = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T;
