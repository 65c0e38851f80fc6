import { CompiledQuery } from 'kysely';
import type { Ctx } from '#server/http/context.ts';
import type { SqlValues } from './sql-values.ts';

/**
 * Runs a statement made of texts of definitions and of placeholders. Columns already come with the names of the
 * fields, so the plug-in that renames them stays out of the way.
 */
export const runQuery = async <R>(
  { db }: Pick<Ctx, 'db'>,
  text: string,
  values?: SqlValues,
): Promise<readonly R[]> => {
  const { rows } = await db
    .withoutPlugins()
    .executeQuery<R>(CompiledQuery.raw(text, values ? [...values.list] : []));
  return rows;
};
