import type { TestProject } from 'vitest/node';
import { serverBuild } from '../../bin/server-build.mjs';

/** The processes apart run what was built, as in an installation; while sources change between two runs, their own TypeScript. */
export const setup = async ({ config }: TestProject): Promise<void> => {
  if (config.watch) return;
  const built = await serverBuild();
  if (built === undefined)
    throw new Error('The server was not built: its sources have an error, or dist cannot be written.');
  process.env['MALOTE_MONTAGEM'] = built;
};
