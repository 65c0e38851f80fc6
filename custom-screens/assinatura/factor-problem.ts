import { HttpProblem } from '#src/data/http-problem.ts';

/** A password or a code that the provider did not take: it is typed again. */
export const isFactorProblem = (error: unknown): boolean =>
  error instanceof HttpProblem && error.erros[0]?.campo === 'fatores';
