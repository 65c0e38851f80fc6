import { CompiledQuery } from 'kysely';
import type { Database } from './connect.ts';

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
  const { rows } = await plainOf(db).executeQuery<R>(CompiledQuery.raw(text, [...values]));
  return rows;
};
