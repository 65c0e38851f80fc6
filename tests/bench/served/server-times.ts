import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface Exchange {
  readonly request: IncomingMessage;
}

/**
 * Times answers inside the server: from when the head of the request is read until the answer is handed to the socket.
 * Node's own channel tells both, so the product does nothing for it.
 */
export class ServerTimes {
  readonly #began = new WeakMap<IncomingMessage, number>();
  readonly #times = new Map<string, number[]>();

  constructor() {
    subscribe('http.server.request.start', (message) => {
      this.#began.set((message as Exchange).request, performance.now());
    });
    subscribe('http.server.response.finish', (message) => {
      const { request } = message as Exchange;
      const path = request.url ?? '';
      const times = this.#times.get(path) ?? [];
      times.push(performance.now() - (this.#began.get(request) ?? NaN));
      this.#times.set(path, times);
    });
  }

  /** What was timed since the last time it was taken. */
  take(path: string): number[] {
    const times = this.#times.get(path) ?? [];
    this.#times.delete(path);
    return times;
  }
}
