import { HttpProblem } from '#src/data/http-problem.ts';

/** Tries what the form itself tells of when it is refused. */
export const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (problem) {
    if (!(problem instanceof HttpProblem)) throw problem;
  }
};
