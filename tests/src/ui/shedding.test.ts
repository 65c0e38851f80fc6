import { expect, it } from 'vitest';
import { chooseShed } from '#src/ui/use-shedding.ts';

// unit, person, time, as a row of the inbox has them
const shed = (room: number): number[] =>
  [
    ...chooseShed(
      [
        { rank: 2, width: 60 },
        { rank: 1, width: 100 },
        { rank: 3, width: 50 },
      ],
      room,
      5,
    ),
  ].sort();

it('nothing goes while all of it fits', () => {
  expect(shed(220)).toEqual([]);
});
it('the parts go in their order, each whole, until the others fit', () => {
  expect(shed(219)).toEqual([1]);
  expect(shed(115)).toEqual([1]);
  expect(shed(114)).toEqual([0, 1]);
  expect(shed(49)).toEqual([0, 1, 2]);
});
