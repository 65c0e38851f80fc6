import { serveApart } from '#server/ferramentas/apart/serve-apart.ts';

export interface HostileAsked {
  readonly does: 'answers' | 'holds' | 'asksForMemory' | 'throws';
}

export interface Answered {
  readonly kind: 'pid';
  readonly pid: number;
}

const held: unknown[] = [];

serveApart(
  async function* ({ does }: HostileAsked): AsyncGenerator<object> {
    while (does === 'asksForMemory') held.push(new Array(2 ** 25).fill(held.length));
    if (does === 'throws') throw new RangeError('fora do lugar');
    if (does === 'holds') held.push(Buffer.alloc(256 * 1_048_576, 1));
    yield await Promise.resolve({ kind: 'pid', pid: process.pid } satisfies Answered);
  },
  () => 'invalido',
  () => Promise.resolve(),
);
