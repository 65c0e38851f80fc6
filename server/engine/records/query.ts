import { CompiledQuery } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { Ctx } from '#server/http/context.ts';
import type { SqlValues } from './sql-values.ts';

const plain = new WeakMap<Database, Database>();

/** The same connection, or transaction, without plug-ins; made once for each. */
const plainOf = (db: Database): Database => {
  const made = plain.get(db) ?? db.withoutPlugins();
  plain.set(db, made);
  return made;
};

/**
 * Runs a statement made of texts of definitions and of placeholders. Columns already come with the names of the
 * fields, so the plug-in that renames them stays out of the way.
 */
export const runQuery = async <R>(
  { db }: Pick<Ctx, 'db'>,
  text: string,
  values?: SqlValues,
): Promise<readonly R[]> => {
  const { rows } = await plainOf(db).executeQuery<R>(CompiledQuery.raw(text, values ? [...values.list] : []));
  return rows;
};
