import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job, work } from '#server/base/jobs/job.ts';
import { runJobs, type RunningJobs } from '#server/base/jobs/run-jobs.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { withoutDatabase } from '#tests/setup/database.ts';

const contar = job<{ n: number }>('contar');

let server: TestApp;
let db: Database;
let jobs: RunningJobs;
const done = new Set<number>();
let atEach: (n: number) => Promise<void> | void;

beforeAll(async () => {
  server = await startTestApp({ connections: 10 });
  const { connection, ports } = server.platform;
  ({ db } = connection);
  jobs = await runJobs(
    connection.pool,
    { db, ports, log: pino({ level: 'silent' }) },
    {
      works: [
        work(contar, async (_ctx, { n }) => {
          await atEach(n);
          done.add(n);
        }),
      ],
      schedule: '',
    },
  );
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const outage = (meanwhile: () => Promise<void>): Promise<void> =>
  withoutDatabase(server.platform.connection.pool.options.database ?? '', meanwhile);

const many = 60;
const fill = async (): Promise<void> => {
  done.clear();
  // All at once, or the first ones would cut the connection of the others.
  await inTransaction(db, async (trx) => {
    for (let n = 0; n < many; n++) await enqueue(trx, contar, { n });
  });
};
/** Of its own kind: what the world has to do by itself waits for a server that knows how. */
const left = async (): Promise<number> => {
  const { rows } = await server.platform.connection.pool.query<{ left: number }>(
    `select count(*)::int as left from graphile_worker._private_jobs j
     join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier = 'contar'`,
  );
  return rows[0]?.left ?? 0;
};
const untilEmpty = (): Promise<void> =>
  vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 60_000, interval: 50 });

it('um trabalho cujo fim o banco não ouviu não derruba o servidor, e a fila volta e termina', async () => {
  const cuts = new Set([5, 6, 25]);
  // At the very end of the job: what fails is telling that it is done.
  atEach = async (n) => {
    if (cuts.delete(n)) await outage(() => Promise.resolve());
  };
  await fill();
  await untilEmpty();
  expect(done.size).toBe(many);
});

it('o banco fora por um tempo para a fila, que volta sozinha', async () => {
  atEach = () => undefined;
  await fill();
  await outage(() => expect(left()).rejects.toThrow());
  await untilEmpty();
  expect(done.size).toBe(many);
});

it('o fim de muitos que o banco não ouve ao mesmo tempo não para a fila para sempre', async () => {
  const { pool } = server.platform.connection;
  await pool.query(
    `create function esperar() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock_shared(1); return old; end $$`,
  );
  await pool.query(
    'create trigger esperar before delete on graphile_worker._private_jobs for each row execute function esperar()',
  );
  // gives the lock back by dying with the others
  const holder = await pool.connect();
  holder.on('error', () => holder.release(true));
  await holder.query('select pg_advisory_lock(1)');
  atEach = () => undefined;
  await fill();
  await vi.waitFor(() => expect(done.size).toBeGreaterThan(6), { timeout: 20_000, interval: 20 });
  await outage(() => Promise.resolve());
  await untilEmpty();
  expect(done.size).toBe(many);
});

it('o que um processo que morreu tinha em mãos volta à fila', async () => {
  atEach = () => undefined;
  done.clear();
  await enqueue(db, contar, { n: 1 }, { runAt: new Date('2999-01-01') });
  const dead = `pool-${randomBytes(9).toString('hex')}`;
  await server.platform.connection.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', run_at = now()`,
    [dead],
  );
  const { connection, ports } = server.platform;
  const other = await runJobs(
    connection.pool,
    { db, ports, log: pino({ level: 'silent' }) },
    { works: [], schedule: '' },
  );
  await untilEmpty();
  await other.stop();
  expect([...done]).toEqual([1]);
});
