import { askApart } from '#server/ferramentas/apart/apart.ts';
import { ApartEnded, type ApartLimits } from '#server/ferramentas/apart/limits.ts';
import { Uncapturable, type CaptureAnswer, type CaptureProblem, type CaptureRequest } from './capture.ts';

export const usualLimits: ApartLimits = { megabytes: 1_024, pageLimit: 120_000, stays: true };

const start = new URL('./capturer.ts', import.meta.url);

/** Works on what was sent in a process that has nothing else at hand. */
export const captureApart = async function* (
  request: CaptureRequest,
  { limits = usualLimits, signal }: { readonly limits?: ApartLimits; readonly signal?: AbortSignal } = {},
): AsyncGenerator<CaptureAnswer> {
  try {
    yield* askApart<CaptureAnswer>(start, request, limits, signal);
  } catch (error) {
    if (!(error instanceof ApartEnded)) throw error;
    const problem = error.how === 'recusado' ? (error.problem as CaptureProblem) : error.how;
    throw new Uncapturable(problem, { cause: error.cause });
  }
};
