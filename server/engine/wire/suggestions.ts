import type { Ctx } from '#server/http/context.ts';
import { hasColumn, type Field } from '../model/field.ts';
import { quote } from '../model/names.ts';
import { onceFor } from '../model/once-for.ts';
import type { RegisterView } from '../model/register-view.ts';
import { runQuery } from '../records/query.ts';

/** What the form of a new record starts with because a register of one record says so (`x-suggest`); by field. */
export const suggestionsFor = async (ctx: Ctx, view: RegisterView): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {};
  for (const { name, from, column } of sources(view)) {
    const [row] = await runQuery<{ valor: unknown }>(
      ctx,
      `select ${column} as valor from ${from} order by id limit 1`,
    );
    if (row && row.valor !== null) found[name] = row.valor;
  }
  return found;
};

/** Where each suggestion comes from, in SQL. */
const sources = onceFor(({ writable, models }: RegisterView) =>
  writable.flatMap(({ name, property }) => {
    const { resource = '', field = '' } = property['x-suggest'] ?? {};
    const target = models.get(resource);
    const source: Field | undefined = target?.fields.get(field);
    return target && source && hasColumn(source)
      ? [{ name, from: target.from, column: quote(source.column) }]
      : [];
  }),
);
