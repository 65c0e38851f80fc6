import type { Field } from '../field.ts';
import { cleanRecord } from './clean-record.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whose value stays. */
export type Keep = 'mine' | 'theirs';

/** A field that the other person changed; `both` when it was changed here too, to something else. */
interface Difference {
  field: Field;
  both: boolean;
}

/** Fields whose stored value is no longer the one that the form began with. */
export function differences(
  fields: readonly Field[],
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  const [was, typed, now] = [base, mine, theirs].map((values) => cleanRecord(fields, values));
  return fields
    .filter(({ kind, name }) => kind !== 'secret' && kind !== 'computed' && !same(was?.[name], now?.[name]))
    .map((field) => ({
      field,
      both: !same(typed?.[field.name], was?.[field.name]) && !same(typed?.[field.name], now?.[field.name]),
    }));
}

/** What was typed, with the other person's value wherever it was chosen, or wherever nothing was typed here. */
export function merge(
  changed: readonly Difference[],
  mine: Values,
  theirs: Values,
  keep: Readonly<Record<string, Keep>>,
): Record<string, unknown> {
  const taken = changed
    .filter(({ field: { name }, both }) => (keep[name] ?? (both ? 'mine' : 'theirs')) === 'theirs')
    .map(({ field }) => field.name);
  const take = (from: Values): Values => Object.fromEntries(taken.map((name) => [name, from[name]]));
  const [own = {}, other = {}] = [mine['rotulos'], theirs['rotulos']] as (Values | undefined)[];
  return { ...mine, ...take(theirs), rotulos: { ...own, ...take(other) } };
}

/** Rows are compared by what they hold; false and absent are the same yes or no. */
const same = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const plain = (value: unknown): string => JSON.stringify(value === false ? undefined : value) ?? '';
