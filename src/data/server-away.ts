import { createStore, useStore } from '#src/store/store.ts';
import { during, type UnderWay } from './under-way.ts';

/** The reads that wait for the server to come back. */
const waiting = createStore<UnderWay>([]);

export const useServerAway = (): boolean => useStore(waiting, ({ length }) => length > 0);

/** Milliseconds that a read waits for the server at the most, and between two tries. */
const longestWait = 120_000;
const longestPause = 10_000;

/** The milliseconds after which a server that is away says that it is worth asking again; a proxy in front of it says nothing. */
const pauseOf = ({ status, headers }: Response): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (status === 503 && seconds >= 0) return seconds * 1_000;
  return status === 502 || status === 504 ? 2_000 : undefined;
};

/**
 * Asks again, with growing pauses, while the server says that it comes back; the person is told that it is being tried.
 * Only for what changes nothing.
 */
export const untilServerIsBack = async (
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> => {
  const first = await ask();
  const said = pauseOf(first);
  if (said === undefined) return first;
  return during(waiting, async () => {
    for (let pause = said, waited = 0; ;) {
      await wait(pause, signal);
      waited += pause;
      const answer = await ask();
      const asked = pauseOf(answer);
      if (asked === undefined || waited >= longestWait) return answer;
      pause = Math.min(longestPause, Math.max(asked, pause * 1.5));
    }
  });
};

const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
