import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Makes whoever asks for the same thing wait until this transaction ends: two saves at once would not see each other. */
export const oneAtATime = async ({ db }: { readonly db: Database }, thing: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${thing}))`.execute(db);
};
