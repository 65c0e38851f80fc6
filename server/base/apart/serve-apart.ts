import { watchMemory } from '#server/base/pdf/watch-memory.ts';
import type { ApartEnding } from './apart.ts';

const send = (answer: object): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(answer, (error: Error | null) => (error ? reject(error) : resolve()));
  });

/** The other side of `askApart`: answers one request, then ends. */
export const serveApart = <Q>(
  answer: (request: Q) => AsyncGenerator<object>,
  problemOf: (error: unknown) => string,
  finish: () => Promise<void>,
): void => {
  watchMemory(Number(process.env['MALOTE_LEITURA_MEGABYTES']));
  const serve = async (request: Q): Promise<void> => {
    try {
      for await (const one of answer(request)) await send(one);
      await send({ kind: 'end' } satisfies ApartEnding);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      await send({ kind: 'refused', problem: problemOf(error), reason } satisfies ApartEnding);
    } finally {
      await finish();
      process.disconnect();
    }
  };
  // whoever asked is gone: nobody would hear the rest
  process.once('disconnect', () => process.exit());
  process.once('message', (request: Q) => void serve(request));
};
