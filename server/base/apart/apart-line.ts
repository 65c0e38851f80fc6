import { fork, type ChildProcess } from 'node:child_process';
import { ApartEnded, environment, type ApartLimits } from './apart.ts';

/** What the process answers to one request. */
export type LineAnswer =
  | { readonly kind: 'done'; readonly output: unknown }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly stack: string | undefined;
      readonly data: unknown;
    };

/** What the work itself threw; a class does not survive the way, so what tells it apart comes beside it. */
export class ApartFailed extends Error {
  constructor(
    message: string,
    stack: string | undefined,
    readonly data: unknown,
  ) {
    super(message);
    if (stack !== undefined) this.stack = stack;
  }
}

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

  /** @throws ApartEnded when it took too long or too much memory, ApartFailed with what the work threw */
  ask(input: Input): Promise<Output> {
    const mine = this.#last.then(() => this.#twice(input));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** What is left of others may have taken the memory of a process: only what exhausts a new one too is at fault. */
  async #twice(input: Input): Promise<Output> {
    const wasNew = this.#child === undefined;
    try {
      return await this.#once(input);
    } catch (error) {
      if (wasNew || !(error instanceof ApartEnded)) throw error;
      return this.#once(input);
    }
  }

  async #once(input: Input): Promise<Output> {
    const child = (this.#child ??= this.#begin());
    try {
      const answer = await ask(child, input, this.#limits.pageLimit);
      if (answer.kind === 'failed') throw new ApartFailed(answer.message, answer.stack, answer.data);
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
    const child = fork(this.#start, {
      execArgv: [],
      env: environment(this.#limits.megabytes),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    rest(child);
    return child;
  }
}

const ask = (child: ChildProcess, input: object, limit: number): Promise<LineAnswer> =>
  new Promise((resolve, reject) => {
    const over = (settle: () => void): void => {
      clearTimeout(timer);
      child.off('message', answered).off('error', failed).off('exit', ended);
      rest(child);
      settle();
    };
    const answered = (answer: unknown): void => over(() => resolve(answer as LineAnswer));
    const failed = (error: Error): void => over(() => reject(error));
    const ended = (): void => over(() => reject(new ApartEnded('memoria')));
    const timer = setTimeout(() => over(() => reject(new ApartEnded('demorou'))), limit);
    child.on('message', answered).on('error', failed).on('exit', ended);
    child.ref();
    child.channel?.ref();
    child.send(input, (error) => {
      if (error) failed(error);
    });
  });

/** One that waits for work keeps no server from ending. */
const rest = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};
