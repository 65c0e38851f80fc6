import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Where a number comes from: one row of the register of counters. */
export interface Counter {
  readonly chave: string;
  /** 0 where the sequence does not restart each year. */
  readonly ano: number;
  /** What people read in the register of counters. */
  readonly descricao: string;
  /** The number that a new sequence gives first; one that restarts with the year goes on from 1. */
  readonly inicio: number;
}

/** The number that the counter would give now, without taking it. */
export const peekNumber = async (db: Database, counter: Counter): Promise<number> => {
  const { rows } = await sql<{ proximo: number }>`
    select coalesce((select ultimo + 1 from registro.numeracao where chave = ${counter.chave} and ano = ${counter.ano}),
      ${firstNumber(counter)}) as proximo`.execute(db);
  return rows[0]?.proximo ?? counter.inicio;
};

/** Where a sequence begins: the first number continues what was numbered elsewhere, once; in the next years it is 1. */
const firstNumber = ({ chave, ano, inicio }: Counter): RawBuilder<number> => sql<number>`
  case when exists (select from registro.numeracao where chave = ${chave} and ano < ${ano}::integer and ano > 0)
    then 1 else ${inicio}::integer end`;

/**
 * Takes the next number. The counter stays locked until the transaction ends: who fails gives the number back,
 * and so there are no gaps. It is the last lock that an act takes.
 * @param from goes past what is before it, as numbers that another sequence gave.
 */
export const takeNumber = async (db: Database, counter: Counter, from = 0): Promise<number> => {
  const { chave, ano, descricao, inicio } = counter;
  const { rows } = await sql<{ ultimo: number }>`
    insert into registro.numeracao as c (chave, ano, descricao, ultimo) values (${chave}, ${ano}, ${descricao},
      greatest(${firstNumber(counter)}, ${from}::integer))
    on conflict (chave, ano) do update set ultimo = greatest(c.ultimo + 1, ${from}::integer) returning ultimo`.execute(
    db,
  );
  return rows[0]?.ultimo ?? inicio;
};
