import pg from 'pg';
import { expect, vi } from 'vitest';
import type { TestApp } from '#tests/setup/app.ts';

/** Connections of this database that wait for a lock. */
const waitingFor = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

type Work<T> = (waiting: (many: number) => Promise<void>, cut: () => Promise<void>) => Promise<T>;

/**
 * Holds a content as another act on it would, while `work` asks for it.
 * @param work gets how to wait until so many requests wait, and how to cut their connections
 */
export const withHeldContent = <T>(server: TestApp, id: number, work: Work<T>): Promise<T> =>
  withHeld(server, { text: 'select from conteudo where id = $1 for update', values: [id] }, work);

/** Holds what a query locks, while `work` asks for it. */
export const withHeld = async <T>(
  { platform }: TestApp,
  lock: { readonly text: string; readonly values?: unknown[] },
  work: Work<T>,
): Promise<T> => {
  // beside the connections of the server: it has few, and whoever waits needs them
  const { options } = platform.connection.pool;
  const [holder, watcher] = [new pg.Client(options), new pg.Client(options)];
  await Promise.all([holder.connect(), watcher.connect()]);
  try {
    await holder.query('begin');
    await holder.query(lock);
    return await work(
      (many) =>
        vi.waitFor(async () => {
          const { rows } = await watcher.query<{ many: number }>(
            `select count(*)::int as many ${waitingFor}`,
          );
          expect(rows[0]?.many).toBe(many);
        }, 20_000),
      async () => void (await watcher.query(`select pg_terminate_backend(pid) ${waitingFor}`)),
    );
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
  }
};
