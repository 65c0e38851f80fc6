import { qualified, quote } from '../model/names.ts';
import type { Guard } from './plan.ts';
import type { ColumnShape, ColumnType } from './table-shape.ts';

interface TypeChange {
  readonly guards: readonly Guard[];
  readonly statements: readonly string[];
}

/** Which values survive a change of type, as a condition over `$` (the column); absent pairs keep none. */
const survives: Partial<Record<`${ColumnType}>${ColumnType}`, string>> = {
  'integer>bigint': 'true',
  'integer>numeric': 'true',
  'bigint>numeric': 'true',
  'bigint>integer': '$ between -2147483648 and 2147483647',
  'numeric>integer': '$ = trunc($) and $ between -2147483648 and 2147483647',
  'numeric>bigint': '$ = trunc($) and abs($) < 9007199254740992',
  'integer>text': 'true',
  'bigint>text': 'true',
  'numeric>text': 'true',
  'boolean>text': 'true',
  'text>integer': `$ ~ '^-?[0-9]{1,9}$'`,
  'text>bigint': `$ ~ '^-?[0-9]{1,15}$'`,
  'text>numeric': `$ ~ '^-?[0-9]{1,15}([.][0-9]{1,10})?$'`,
  'text>date': `$ ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$'`,
  'date>timestamptz': 'true',
};

/** Conversions that a plain cast would write otherwise than the wire does. */
const conversions: Partial<Record<`${ColumnType}>${ColumnType}`, string>> = {
  'boolean>text': `case when $ then 'true' else 'false' end`,
};

/**
 * Changes the type of a column, keeping every value that means the same in the new one. Values that do not are
 * what the guard counts; where losing them is accepted they become empty.
 */
export const changeType = (table: string, old: ColumnShape, next: ColumnShape): TypeChange => {
  const pair = `${old.type}>${next.type}` as const;
  const column = quote(old.name);
  const condition = (survives[pair] ?? 'false').replaceAll('$', column);
  const converted = (conversions[pair] ?? `$::${next.type}`).replaceAll('$', column);
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
