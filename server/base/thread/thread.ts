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

/** Starts one on a module that serves; a thread starts without the TypeScript loader of the process, and brings its own. */
export const startThread = (module: string, { heapMegabytes }: ThreadLimits): Worker => {
  const thread = new Worker(new URL('./thread-start.mjs', import.meta.url), {
    execArgv: [],
    workerData: { module },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  thread.unref();
  thread.on('error', () => undefined);
  return thread;
};

/** One request and its answer; a thread that gives none in its time is not to be asked again. */
export const askThread = (
  thread: Worker,
  request: ThreadRequest,
  { longestWaitMs }: ThreadLimits,
): Promise<ThreadAnswer> =>
  new Promise((resolve, reject) => {
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
      longestWaitMs,
    );
    thread.on('message', answered).on('error', failed).on('exit', ended);
    thread.ref();
    thread.postMessage(request);
  });
