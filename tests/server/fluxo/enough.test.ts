import { expect, it } from 'vitest';
import { enough } from '#server/fluxo/andamento/enough.ts';

it('diz quantas respostas bastam só do que é de várias pessoas e não pede todas', () => {
  const round = { chamados: 3, feitas: 1 };
  expect(enough({ todos: true, quorum: 2 }, round)).toEqual({ bastam: 2, de: 3, responderam: 1 });
  expect(enough({ todos: true, quorum: 3 }, round)).toBeUndefined();
  expect(enough({ todos: true, quorum: undefined }, round)).toBeUndefined();
  expect(enough({ todos: false, quorum: 2 }, round)).toBeUndefined();
  expect(enough(undefined, round)).toBeUndefined();
});
