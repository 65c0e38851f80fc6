import fc from 'fast-check';

/** A value nested deeper than anything that has a use. */
const deep = (levels: number): unknown => {
  let value: unknown = 'fundo';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { content: value };
  return value;
};

/** What each place of a request gets, every time. */
const always: readonly unknown[] = [
  'a\u0000b',
  2 ** 31,
  2 ** 63,
  '2026-99-99',
  [],
  {},
  [null],
  ['a\u0000b'],
  null,
];

/** What a place may get: types, bounds, unicode, size. */
const sometimes = fc.oneof(
  fc.constantFrom<unknown>(
    '\ud800',
    '\u202e💥\ufeff',
    '',
    ' ',
    true,
    -1,
    0,
    1.5,
    -(2 ** 63),
    1e308,
    '2026-13-01T25:61:61Z',
    '9999999-12-31',
    '9223372036854775808',
    "'; drop table conteudo; --",
    { $ne: null },
    { toString: 'x', constructor: null },
    [[[]]],
    [{}],
    [{ id: 2 ** 31 }],
    [1, 1, 'x'],
    'x'.repeat(70_000),
    deep(3_000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer(),
  fc.jsonValue(),
);

/** The values that one place gets: the same for the same seed. */
export const hostileValues = (seed: number, more: number): readonly unknown[] => [
  ...always,
  ...fc.sample(sometimes, { seed, numRuns: more }),
];

/** The same as what an address can carry. */
export const hostileTexts: readonly string[] = [
  '%00',
  'a%00b',
  '0',
  '-1',
  '1.5',
  '2147483648',
  '9223372036854775808',
  '1e400',
  '2026-99-99',
  '2026-99-99T99:99:99Z',
  '%F0%9F%92%A5%E2%80%AE',
  '%25',
  '%27',
  '%5C',
  '%7B%7D',
  '%5B%5D',
  'x'.repeat(3_000),
];

type Shape = Readonly<Record<string, unknown>>;

/** An ordinary value of a shape, from which one place at a time is then altered. */
export const ordinary = (shape: Shape, find: (ref: string) => Shape, level = 0): unknown => {
  if (typeof shape['$ref'] === 'string') return ordinary(find(shape['$ref']), find, level);
  if ('const' in shape) return shape['const'];
  if (Array.isArray(shape['enum'])) return shape['enum'][0];
  const choices = (shape['anyOf'] ?? shape['oneOf']) as readonly Shape[] | undefined;
  if (choices?.[0] && !shape['properties']) return ordinary(choices[0], find, level);
  const type = Array.isArray(shape['type']) ? (shape['type'] as unknown[])[0] : shape['type'];
  if (type === 'integer' || type === 'number') return shape['minimum'] ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return level > 6 ? [] : [ordinary((shape['items'] ?? {}) as Shape, find, level + 1)];
  if (type === 'object' || shape['properties'])
    return level > 6
      ? {}
      : Object.fromEntries(
          Object.entries((shape['properties'] ?? {}) as Record<string, Shape>).map(([name, inner]) => [
            name,
            ordinary(inner, find, level + 1),
          ]),
        );
  const format = shape['format'];
  if (format === 'date') return '2026-11-23';
  if (format === 'date-time') return '2026-11-23T12:00:00Z';
  return 'texto'.padEnd(Number(shape['minLength'] ?? 0), 'o');
};

type Place = readonly (string | number)[];

/** Every place of a value, the whole of it first. */
export const placesOf = (value: unknown, at: Place = []): readonly Place[] => [
  at,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

/** The value with another in one place. */
export const altered = (value: unknown, [key, ...rest]: Place, other: unknown): unknown => {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((inner, index) => (index === key ? altered(inner, rest, other) : (inner as unknown)));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: altered(record[key], rest, other) };
};
