import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { readSealLine } from './seal-line.ts';

/** A seal that was kept away from the database. */
export interface Anchor {
  readonly id: number;
  readonly hash: string;
}

/** The seals that a file or a word of the terminal brings; undefined where it brings none. */
export const anchorOf = async (given: string): Promise<readonly Anchor[] | undefined> => {
  const typed = readSealLine(given);
  if (typed) return [typed];
  const text = await readFile(given, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const seals = text
    .split('\n')
    .map(readSealLine)
    .filter((seal) => seal !== undefined);
  return seals.length === 0 ? undefined : seals;
};

/** The seals that the database does not have as they were kept: whoever may write there made them anew, or took them out. */
export const compareSeals = async (db: Database, kept: readonly Anchor[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select k.id from unnest(${kept.map(({ id }) => id)}::bigint[], ${kept.map(({ hash }) => hash)}::text[]) k (id, hash)
    where not exists (select from selo s where s.id = k.id and encode(s.hash, 'hex') = k.hash) order by k.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
