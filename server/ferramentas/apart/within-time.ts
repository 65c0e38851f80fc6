import { createContext, Script } from 'node:vm';

/** Milliseconds of processor of one work: what is written to take long keeps only its own process, and not for long. */
const mostWork = 2_000;
/** So many times that by the clock, however little of it the machine had for the work. */
const patience = 4;
/** The part of its time that a work must have had the processor for it to count as its own. */
const ownShare = 0.6;

export class TookTooLong extends Error {}

/** Made once: a context of its own for each work costs as much as the work. */
const inside = createContext({ run: undefined });
const script = new Script('run()');

/** Milliseconds of processor that this process had; it does one thing at a time. */
export const workSoFar = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * What runs here can be stopped from outside only inside a script with a limit, which is one of the clock. In a busy machine the clock
 * says nothing of the work: one that had little of its time begins again, with twice the time. What is given has to be the same
 * however often it runs.
 */
export const withinTime = <T>(run: () => T, { limit = mostWork, work = workSoFar } = {}): T => {
  for (let time = limit; ; time *= 2) {
    const before = work();
    try {
      return once(run, time);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      if (work() - before >= limit * ownShare || time * 2 > limit * patience)
        throw new TookTooLong('passou do tempo', { cause: error });
    }
  }
};

const once = <T>(run: () => T, timeout: number): T => {
  inside['run'] = run;
  try {
    return script.runInContext(inside, { timeout }) as T;
  } finally {
    inside['run'] = undefined;
  }
};
