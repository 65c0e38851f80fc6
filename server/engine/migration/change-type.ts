import { qualified, quote } from '../model/names.ts';
import type { Guard } from './plan.ts';
import type { ColumnShape, ColumnType } from './table-shape.ts';

interface TypeChange {
  readonly guards: readonly Guard[];
  readonly statements: readonly string[];
}

type Pair = `${ColumnType}>${ColumnType}`;
type Condition = (column: string) => string;

const always: Condition = () => 'true';
const fitsInt4: Condition = (column) => `${column} between -2147483648 and 2147483647`;
const isWhole: Condition = (column) => `${column} = trunc(${column})`;
const matches =
  (pattern: string): Condition =>
  (column) =>
    `${column} ~ '${pattern}'`;
const both =
  (one: Condition, other: Condition): Condition =>
  (column) =>
    `${one(column)} and ${other(column)}`;

/** Which values survive a change of type; pairs that are not here keep none. */
const survives: Partial<Record<Pair, Condition>> = {
  'integer>bigint': always,
  'integer>numeric': always,
  'bigint>numeric': always,
  'bigint>integer': fitsInt4,
  'numeric>integer': both(isWhole, fitsInt4),
  'numeric>bigint': both(isWhole, (column) => `abs(${column}) < 9007199254740992`),
  'integer>text': always,
  'bigint>text': always,
  'numeric>text': always,
  'boolean>text': always,
  'text>integer': matches('^-?[0-9]{1,9}$'),
  'text>bigint': matches('^-?[0-9]{1,15}$'),
  'text>numeric': matches('^-?[0-9]{1,15}([.][0-9]{1,10})?$'),
  'text>date': matches('^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$'),
  'date>timestamptz': always,
};

/**
 * Changes the type of a column, keeping every value that means the same in the new one. Values that do not are
 * what the guard counts; where losing them is accepted they become empty.
 */
export const changeType = (table: string, old: ColumnShape, next: ColumnShape): TypeChange => {
  const pair = `${old.type}>${next.type}` as const;
  const column = quote(old.name);
  const condition = survives[pair]?.(column) ?? 'false';
  const converted = `${column}::${next.type}`;
  const target = `alter table ${qualified(table)} alter column ${column}`;
  const guards: Guard[] = [];
  if (condition !== 'true')
    guards.push({
      reason: 'tipoIncompativel',
      query: `select count(*)::int as quantos, (array_agg(id order by id))[1:5] as exemplos from ${qualified(table)}
        where ${column} is not null and not (${condition})`,
      pointer: next.pointer,
      data: { campo: next.title, limite: next.type },
      makeWay: next.notNull && next.default === undefined ? undefined : [],
    });
  const empty = next.default ?? 'null';
  const value =
    condition === 'false' ? `${empty}` : `case when ${condition} then ${converted} else ${empty} end`;
  return {
    guards,
    statements: [
      ...(old.default === undefined ? [] : [`${target} drop default`]),
      ...(old.notNull && !next.notNull ? [`${target} drop not null`] : []),
      `${target} type ${next.type} using (${condition === 'true' ? converted : value})::${next.type}`,
    ],
  };
};
