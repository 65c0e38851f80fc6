import { fork, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';

export interface ApartLimits {
  /** Memory of the process apart, native code and all. */
  readonly megabytes: number;
  /** Milliseconds between one answer and the next. */
  readonly pageLimit: number;
  /** Variables of the environment that the work reads, besides those that every process needs. */
  readonly variables?: readonly string[];
}

/** Why a process apart gave no more answers. */
export class ApartEnded extends Error {
  constructor(
    readonly how: 'demorou' | 'memoria' | 'recusado',
    /** What the process itself said, where it refused. */
    readonly problem?: string,
    options?: ErrorOptions,
  ) {
    super(problem ?? how, options);
  }
}

/** What comes from the process besides its answers. */
export type ApartEnding =
  { readonly kind: 'end' } | { readonly kind: 'refused'; readonly problem: string; readonly reason: string };

/**
 * Asks for work on what somebody sent in a process of its own: it may ask for any time and memory, or end the code that reads
 * it, and none of that is the server's. The process ends with the work, or with the signal.
 */
export const askApart = async function* <A extends { readonly kind: string }>(
  start: URL,
  request: object,
  limits: ApartLimits,
  signal?: AbortSignal,
): AsyncGenerator<A> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const child = fork(start, {
    execArgv: [],
    env: environment(limits),
    serialization: 'advanced',
    // what a library says of a bad file is not for the log of the server
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => ending.abort(new ApartEnded('demorou')), limits.pageLimit);
  const stop = (): void => ending.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  child.once('exit', () => ending.abort(new ApartEnded('memoria')));
  try {
    const answers = on(child, 'message', { signal: ending.signal });
    child.send(request);
    for await (const [message] of answers as AsyncIterableIterator<[A | ApartEnding]>) {
      timer.refresh();
      if (isRefused(message))
        throw new ApartEnded('recusado', message.problem, { cause: new Error(message.reason) });
      if (message.kind === 'end') return;
      yield message as A;
    }
  } catch (error) {
    throw ending.signal.aborted && !(error instanceof ApartEnded) ? ending.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    await kill(child);
  }
};

const isRefused = (message: {
  readonly kind: string;
}): message is Extract<ApartEnding, { kind: 'refused' }> => message.kind === 'refused';

/** What the process needs of the environment; addresses and keys of the server stay out of it. */
export const environment = ({
  megabytes,
  variables = [],
}: Pick<ApartLimits, 'megabytes' | 'variables'>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    ['PATH', 'TZ', 'TMPDIR', 'SystemRoot', ...variables].map((name) => [name, process.env[name]]),
  ),
  MALOTE_LEITURA_MEGABYTES: String(megabytes),
});

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};
