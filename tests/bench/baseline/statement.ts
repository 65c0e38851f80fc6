import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** One statement that the product ran, with what it was given and what it answered. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** First row of the answer, once it came. */
  first: Readonly<Record<string, unknown>> | undefined;
}

const recording = new AsyncLocalStorage<Statement[]>();

/**
 * Runs the work and answers every statement that it sent, in order; other work of the process is not recorded. Once
 * done nothing is followed any more: following every promise of the process would be measured with it.
 */
export const recordStatements = async (work: () => Promise<void>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  try {
    await recording.run(statements, work);
  } finally {
    recording.disable();
  }
  return statements;
};

type Query = (this: pg.Client, text: unknown, values?: unknown[], ...rest: unknown[]) => unknown;

/** Listens at the door of the driver, for the whole life of the process; it costs one look when nothing is recorded. */
export const listenToDriver = (): void => {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function query(text, values, ...rest) {
    const answer = original.call(this, text, values, ...rest);
    const statements = recording.getStore();
    const sent = typeof text === 'string' ? { text, values: values ?? [] } : (text as pg.QueryConfig);
    if (!statements || typeof sent.text !== 'string') return answer;
    const statement: Statement = { text: sent.text, values: sent.values ?? [], first: undefined };
    statements.push(statement);
    return (answer as Promise<pg.QueryResult>).then((result) => {
      statement.first = result.rows[0] as Statement['first'];
      return result;
    });
  };
};
