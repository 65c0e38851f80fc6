import type { Worker } from 'node:worker_threads';
import { askThread, startThread, ThreadError, ThreadExhausted, type ThreadLimits } from './thread.ts';

/** Short work in one thread, one input at a time in the order in which they came: who asks waits, and the server goes on. */
export class ThreadLine<Input, Output> {
  readonly #module: string;
  readonly #limits: ThreadLimits;
  #thread: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(module: URL, limits: ThreadLimits) {
    this.#module = module.href;
    this.#limits = limits;
  }

  ask(input: Input): Promise<Output> {
    const mine = this.#last.then(() => this.#twice(input));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** What is left of others may have taken the memory of a thread: only what exhausts a new one too is at fault. */
  async #twice(input: Input): Promise<Output> {
    const wasNew = this.#thread === undefined;
    try {
      return await this.#once(input);
    } catch (error) {
      if (wasNew || !(error instanceof ThreadExhausted)) throw error;
      return this.#once(input);
    }
  }

  async #once(input: Input): Promise<Output> {
    const thread = (this.#thread ??= this.#start());
    try {
      const answer = await askThread(thread, { kind: 'start', input }, this.#limits);
      if (answer.kind === 'failed') throw new ThreadError(answer.error);
      if (answer.kind === 'end') throw new Error('the thread answered nothing');
      return answer.items[0] as Output;
    } catch (error) {
      if (!(error instanceof ThreadError)) {
        this.#thread = undefined;
        void thread.terminate();
      }
      throw error;
    }
  }

  #start(): Worker {
    const thread = startThread(this.#module, this.#limits);
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }
}
