import type { Ctx } from '#server/base/http/context.ts';
import { hasColumn } from '#server/engine/model/field.ts';
import { quote } from '#server/engine/model/names.ts';
import { onceFor } from '#server/engine/model/once-for.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { runQuery } from '#server/engine/records/query.ts';

/** What the form of a new record starts with because a register of one record says so (`x-suggest`), by field. */
export type Suggestions = Readonly<Record<string, unknown>>;

/** Reads what all these registers are suggested in one statement; where none is suggested anything, in none. */
export const readSuggestions = async (
  ctx: Ctx,
  views: readonly RegisterView[],
): Promise<(view: RegisterView) => Suggestions> => {
  const wanted = [...new Set(views.flatMap((view) => sources(view).map(({ sql }) => sql)))];
  if (wanted.length === 0) return () => ({});
  const columns = wanted.map((sql, index) => `(${sql}) as s${index}`);
  const [row] = await runQuery<Record<string, unknown>>(ctx, `select ${columns.join(', ')}`);
  const found = new Map(wanted.map((sql, index) => [sql, row?.[`s${index}`] ?? undefined]));
  return (view) =>
    Object.fromEntries(
      sources(view).flatMap(({ name, sql }) => {
        const value = found.get(sql);
        return value === undefined ? [] : [[name, value]];
      }),
    );
};

/** Where the suggestion of each field comes from, in SQL. */
const sources = onceFor(({ writable, models }: RegisterView) =>
  writable.flatMap(({ name, property }) => {
    const { resource = '', field = '' } = property['x-suggest'] ?? {};
    const target = models.get(resource);
    const source = target?.fields.get(field);
    if (!target || !source || !hasColumn(source)) return [];
    return [{ name, sql: `select ${quote(source.column)} from ${target.from} order by id limit 1` }];
  }),
);
