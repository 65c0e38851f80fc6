import { qualified, quote } from '#server/engine/model/names.ts';
import type { Guard } from './plan.ts';
import type { ColumnShape, ColumnType } from './table-shape.ts';

interface TypeChange {
  /** The value that each record keeps, as SQL over the column before it changes. */
  readonly kept: string;
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
/** Days of the calendar, leap years and all; a cast would stop the query at the first one that does not exist. */
const isDay: Condition = (column) => {
  const inAnyMonth = '(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])';
  const inLongMonths = '(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31';
  const leap = '([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29';
  const days = matches(`^([0-9]{4}-(${inAnyMonth}|${inLongMonths})|${leap})$`);
  return `${days(column)} and ${column} !~ '^0000'`;
};

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
  // Only the form in which the number would be written back: 007 is a code, and 7 is another one.
  'text>integer': matches('^(0|-?[1-9][0-9]{0,8})$'),
  'text>bigint': matches('^(0|-?[1-9][0-9]{0,14})$'),
  'text>numeric': both(
    matches('^(0|-?[1-9][0-9]{0,14}|-?(0|[1-9][0-9]*)[.][0-9]*[1-9])$'),
    (column) => `char_length(${column}) <= 16`,
  ),
  'text>date': isDay,
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
  const kept = condition === 'true' ? converted : `(${value})::${next.type}`;
  return {
    kept,
    guards,
    statements: [
      ...(old.default === undefined ? [] : [`${target} drop default`]),
      ...(old.notNull && !next.notNull ? [`${target} drop not null`] : []),
      `${target} type ${next.type} using ${kept}`,
    ],
  };
};
