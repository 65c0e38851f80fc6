import { watchMemory } from './watch-memory.ts';
import type { ApartEnding } from './apart.ts';

const send = (answer: object): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(answer, (error: Error | null) => (error ? reject(error) : resolve()));
  });

/** A process that holds more than this part of its memory starts anew for the next work. */
const mostHeld = 1 / 3;

/** The other side of `askApart`: answers one request at a time, until whoever asks is gone. */
export const serveApart = <Q>(
  answer: (request: Q) => AsyncGenerator<object>,
  problemOf: (error: unknown) => string,
  finish: () => Promise<void>,
): void => {
  const megabytes = Number(process.env['MALOTE_LEITURA_MEGABYTES']);
  watchMemory(megabytes);
  const serve = async (request: Q): Promise<void> => {
    try {
      for await (const one of answer(request)) await send(one);
      await finish();
      const ready = process.memoryUsage.rss() < megabytes * 1_048_576 * mostHeld;
      await send({ kind: 'end', ready } satisfies ApartEnding);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      await send({ kind: 'refused', problem: problemOf(error), reason } satisfies ApartEnding);
      await finish();
      process.disconnect();
    }
  };
  // whoever asked is gone: nobody would hear the rest
  process.once('disconnect', () => process.exit());
  process.on('message', (request: Q) => void serve(request));
};
