import type pg from 'pg';
import type { Statement } from './statement.ts';

/** What stands in the place of a recorded value in this run: ids, keys, numbers and digests that may not repeat. */
export type Substitutions = Map<string | number, string | number>;

/**
 * Runs the recorded statements again over the pool, one after the other: those of a transaction on one connection, the
 * others on any, as the product does, and prepared as in the product, since the connections are the same. The id that an
 * insert answered then stands for the one that it answers now.
 */
export const replay = async (
  pool: pg.Pool,
  statements: readonly Statement[],
  substitutions: Substitutions = new Map(),
): Promise<unknown[]> => {
  const answers: unknown[] = [];
  let client: pg.PoolClient | undefined;
  try {
    for (const { text, values, first } of statements) {
      if (text === 'begin') client = await pool.connect();
      const rows = await ask(client ?? pool, text, substituted(values, substitutions));
      answers.push(rows);
      if (text === 'commit') {
        client?.release();
        client = undefined;
      }
      if (substitutions.size > 0 && text.startsWith('insert')) learn(substitutions, first, rows[0]);
    }
    return answers;
  } finally {
    client?.release(true);
  }
};

type Row = Record<string, unknown>;

/** What opens and ends a transaction goes without values, as the product sends it. */
const ask = async (
  on: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> => {
  if (!('totalCount' in on)) {
    const { rows } = await (text === 'begin' || text === 'commit'
      ? on.query<Row>(text)
      : on.query<Row>(text, [...values]));
    return rows;
  }
  const client = await on.connect();
  try {
    return await ask(client, text, values);
  } finally {
    client.release();
  }
};

const substituted = (values: readonly unknown[], substitutions: Substitutions): readonly unknown[] =>
  substitutions.size === 0 ? values : values.map((value) => substitute(value, substitutions));

const learn = (substitutions: Substitutions, before: Statement['first'], now: Statement['first']): void => {
  const from = before?.['id'];
  const to = now?.['id'];
  if (
    (typeof from === 'number' || typeof from === 'string') &&
    (typeof to === 'number' || typeof to === 'string')
  )
    substitutions.set(from, to);
};

const substitute = (value: unknown, substitutions: Substitutions): unknown => {
  if (typeof value === 'number') return substitutions.get(value) ?? value;
  if (Buffer.isBuffer(value)) {
    const hex = substitutions.get(value.toString('hex'));
    return typeof hex === 'string' ? Buffer.from(hex, 'hex') : value;
  }
  if (typeof value !== 'string') return value;
  let text = value;
  for (const [from, to] of substitutions) text = text.replaceAll(String(from), String(to));
  return text;
};
