import { quote } from '#server/engine/model/names.ts';
import { seesField, type RegisterView } from '#server/engine/model/register-view.ts';
import { escapeLike } from '#server/base/db/has-words.ts';
import { containing, searchCondition, searchedWords } from './conditions.ts';
import type { SqlValues } from './sql-values.ts';

/**
 * What a choice contains; where the register declares no search, its label is searched. Who may not read the records
 * finds them only by what the choice shows: finding by the rest of the search would tell it, letter by letter.
 */
export const searchText = (
  { model }: RegisterView,
  text: string,
  label: string,
  values: SqlValues,
  reads: boolean,
): string => {
  const shown = `public.texto_busca(${label})`;
  if (!model.searchable) return containing(shown, text, values);
  const found = searchCondition(text, values);
  if (reads) return found;
  return [found, ...searchedWords(text).map((word) => containing(shown, word, values))].join(' and ');
};

/** What begins with the text in the first field of the register's order. */
export interface Prefix {
  /** Whether a record does. */
  readonly begins: string;
  /** Where the index of the order has them. */
  readonly stretch: string;
  readonly order: string;
}

/** None where the register is ordered by something else than a text. */
export const prefixOf = (view: RegisterView, text: string, values: SqlValues): Prefix | undefined => {
  const [first] = view.model.defaultSort;
  const field = first && view.model.fields.get(first.field);
  if (field?.kind !== 'text' || first?.direction !== 'asc' || !seesField(view, field.name)) return undefined;
  const column = `t.${quote(field.column)}`;
  return {
    begins: `coalesce(public.texto_busca(${column}) like public.texto_busca(${values.add(escapeLike(text))}) || '%', false)`,
    stretch: `${column} >= public.texto_busca(${values.add(text)}) and ${column} <= public.texto_busca(${values.add(text)}) || U&'\\FFFF'`,
    order: `order by ${column}, t.id`,
  };
};

/** Of what is found, no more are put in order: who finds as many as this types another letter. */
const mostOrdered = 200;

/**
 * The ids of what a search finds. Finding all, only to show the first, would read the whole of a large register: some
 * are enough. Those that begin with what was typed are looked for apart, in the stretch of the order where they stand
 * (U+FFFF comes after every letter in the order of ICU), so that the first of them are always among the found.
 */
export const someMatches = (from: string, where: string, prefix: Prefix | undefined): string => {
  const some = `(select t.id from ${from} t ${where} limit ${mostOrdered})`;
  return prefix
    ? `${some} union all (select t.id from ${from} t ${where} and ${prefix.stretch} ${prefix.order} limit ${mostOrdered})`
    : some;
};
