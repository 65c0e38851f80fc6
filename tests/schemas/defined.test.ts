import { expect, it } from 'vitest';
import { defined } from '#schemas/defined.ts';

it('leaves out what is undefined, and nothing else that is empty', () => {
  const kept = defined({ a: undefined, b: null, c: 0, d: '', e: false });
  expect(Object.keys(kept)).toEqual(['b', 'c', 'd', 'e']);
  expect({ a: 'before', ...kept }).toEqual({ a: 'before', b: null, c: 0, d: '', e: false });
});
