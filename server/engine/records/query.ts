import { runPlain } from '#server/base/db/run-plain.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { SqlValues } from './sql-values.ts';

/** Runs a statement made of texts of definitions and of placeholders; its columns have the names of the fields. */
export const runQuery = <R>(
  { db }: Pick<Ctx, 'db'>,
  text: string,
  values?: SqlValues,
): Promise<readonly R[]> => runPlain(db, text, values?.list);
