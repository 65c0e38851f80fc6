import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { beginChild } from './child.ts';
import { leaveFree, takeFree } from './free-apart.ts';
import { ApartEnded, type ApartLimits } from './limits.ts';
import { workTimer } from './work-timer.ts';

/** What comes from the process besides its answers. */
export type ApartEnding =
  /** `ready`: it took little memory, and may be asked again. */
  | { readonly kind: 'end'; readonly ready: boolean }
  | { readonly kind: 'refused'; readonly problem: string; readonly reason: string };

/**
 * Asks for work on what somebody sent in a process apart, which does nothing else meanwhile: it may ask for any time and memory,
 * or end the code that reads it, and none of that is the server's. The process ends with what it refused, with what went wrong
 * or with the signal; it stays only where its limits say so and all went well.
 */
export const askApart = async function* <A extends { readonly kind: string }>(
  start: URL,
  request: object,
  limits: ApartLimits,
  signal?: AbortSignal,
): AsyncGenerator<A> {
  signal?.throwIfAborted();
  const kind = `${start.href} ${limits.megabytes}`;
  const waiting = limits.stays ? takeFree(kind) : undefined;
  let answered = false;
  try {
    for await (const answer of askProcess<A>(
      waiting ?? beginBusy(start, limits),
      request,
      limits,
      kind,
      signal,
    )) {
      answered = true;
      yield answer;
    }
  } catch (error) {
    // what ended it may be left of others: only what ends a new one too is at fault
    if (!waiting || answered || !(error instanceof ApartEnded) || error.how !== 'memoria') throw error;
    yield* askProcess<A>(beginBusy(start, limits), request, limits, kind, signal);
  }
};

/** It has work at once: the server waits for it. */
const beginBusy = (start: URL, limits: ApartLimits): ChildProcess => {
  const child = beginChild(start, limits);
  child.ref();
  child.channel?.ref();
  return child;
};

const askProcess = async function* <A extends { readonly kind: string }>(
  child: ChildProcess,
  request: object,
  limits: ApartLimits,
  kind: string,
  signal?: AbortSignal,
): AsyncGenerator<A> {
  const ending = new AbortController();
  const timer = workTimer(child, limits.pageLimit, () => ending.abort(new ApartEnded('demorou')));
  const stop = (): void => ending.abort(signal?.reason);
  const ended = (): void => ending.abort(new ApartEnded('memoria'));
  signal?.addEventListener('abort', stop);
  child.on('exit', ended).on('error', ended);
  let stays = false;
  try {
    const answers = on(child, 'message', { signal: ending.signal });
    child.send(request);
    for await (const [message] of answers as AsyncIterableIterator<[A | ApartEnding]>) {
      timer.refresh();
      if (isRefused(message))
        throw new ApartEnded('recusado', message.problem, { cause: new Error(message.reason) });
      if (isEnd(message)) {
        stays = limits.stays === true && message.ready;
        return;
      }
      yield message;
    }
  } catch (error) {
    throw ending.signal.aborted && !(error instanceof ApartEnded) ? ending.signal.reason : error;
  } finally {
    timer.clear();
    signal?.removeEventListener('abort', stop);
    child.off('exit', ended);
    child.off('error', ended);
    if (!stays || !leaveFree(kind, child)) await kill(child);
  }
};

type Message = { readonly kind: string };

const isEnd = (message: Message): message is Extract<ApartEnding, { kind: 'end' }> => message.kind === 'end';

const isRefused = (message: Message): message is Extract<ApartEnding, { kind: 'refused' }> =>
  message.kind === 'refused';

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};
