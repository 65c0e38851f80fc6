import { fork, type ChildProcess } from 'node:child_process';
import { once, on } from 'node:events';
import { Unreadable, type Reading, type ReadingAnswer, type ReadingRequest } from './reading.ts';

export interface ReadingLimits {
  /** Memory of the process that reads, native code and all. */
  readonly megabytes: number;
  /** Milliseconds between one page and the next. */
  readonly pageLimit: number;
}

export const usualLimits: ReadingLimits = { megabytes: 1_024, pageLimit: 120_000 };

/**
 * Reads a file in a process of its own: what somebody sent may ask for any time and memory, or end the code that reads it, and
 * none of that is the server's. The process ends with the file, or with the signal.
 */
export const readApart = async function* (
  request: ReadingRequest,
  { megabytes, pageLimit }: ReadingLimits,
  signal?: AbortSignal,
): AsyncGenerator<Reading> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const child = fork(new URL('./reader-start.mjs', import.meta.url), {
    execArgv: [],
    env: environment(megabytes),
    serialization: 'advanced',
    // what a library says of a bad file is not for the log of the server
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => ending.abort(new Unreadable('demorou')), pageLimit);
  const stop = (): void => ending.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  child.once('exit', () => ending.abort(new Unreadable('memoria')));
  try {
    const answers = on(child, 'message', { signal: ending.signal });
    child.send(request);
    for await (const [answer] of answers as AsyncIterableIterator<[ReadingAnswer]>) {
      timer.refresh();
      if (answer.kind === 'end') return;
      if (answer.kind === 'unreadable')
        throw new Unreadable(answer.problem, { cause: new Error(answer.reason) });
      yield answer;
    }
  } catch (error) {
    throw ending.signal.aborted && !(error instanceof Unreadable) ? ending.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    await kill(child);
  }
};

/** What the process needs of the environment; addresses and keys of the server stay out of it. */
const environment = (megabytes: number): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(['PATH', 'TZ', 'TMPDIR', 'SystemRoot'].map((name) => [name, process.env[name]])),
  MALOTE_LEITURA_MEGABYTES: String(megabytes),
});

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};
