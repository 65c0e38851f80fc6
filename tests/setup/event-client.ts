import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** One event of a stream. */
interface HeardEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Somebody who listens to a stream of the server. */
export interface EventClient {
  readonly status: number;
  readonly type: string;
  readonly events: readonly HeardEvent[];
  /** Everything that came, as it came. */
  readonly text: () => string;
  readonly ended: () => boolean;
  /** The next event that is like that one, or the one that came already; what was heard before it is left. */
  readonly until: <T>(wanted: (data: T, event: string) => boolean) => Promise<T>;
  /** Goes away, as a browser that is closed. */
  readonly leave: () => void;
}

/** Listens to a stream with a token. */
export const listenTo = async (
  server: TestApp,
  token: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventClient> => {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/ws/api/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    payloadAsStream: true,
  });
  const stream = answer.stream();
  const events: HeardEvent[] = [];
  let text = '';
  let read = 0;
  let ended = false;
  stream.setEncoding('utf8');
  stream.on('data', (piece: string) => {
    text += piece;
    for (let end = text.indexOf('\n\n', read); end >= 0; end = text.indexOf('\n\n', read)) {
      const found = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(read, end));
      if (found) events.push({ event: found[1] ?? '', data: JSON.parse(found[2] ?? 'null') as unknown });
      read = end + 2;
    }
  });
  stream.on('close', () => (ended = true));
  stream.on('error', () => undefined);
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type']),
    events,
    text: () => text,
    ended: () => ended,
    until: async <T>(wanted: (data: T, event: string) => boolean): Promise<T> =>
      vi.waitFor(
        () => {
          const found = events.find(({ data, event }) => wanted(data as T, event));
          if (!found) throw new Error(`não veio: ${text}`);
          return found.data as T;
        },
        { timeout: 20_000, interval: 5 },
      ),
    leave: () => stream.destroy(),
  };
};
