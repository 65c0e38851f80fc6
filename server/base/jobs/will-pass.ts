import { AppError } from '#schemas/app-error.ts';
import { isUnavailable } from '#server/base/db/unavailable.ts';
import { VolumeProblemError } from '#server/base/files/volume-problem.ts';
import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import type { JobContext } from './job-context.ts';

/** It says nothing of the work: asked again as it is, it may well be done. */
export const willPass = (error: unknown): boolean => {
  if (isUnavailable(error) || error instanceof VolumeProblemError) return true;
  if (!(error instanceof AppError) || error.status < 500) return false;
  return error.status === 503 || willPass(error.cause);
};

/** Times that something which took too long, or more memory than was left, is tried before it is taken to be so by itself. */
const mostSlow = 3;

/**
 * What every `catch` of a job begins with: a failure that will pass is never kept as how the work ended; the queue tries again,
 * later and later, for some hours. Only the last try of all is taken at its word. What a busy machine ends is tried a few times;
 * `slow` says of a failure of the domain that it is one of those.
 */
export const leavePassing = (
  { vez = mostSlow, ultimaVez = false }: Pick<JobContext, 'vez' | 'ultimaVez'>,
  error: unknown,
  { slow = isSlow(error) } = {},
): void => {
  if (!ultimaVez && (willPass(error) || (slow && vez < mostSlow))) throw error;
};

const isSlow = (error: unknown): boolean => error instanceof ApartEnded && error.how !== 'recusado';
