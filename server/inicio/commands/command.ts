import type { Platform } from '#server/inicio/open-platform.ts';

/** A command of the terminal; `offline` ones touch no database. They answer the exit code. */
export type Command =
  | { readonly offline: true; readonly run: (args: readonly string[]) => Promise<number> }
  | {
      readonly offline?: false;
      readonly run: (args: readonly string[], platform: Platform) => Promise<number>;
    };
