import type { ClientConfig } from 'pg';
import type { Config } from '#server/base/config.ts';
import { openEmbedded, startEmbedded } from '#server/base/db/embedded/start-embedded.ts';
import type { StartLog } from '#server/base/db/embedded/start-log.ts';

interface OpenDatabase {
  readonly connection: ClientConfig;
  readonly stop: () => Promise<void>;
  /** What keeps the embedded one from coming back, while it is away. */
  readonly trouble: () => string | undefined;
  /** Where the embedded one lies. */
  readonly cluster?: string;
}

interface Opening {
  readonly shared?: boolean;
  readonly anew?: boolean;
  readonly command?: boolean;
}

/**
 * The PostgreSQL of the installation: the one of `DATABASE_URL`, or the embedded one, started here.
 * `shared`: for commands of the terminal, which use the one that a running Malote keeps. `anew`: for those that fill it. `command`: a
 * server that starts meanwhile waits for it to end.
 */
export const openDatabase = async (
  config: Config,
  log: StartLog,
  { shared = false, anew = false, command = shared || anew }: Opening = {},
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== undefined)
    return {
      connection: { connectionString: config.databaseUrl },
      stop: () => Promise.resolve(),
      trouble: () => undefined,
    };
  const open = shared ? openEmbedded : startEmbedded;
  return open({ dataDir: config.dataDir, log, anew, holder: command ? 'comando' : 'servidor' });
};
