import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartRefusal } from '#server/base/start-refusal.ts';

/** Looks: of several connections that stand behind, the same may come back by chance. */
const looks = 3;
/** Milliseconds that a second connection may have to wait for its turn. */
const longestWait = 10_000;

/** A connection, as far as it is asked here. */
export interface Asked {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
  end(): Promise<void>;
}

interface Seen {
  readonly pid: number;
  readonly sinal: string | null;
}

/** Another client over the same address. */
export const anotherClient = (database: pg.ClientConfig) => async (): Promise<Asked> => {
  const client = new pg.Client({
    ...database,
    application_name: 'malote-inicio',
    connectionTimeoutMillis: longestWait,
    query_timeout: longestWait,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/**
 * Refuses what hands out another connection for each transaction: locks, prepared statements and what is listened to would be of
 * whoever comes next. Another client takes what is free between two statements of this one; a connection of one's own is the same
 * afterwards, with what was set in it.
 * @throws {StartRefusal}
 */
export const requireSession = async (client: Asked, another: () => Promise<Asked>): Promise<void> => {
  for (let look = 0; look < looks; look += 1) {
    const sign = randomUUID();
    const mine = await seen(client, `set_config('malote.sinal', '${sign}', false)`);
    const other = await another();
    try {
      await other.query('begin').catch((cause: unknown) => {
        throw new StartRefusal('bancoSemSessao', {}, cause);
      });
      const { pid } = await seen(other, keptSign);
      const after = pid === mine.pid ? undefined : await seen(client, keptSign);
      if (after?.pid !== mine.pid || after.sinal !== sign) throw new StartRefusal('bancoSemSessao');
    } finally {
      await other.end().catch(() => undefined);
    }
  }
};

const keptSign = `current_setting('malote.sinal', true)`;

const seen = async (client: Asked, sign: string): Promise<Seen> => {
  const { rows } = await client.query(`select pg_backend_pid() as pid, ${sign} as sinal`);
  const [row] = rows as readonly Seen[];
  if (!row) throw new Error('a query without an answer');
  return row;
};
