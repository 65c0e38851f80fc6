import { createContext, Script } from 'node:vm';

/** Milliseconds of one step: a condition written to take long keeps only its own process, and not for long. */
const mostTime = 2_000;

export class TookTooLong extends Error {}

/** Made once: a context of its own for each step costs as much as the step. */
const inside = createContext({ run: undefined });
const script = new Script('run()');

/** What runs here can be stopped from outside only inside a script with a limit. */
export const withinTime = <T>(run: () => T): T => {
  inside['run'] = run;
  try {
    return script.runInContext(inside, { timeout: mostTime }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new TookTooLong('o passo passou do tempo', { cause: error });
  } finally {
    inside['run'] = undefined;
  }
};
