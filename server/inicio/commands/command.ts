import type { Config } from '#server/base/config.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';
import type { Platform } from '#server/inicio/open-platform.ts';

/** A command of the terminal; `offline` ones touch no database. They answer the exit code. */
export type Command =
  | { readonly offline: true; readonly run: (args: readonly string[]) => Promise<number> }
  | {
      readonly offline?: false;
      /** It goes on beside a server, and would keep the embedded database from it. */
      readonly besideServer?: true;
      readonly run: (args: readonly string[], platform: Platform) => Promise<number>;
    };

/** What goes on beside a server has no embedded database: it would keep it from the server that has it. @throws {StartRefusal} */
export const requireOutsideDatabase = (
  command: Command,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): void => {
  if (!command.offline && command.besideServer && databaseUrl === undefined)
    throw new StartRefusal('trabalhosSemBanco');
};
