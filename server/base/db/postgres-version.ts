import type pg from 'pg';
import { StartRefusal } from '#server/base/start-refusal.ts';

const oldest = 15;

/** Refuses a server older than what the migrations use. */
export const requireSupportedPostgres = async (client: pg.Pool | pg.Client): Promise<void> => {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, split_part(current_setting('server_version'), ' ', 1) as name`,
  );
  const found = rows[0];
  if (!found || found.number < oldest * 10_000) {
    throw new StartRefusal('bancoAntigo', { encontrada: found?.name ?? '', esperada: oldest });
  }
};
