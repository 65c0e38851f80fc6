import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Does something in a transaction, whose locks are waited for so long and no longer: then it is refused as what others are changing. */
export const waitingAtMost = async <T>(
  trx: Database,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await sql<{ antes: string }>`
    select antes, set_config('lock_timeout', ${String(milliseconds)}, true)
    from current_setting('lock_timeout') antes`.execute(trx);
  const done = await work();
  await sql`select set_config('lock_timeout', ${rows[0]?.antes ?? '0'}, true)`.execute(trx);
  return done;
};
