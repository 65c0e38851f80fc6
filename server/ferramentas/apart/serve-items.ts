import { watchMemory } from './watch-memory.ts';
import { failureOf } from './child.ts';
import type { ItemsAnswer, ItemsRequest } from './items-message.ts';

/** Items that go together, however quick they come: each message costs more than an item. */
const mostTogether = 256;

/** The other side of `KeptApart`: one input at a time, whose items are made only as they are asked for. */
export const serveItems = <Input, Item>(
  produce: (input: Input) => AsyncIterable<Item>,
  dataOf: (error: Error) => unknown = () => undefined,
): void => {
  watchMemory(Number(process.env['MALOTE_LEITURA_MEGABYTES']));
  let items: AsyncIterator<Item> | undefined;

  const next = async (): Promise<ItemsAnswer> => {
    const together: Item[] = [];
    while (items && together.length < mostTogether) {
      const step: IteratorResult<Item, unknown> = await items.next();
      if (step.done) items = undefined;
      else together.push(step.value);
    }
    return together.length > 0 ? { kind: 'items', items: together } : { kind: 'end' };
  };

  const answer = async (request: ItemsRequest): Promise<ItemsAnswer> => {
    if (request.kind === 'next') return next();
    await items?.return?.();
    items = request.kind === 'start' ? produce(request.input as Input)[Symbol.asyncIterator]() : undefined;
    return request.kind === 'start' ? next() : { kind: 'end' };
  };

  // whoever asked is gone: nobody would hear the rest
  process.once('disconnect', () => process.exit());
  process.on('message', (request: ItemsRequest) => {
    answer(request).then(
      (message) => process.send?.(message),
      (error: unknown) => {
        items = undefined;
        process.send?.(failureOf(error, dataOf));
      },
    );
  });
};
