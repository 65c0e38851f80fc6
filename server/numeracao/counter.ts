import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** Where a number comes from: one row of the register of counters. */
export interface Counter {
  readonly chave: string;
  /** 0 where the sequence does not restart each year. */
  readonly ano: number;
  /** What people read in the register of counters. */
  readonly descricao: string;
  /** The number that a new sequence gives first. */
  readonly inicio: number;
}

/** The number that the counter would give now, without taking it. */
export const peekNumber = async (db: Database, { chave, ano, inicio }: Counter): Promise<number> => {
  const row = await db
    .selectFrom('registro.numeracao')
    .select('ultimo')
    .where('chave', '=', chave)
    .where('ano', '=', ano)
    .executeTakeFirst();
  return row?.ultimo == null ? inicio : row.ultimo + 1;
};

/**
 * Takes the next number. The counter stays locked until the transaction ends: who fails gives the number back,
 * and so there are no gaps. It is the last lock that an act takes.
 * @param from goes past what is before it, as numbers that another sequence gave.
 */
export const takeNumber = async (
  db: Database,
  { chave, ano, descricao, inicio }: Counter,
  from = 0,
): Promise<number> => {
  const { rows } = await sql<{ ultimo: number }>`
    insert into registro.numeracao as c (chave, ano, descricao, ultimo) values (${chave}, ${ano}, ${descricao}, ${Math.max(inicio, from)})
    on conflict (chave, ano) do update set ultimo = greatest(c.ultimo + 1, ${from}) returning ultimo`.execute(
    db,
  );
  return rows[0]?.ultimo ?? inicio;
};
