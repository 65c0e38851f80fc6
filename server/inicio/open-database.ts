import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Config } from '#server/base/config.ts';
import { openEmbedded, startEmbedded } from '#server/base/db/embedded/start-embedded.ts';
import type { StartLog } from '#server/base/db/embedded/start-log.ts';

export interface OpenDatabase {
  readonly connection: ClientConfig;
  readonly stop: () => Promise<void>;
}

/**
 * The PostgreSQL of the installation: the one of `DATABASE_URL`, or the embedded one, started here.
 * `shared`: for commands of the terminal, which use the one that a running Malote keeps.
 */
export const openDatabase = async (
  config: Config,
  log: StartLog,
  { shared = false } = {},
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== undefined)
    return { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() };
  const open = shared ? openEmbedded : startEmbedded;
  const { connection, stop } = await open({ dataDir: join(config.dataDir), log });
  return { connection, stop };
};
