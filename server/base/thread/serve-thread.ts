import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadFailure, ThreadRequest } from './thread-message.ts';

/** Items that go together, however quick they come: each message costs more than an item. */
const mostTogether = 256;

/** Serves one input at a time: items are made only as they are asked for. */
export const serveThread = <Input, Item>(
  produce: (input: Input) => AsyncIterable<Item>,
  dataOf: (error: Error) => unknown = () => undefined,
): void => {
  const port = parentPort;
  if (!port) throw new Error('Só uma thread serve a quem a iniciou.');
  let items: AsyncIterator<Item> | undefined;

  const next = async (): Promise<ThreadAnswer> => {
    const together: Item[] = [];
    while (items && together.length < mostTogether) {
      const step: IteratorResult<Item, unknown> = await items.next();
      if (step.done) items = undefined;
      else together.push(step.value);
    }
    return together.length > 0 ? { kind: 'items', items: together } : { kind: 'end' };
  };

  const answer = async (request: ThreadRequest): Promise<ThreadAnswer> => {
    if (request.kind === 'next') return next();
    await items?.return?.();
    items = request.kind === 'start' ? produce(request.input as Input)[Symbol.asyncIterator]() : undefined;
    return request.kind === 'start' ? next() : { kind: 'end' };
  };

  port.on('message', (request: ThreadRequest) => {
    answer(request).then(
      (message) => port.postMessage(message),
      (error: unknown) => {
        items = undefined;
        port.postMessage({ kind: 'failed', error: failureOf(error, dataOf) } satisfies ThreadAnswer);
      },
    );
  });
};

const failureOf = (error: unknown, dataOf: (error: Error) => unknown): ThreadFailure =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack, data: dataOf(error) }
    : { name: 'Error', message: String(error) };
