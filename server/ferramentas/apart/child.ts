import { fork, type ChildProcess } from 'node:child_process';
import { restChild } from './rest-child.ts';
import { workTimer, type WorkTimer } from './work-timer.ts';
import { ApartEnded, environment, type ApartLimits } from './limits.ts';

/** What the work threw, as it travels. */
export interface ApartFailure {
  readonly kind: 'failed';
  readonly message: string;
  readonly stack: string | undefined;
  readonly data: unknown;
}

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

export const failedOf = ({ message, stack, data }: ApartFailure): ApartFailed =>
  new ApartFailed(message, stack, data);

/** The same on the side of the work. */
export const failureOf = (error: unknown, dataOf: (error: Error) => unknown): ApartFailure =>
  error instanceof Error
    ? { kind: 'failed', message: error.message, stack: error.stack, data: dataOf(error) }
    : { kind: 'failed', message: String(error), stack: undefined, data: undefined };

/** What a process is started with; the address of the module that it runs comes after it. */
export const startOfAll = new URL('./start.mjs', import.meta.url);

/** A process that runs a module and waits for work, with the memory that it may take. */
export const beginChild = (
  module: URL,
  limits: Pick<ApartLimits, 'megabytes' | 'variables'>,
  stderr: 'ignore' | 'inherit' = 'ignore',
): ChildProcess => {
  const child = fork(startOfAll, [module.href], {
    execArgv: [],
    env: environment(limits),
    serialization: 'advanced',
    // what a library says of a bad file is not for the log of the server
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  });
  // what goes wrong is told to who asks; between one work and the next nobody does
  child.on('error', () => undefined);
  restChild(child);
  return child;
};

/**
 * Asks one thing and waits for its answer, for so many milliseconds of its processor; `byClock`, of the clock: what it waits for is
 * outside of the machine.
 * @throws ApartEnded when it took too long, or the process ended
 */
export const askChild = <Answer>(
  child: ChildProcess,
  request: object,
  limit: number,
  { byClock = false } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const over = (settle: () => void): void => {
      timer.clear();
      child.off('message', answered).off('error', failed).off('exit', ended);
      restChild(child);
      settle();
    };
    const answered = (answer: unknown): void => over(() => resolve(answer as Answer));
    // it ended while it was being told: the channel breaks before the end is known
    const failed = (cause: Error): void =>
      over(() => reject(new ApartEnded('memoria', undefined, { cause })));
    const ended = (): void => over(() => reject(new ApartEnded('memoria')));
    const late = (): void => over(() => reject(new ApartEnded('demorou')));
    const timer = byClock ? clockTimer(limit, late) : workTimer(child, limit, late);
    child.on('message', answered).on('error', failed).on('exit', ended);
    child.ref();
    child.channel?.ref();
    child.send(request, (error) => {
      if (error) failed(error);
    });
  });

const clockTimer = (limit: number, over: () => void): Pick<WorkTimer, 'clear'> => {
  const timer = setTimeout(over, limit);
  return { clear: () => clearTimeout(timer) };
};
