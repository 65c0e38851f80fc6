import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadFailure, ThreadRequest } from './thread-message.ts';

export interface ThreadLimits {
  /** JavaScript heap of one thread; what goes beyond ends the thread, and never the server. */
  readonly heapMegabytes: number;
  /** How long one answer may take. */
  readonly longestWaitMs: number;
}

/** Why a thread did not answer: it took the memory or the time that it had. */
export class ThreadExhausted extends Error {
  override readonly name = 'ThreadExhausted';
}

/** What a thread threw. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  readonly failure: ThreadFailure;

  constructor(failure: ThreadFailure) {
    super(failure.message);
    this.failure = failure;
    if (failure.stack !== undefined) this.stack = failure.stack;
  }
}

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
    const { heapMegabytes } = this.#limits;
    const thread = new Worker(new URL('./thread-start.mjs', import.meta.url), {
      execArgv: [],
      workerData: { module: this.#module },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    thread.unref();
    // One that ends while it is free is not to be taken again.
    thread.once('exit', () => {
      if (this.#free === thread) this.#free = undefined;
    });
    thread.on('error', () => undefined);
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
    return new Promise((resolve, reject) => {
      const over = (settle: () => void): void => {
        clearTimeout(timer);
        thread.off('message', answered).off('error', failed).off('exit', ended);
        thread.unref();
        settle();
      };
      const answered = (answer: ThreadAnswer): void => over(() => resolve(answer));
      const failed = (error: Error & { code?: string }): void =>
        over(() =>
          reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadExhausted(error.message) : error),
        );
      const ended = (code: number): void =>
        over(() => reject(new ThreadExhausted(`A thread terminou com ${code}.`)));
      const timer = setTimeout(
        () => over(() => reject(new ThreadExhausted('A thread não respondeu a tempo.'))),
        this.#limits.longestWaitMs,
      );
      thread.on('message', answered).on('error', failed).on('exit', ended);
      thread.ref();
      thread.postMessage(request);
    });
  }
}
