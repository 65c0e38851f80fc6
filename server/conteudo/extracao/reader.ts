import { watchMemory } from '#server/base/pdf/watch-memory.ts';
import { endRecognition } from './recognise.ts';
import { readContent } from './read-content.ts';
import { Unreadable, type ReadingAnswer, type ReadingRequest } from './reading.ts';

watchMemory(Number(process.env['MALOTE_LEITURA_MEGABYTES']));

const send = (answer: ReadingAnswer): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(answer, (error: Error | null) => (error ? reject(error) : resolve()));
  });

const serve = async (request: ReadingRequest): Promise<void> => {
  try {
    for await (const reading of readContent(request)) await send(reading);
    await send({ kind: 'end' });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await send({
      kind: 'unreadable',
      problem: error instanceof Unreadable ? error.problem : 'invalido',
      reason,
    });
  } finally {
    await endRecognition();
    process.disconnect();
  }
};

// whoever asked is gone: nobody would hear the rest
process.once('disconnect', () => process.exit());
process.once('message', (request: ReadingRequest) => void serve(request));
