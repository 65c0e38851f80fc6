import type { Database } from './connect.ts';

/**
 * Keeps in memory what is read by a key that changes whenever the thing does (an id with its version), for as long as the
 * process works on the same database. Inside a transaction nothing is kept: what it sees may yet be undone. Nor is what
 * was not found.
 */
export const keptPerDatabase = <T>(most: number) => {
  const kept = new WeakMap<Database, Map<string, T>>();
  return async (db: Database, key: string, read: () => Promise<T>): Promise<T> => {
    if (db.isTransaction) return read();
    const mine = kept.get(db) ?? new Map<string, T>();
    kept.set(db, mine);
    const known = mine.get(key);
    if (known !== undefined) return known;
    const value = await read();
    if (value === undefined) return value;
    if (mine.size >= most) mine.clear();
    mine.set(key, value);
    return value;
  };
};
