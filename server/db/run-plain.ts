import { CompiledQuery } from 'kysely';
import type { Database } from './connect.ts';
import { connectionOf } from './transaction.ts';

const plain = new WeakMap<Database, Database>();

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
  const query = CompiledQuery.raw(text, [...values]);
  const { rows } = await (connectionOf(db)?.executeQuery<R>(query) ?? plainOf(db).executeQuery<R>(query));
  return rows;
};
