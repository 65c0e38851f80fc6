import { setTimeout as wait } from 'node:timers/promises';
import { GrowingPause } from '#server/base/growing-pause.ts';
import { isUnavailable } from '#server/base/db/unavailable.ts';

const firstPause = 250;
const longestPause = 5_000;

/** Keeps something as soon as the database answers again, however long that takes; the end of the process ends it too. */
export const onceItAnswers = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  const pause = new GrowingPause(firstPause, longestPause);
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await wait(pause.take(), undefined, signal && { signal });
    }
};
