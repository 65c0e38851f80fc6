import type { JobContext } from './job-context.ts';

/** A kind of work of the queue, by the name that it has there; the domain that asks for it declares it. */
export interface Job<P> {
  readonly name: string;
  /** Only for the types: what the work receives. */
  readonly payload?: P;
}

export const job = <P = Record<string, never>>(name: string): Job<P> => ({ name });

/** What does a kind of work. A job may run twice (a process can die after the work), so each is repeatable. */
export interface JobWork<P> {
  (ctx: JobContext, payload: P, signal?: AbortSignal): Promise<void>;
  readonly job: string;
}

/** Binds a kind of work to what does it; a long one ends early, by the signal, when the process is about to end. */
export const work = <P>(
  { name }: Job<P>,
  run: (ctx: JobContext, payload: P, signal?: AbortSignal) => Promise<void>,
): JobWork<P> =>
  Object.assign((ctx: JobContext, payload: P, signal?: AbortSignal) => run(ctx, payload, signal), {
    job: name,
  });
