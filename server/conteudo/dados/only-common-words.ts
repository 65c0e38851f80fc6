import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';

/** Whether a question of full text has no word left: those that link others ("de", "para") are in every text, and no index has them. */
export const onlyCommonWords = async (
  { db }: Pick<Ctx, 'db'>,
  query: RawBuilder<unknown>,
): Promise<boolean> => {
  const { rows } = await sql<{ vazia: boolean }>`select numnode(${query}) = 0 as vazia`.execute(db);
  return rows[0]?.vazia === true;
};
