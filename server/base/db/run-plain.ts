import { CompiledQuery } from 'kysely';
import type { Database } from './connect.ts';
import { connectionOf } from './transaction.ts';

const plain = new WeakMap<Database, Database>();

/** What Kysely tells plug-ins of a statement; here there are none, and making it anew for each would cost. */
const { query, queryId } = CompiledQuery.raw('');

/** The same connection, or transaction, without plug-ins; made once for each. */
const plainOf = (db: Database): Database => {
  const made = plain.get(db) ?? db.withoutPlugins();
  plain.set(db, made);
  return made;
};

/** Runs a text with its values as it is: its columns already have the names that they are read by. */
export const runPlain = async <R>(
  db: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly R[]> => {
  const statement = { sql: text, parameters: values, query, queryId };
  const { rows } = await (connectionOf(db)?.executeQuery<R>(statement) ??
    plainOf(db).executeQuery<R>(statement));
  return rows;
};
