import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';

// One number for all versions: two Malotes of different versions must see each other.
const lock = 718_281_828;

/** Who keeps a PostgreSQL running: a server, or a command of the terminal that found none and ends soon. */
export type Holder = 'servidor' | 'comando';

type GuardResult =
  | { readonly kind: 'mine'; readonly client: pg.Client }
  | { readonly kind: 'taken'; readonly by: string; readonly holder: Holder | undefined }
  | { readonly kind: 'unreachable'; readonly cause: unknown };

/**
 * The lock of the data folder: an advisory lock held by one connection for as long as this process lives. Unlike a
 * file with a process number it ends with the process whatever ended it, is true across containers, and never
 * mistakes a reused number.
 */
export const takeGuard = async (socketFolder: string, holder: Holder = 'servidor'): Promise<GuardResult> => {
  // Without a folder the client would ask whatever PostgreSQL this machine has.
  if (!socketFolder) return { kind: 'unreachable', cause: undefined };
  const client = new pg.Client({
    host: socketFolder,
    port: 5432,
    user: 'malote',
    database: 'postgres',
    application_name: `malote-guarda ${process.pid} ${holder}`,
    connectionTimeoutMillis: 5000,
  });
  // A broken connection is seen as 'end' by whoever keeps the guard.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
    if (rows[0]?.mine) return { kind: 'mine', client };
    const taken = await client.query<{ by: string; holder: string }>(
      `select split_part(a.application_name, ' ', 2) as by, split_part(a.application_name, ' ', 3) as holder from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and l.granted and l.objid = $1`,
      [lock],
    );
    await client.end();
    const [row] = taken.rows;
    return {
      kind: 'taken',
      by: row?.by ?? '',
      holder: row?.holder === 'comando' || row?.holder === 'servidor' ? row.holder : undefined,
    };
  } catch (cause) {
    await client.end().catch(() => undefined);
    return { kind: 'unreachable', cause };
  }
};

/** Tries until PostgreSQL answers, `stillWorth` says no, or the time is over. */
export const waitForGuard = async (
  socketFolder: string,
  stillWorth: () => boolean,
  milliseconds: number,
  holder?: Holder,
): Promise<GuardResult> => {
  const limit = Date.now() + milliseconds;
  for (;;) {
    const result = await takeGuard(socketFolder, holder);
    if (result.kind !== 'unreachable' || !stillWorth() || Date.now() > limit) return result;
    await wait(10);
  }
};

/** The guard alone must not keep a finished program alive. `unref` exists in pg and is missing from its types. */
export const unheld = (client: pg.Client): pg.Client => {
  (client as pg.Client & { unref(): void }).unref();
  return client;
};
