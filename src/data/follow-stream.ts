import { readEvents, type StreamEvent } from './event-stream.ts';
import { HttpProblem } from './http-problem.ts';

/** Milliseconds until listening again, after the first failure and after many, or after having been refused. */
const firstPause = 1_000;
const longestPause = 60_000;

interface Following {
  readonly path: string;
  readonly onEvent: (event: StreamEvent) => void;
}

/**
 * Listens to a stream for as long as the caller wants, again after each end, with growing pauses. A browser listens once,
 * however many tabs it has: it has few connections to one server, and each tab would keep one. The tab that listens tells the
 * others; when it is closed, another takes its place.
 * @returns what stops it
 */
export const followStream = ({ path, onEvent }: Following): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(path);
  if (channel) channel.onmessage = ({ data }) => onEvent(data as StreamEvent);
  const tell = (event: StreamEvent): void => {
    onEvent(event);
    channel?.postMessage(event);
  };
  const lead = (): Promise<void> => keepListening(path, signal, tell);
  // outside a secure context there are no locks: a tab listens while it is the one that is seen
  if ('locks' in navigator)
    navigator.locks.request(path, { signal }, lead).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  else void lead();
  return () => {
    stopping.abort();
    channel?.close();
  };
};

const keepListening = async (
  path: string,
  signal: AbortSignal,
  tell: (event: StreamEvent) => void,
): Promise<void> => {
  for (let pause = firstPause; !signal.aborted;) {
    if (!('locks' in navigator)) await untilSeen(signal);
    try {
      await readEvents(path, signal, (event) => {
        pause = event.event === 'fim' ? longestPause : firstPause;
        tell(event);
      });
    } catch (error) {
      // asked again too soon, it is refused again; any other failure passes
      if (error instanceof HttpProblem && error.status >= 400 && error.status < 500) pause = longestPause;
    }
    await rest(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(2 * pause, longestPause);
  }
};

/** Passes the time, less of it where the network comes back. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
