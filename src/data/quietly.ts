import { HttpProblem } from './http-problem.ts';

/** After an act whose refusal is already on the screen: what is left is not to say that it was done. */
export const quietly = async <T>(
  work: Promise<T> | (() => Promise<T>),
  then?: (result: T) => void,
): Promise<void> => {
  try {
    const result = await (typeof work === 'function' ? work() : work);
    then?.(result);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
  }
};
