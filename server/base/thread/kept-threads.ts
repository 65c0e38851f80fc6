import type { Worker } from 'node:worker_threads';
import { askThread, startThread, ThreadError, type ThreadLimits } from './thread.ts';
import type { ThreadAnswer, ThreadRequest } from './thread-message.ts';

/** Work that would hold the event loop, done in threads: one input each, its items asked for as they are drained. */
export class KeptThreads<Input, Item> {
  readonly #module: string;
  readonly #limits: ThreadLimits;
  /** One that is free stays, because starting another takes longer than most of the work. */
  #free: Worker | undefined;

  constructor(module: URL, limits: ThreadLimits) {
    this.#module = module.href;
    this.#limits = limits;
  }

  async *items(input: Input): AsyncGenerator<Item> {
    const thread = this.#take();
    let state: 'working' | 'over' | 'lost' = 'working';
    try {
      let answer = await this.#ask(thread, { kind: 'start', input });
      while (answer.kind === 'items') {
        yield* answer.items as readonly Item[];
        answer = await this.#ask(thread, { kind: 'next' });
      }
      state = 'over';
      if (answer.kind === 'failed') throw new ThreadError(answer.error);
    } catch (error) {
      if (state === 'working') state = 'lost';
      throw error;
    } finally {
      if (state === 'over') this.#keep(thread);
      else if (state === 'lost') void thread.terminate();
      else await this.#letGo(thread);
    }
  }

  #take(): Worker {
    const free = this.#free;
    this.#free = undefined;
    if (free) return free;
    const thread = startThread(this.#module, this.#limits);
    // One that ends while it is free is not to be taken again.
    thread.once('exit', () => {
      if (this.#free === thread) this.#free = undefined;
    });
    return thread;
  }

  /** Whoever stops asking in the middle leaves a thread that still holds its input. */
  async #letGo(thread: Worker): Promise<void> {
    const { kind } = await this.#ask(thread, { kind: 'stop' }).catch(() => ({ kind: 'failed' }));
    if (kind === 'end') this.#keep(thread);
    else void thread.terminate();
  }

  #keep(thread: Worker): void {
    if (this.#free) void thread.terminate();
    else this.#free = thread;
  }

  #ask(thread: Worker, request: ThreadRequest): Promise<ThreadAnswer> {
    return askThread(thread, request, this.#limits);
  }
}
