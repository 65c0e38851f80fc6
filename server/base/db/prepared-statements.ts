import { createHash } from 'node:crypto';
import pg from 'pg';
import { inStep, nameOfStatement, traced } from '#server/base/traces.ts';

/** A statement is prepared from this use on: one of a single use would only fill the memory of the database. */
const usesBeforePreparing = 5;
/** Each connection keeps what it prepared until it ends; this bounds what it keeps. */
const mostPrepared = 250;
/** Texts whose uses are still being counted. */
const mostCounted = 5000;

/** A search within texts: a common word and a rare one want different plans, so it is planned with its words. */
const searchesText = (text: string): boolean => text.includes(" like '%'") || text.includes(' @@ ');

type Query = (text: unknown, values?: readonly unknown[], ...rest: unknown[]) => unknown;

/**
 * Prepares the statements that are used again and again, on every connection given to `prepareOn`. Planning the
 * statements of a request costs PostgreSQL several times what running them does; a prepared one is planned once
 * for each connection.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  #changes = 0;

  /** From now on the client prepares what is used often; the driver does the rest by the name of the statement. */
  prepareOn(client: pg.PoolClient): void {
    const plain = client.query.bind(client) as Query;
    const query: Query = (text, values, ...rest) => {
      // Calls with a callback (those of the pool itself) and without a list of values stay as they are.
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0)
        return plain(text, values, ...rest);
      if (traced())
        return inStep(nameOfStatement(text), () => send(text, values) as Promise<unknown>, {
          especie: 'consulta',
          atributos: { 'db.system.name': 'postgresql' },
        });
      return send(text, values);
    };
    const send = (text: string, values: readonly unknown[]): unknown => {
      // Without values it may be several statements at once, which cannot be prepared.
      if (values.length === 0 && !text.startsWith('select ')) return plain(text, values);
      const name = this.#nameOf(text);
      if (name === undefined) return plain(text, values);
      return (plain({ name, text, values }) as Promise<pg.QueryResult>).catch((error: unknown) => {
        if (!isOutdated(error)) throw error;
        this.#rename(text);
        if (client.getTransactionStatus() !== 'I') throw error;
        return plain(text, values);
      });
    };
    client.query = query as pg.PoolClient['query'];
  }

  #nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= mostPrepared || searchesText(text)) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses >= usesBeforePreparing) return this.#rename(text);
    if (this.#uses.size >= mostCounted) this.#uses.clear();
    this.#uses.set(text, uses);
    return undefined;
  }

  #rename(text: string): string {
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 30);
    const name = `${digest}-${++this.#changes}`;
    this.#uses.delete(text);
    this.#names.set(text, name);
    return name;
  }
}

/** A register changed its table, and what a prepared statement answers would change with it. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
