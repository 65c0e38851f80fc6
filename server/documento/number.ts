import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** Where a number comes from: one counter for each type and unit, restarted each year. */
export interface Counter {
  readonly chave: string;
  readonly ano: number;
}

/** The number that the counter would give now, without taking it. */
export const peekNumber = async (db: Database, { chave, ano }: Counter): Promise<number> => {
  const row = await db
    .selectFrom('contador')
    .select('ultimo')
    .where('chave', '=', chave)
    .where('ano', '=', ano)
    .executeTakeFirst();
  return (row?.ultimo ?? 0) + 1;
};

/**
 * Takes the next number. The counter stays locked until the transaction ends: who fails gives the number back,
 * and so there are no gaps. It is the last lock that an act takes.
 */
export const takeNumber = async (db: Database, { chave, ano }: Counter): Promise<number> => {
  const { rows } = await sql<{ ultimo: number }>`
    insert into contador as c (chave, ano, ultimo) values (${chave}, ${ano}, 1)
    on conflict (chave, ano) do update set ultimo = c.ultimo + 1 returning ultimo`.execute(db);
  return rows[0]?.ultimo ?? 0;
};

/** Fills a numbering mask such as `{sequencia}/{ano}-{unidade}`. */
export const formatNumber = (
  mask: string,
  parts: { sequencia: number; ano: number; unidade: string; sigla: string },
): string =>
  mask.replaceAll(
    /\{(sequencia|ano|unidade|sigla)(?::(\d{1,2}))?\}/g,
    (_whole, name: keyof typeof parts, width?: string) =>
      String(parts[name]).padStart(Number(width ?? 0), '0'),
  );
