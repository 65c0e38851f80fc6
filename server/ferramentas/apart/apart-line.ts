import type { ChildProcess } from 'node:child_process';
import { ApartEnded, type ApartLimits } from './limits.ts';
import { ApartFailed, askChild, beginChild, failedOf, type ApartFailure } from './child.ts';

/** What the process answers to one request. */
export type LineAnswer = { readonly kind: 'done'; readonly output: unknown } | ApartFailure;

/**
 * Short work in one process that stays, one input at a time in the order in which they came: who asks waits, and the server
 * goes on. A thread would not do: code that asks for too much memory at once ends the whole process that the thread is of.
 */
export class ApartLine<Input extends object, Output> {
  readonly #start: URL;
  readonly #limits: ApartLimits;
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(start: URL, limits: ApartLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  /**
   * @param clock milliseconds by the clock, where the work waits for something outside of the machine
   * @throws ApartEnded when it took too long or too much memory, ApartFailed with what the work threw
   */
  ask(input: Input, clock?: number): Promise<Output> {
    const mine = this.#last.then(() => this.#twice(input, clock));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** What is left of others may have taken the memory of a process: only what exhausts a new one too is at fault. */
  async #twice(input: Input, clock?: number): Promise<Output> {
    const wasNew = this.#child === undefined;
    try {
      return await this.#once(input, clock);
    } catch (error) {
      if (wasNew || !(error instanceof ApartEnded)) throw error;
      return this.#once(input, clock);
    }
  }

  async #once(input: Input, clock?: number): Promise<Output> {
    const child = (this.#child ??= this.#begin());
    try {
      const answer = await askChild<LineAnswer>(child, input, clock ?? this.#limits.pageLimit, {
        byClock: clock !== undefined,
      });
      if (answer.kind === 'failed') throw failedOf(answer);
      return answer.output as Output;
    } catch (error) {
      if (!(error instanceof ApartFailed)) {
        this.#child = undefined;
        child.kill('SIGKILL');
      }
      throw error;
    }
  }

  #begin(): ChildProcess {
    const child = beginChild(this.#start, this.#limits);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
