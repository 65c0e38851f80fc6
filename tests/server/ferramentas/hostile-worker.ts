import { serveItems } from '#server/ferramentas/apart/serve-items.ts';

export interface Hostile {
  readonly does: 'counts' | 'asksForMemory' | 'neverEnds' | 'throws';
}

serveItems(
  async function* ({ does }: Hostile): AsyncGenerator<number> {
    yield await Promise.resolve(process.pid);
    const kept: unknown[] = [];
    while (does === 'asksForMemory') kept.push(new Array(2 ** 25).fill(kept.length));
    while (does === 'neverEnds') kept.length = 0;
    if (does === 'throws') throw new RangeError('fora do lugar');
    for (let n = 1; n <= 1_000; n += 1) yield n;
  },
  ({ name }) => name,
);
