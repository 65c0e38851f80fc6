import { httpStream } from './http.ts';

/** One event of a stream of the server. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Milliseconds of silence after which nobody is at the other end any more; the server gives a sign of life every 20 s. */
const longestSilence = 65_000;

/**
 * Listens to a stream of the server until it ends, is silent for too long, or the caller gives up.
 * @throws HttpProblem when refused or without answer
 */
export const readEvents = async (
  path: string,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> => {
  const body = await httpStream(path, { signal });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const leave = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave);
  let silence = setTimeout(leave, longestSilence);
  let waiting = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done || signal.aborted) return;
      clearTimeout(silence);
      silence = setTimeout(leave, longestSilence);
      const pieces = (waiting + value).split('\n\n');
      waiting = pieces.pop() ?? '';
      for (const piece of pieces) {
        const event = eventOf(piece);
        if (event) onEvent(event);
      }
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', leave);
    leave();
  }
};

/** What the server writes: the name in a line, what is told in another; a sign of life has neither. */
const eventOf = (piece: string): StreamEvent | undefined => {
  const found = /^event: (\w+)\ndata: (.*)$/.exec(piece);
  return found ? { event: found[1] ?? '', data: JSON.parse(found[2] ?? 'null') as unknown } : undefined;
};
