import { ApartEnded, askApart, type ApartLimits } from '#server/base/apart/apart.ts';
import { Unreadable, type Reading, type ReadingProblem, type ReadingRequest } from './reading.ts';

export type ReadingLimits = ApartLimits;

export const usualLimits: ReadingLimits = { megabytes: 1_024, pageLimit: 120_000 };

const start = new URL('./reader-start.mjs', import.meta.url);

/** Reads a file in a process of its own. */
export const readApart = async function* (
  request: ReadingRequest,
  limits: ReadingLimits,
  signal?: AbortSignal,
): AsyncGenerator<Reading> {
  try {
    yield* askApart<Reading>(start, request, limits, signal);
  } catch (error) {
    if (!(error instanceof ApartEnded)) throw error;
    const problem = error.how === 'recusado' ? (error.problem as ReadingProblem) : error.how;
    throw new Unreadable(problem, { cause: error.cause });
  }
};
