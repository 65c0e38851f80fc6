import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import type { Point } from './drawing.ts';

/** A thin line that shows what is in line with what, or that two gaps are as wide as each other. */
export interface Guide {
  readonly kind: 'linha' | 'vao';
  readonly from: Point;
  readonly to: Point;
}

interface Guided {
  /** Where the box goes. */
  readonly at: Point;
  readonly lines: readonly Guide[];
}

type Axis = 'x' | 'y';
const sides = { x: 'width', y: 'height' } as const;

const startOf = (box: Bounds, axis: Axis): number => box[axis];
const endOf = (box: Bounds, axis: Axis): number => box[axis] + box[sides[axis]];
const middleOf = (box: Bounds, axis: Axis): number => box[axis] + box[sides[axis]] / 2;
/** What is put in line with the same of another; of two as near, the former. */
const marks = [middleOf, startOf, endOf] as const;

/** No farther than this, two places are the same: middles are half points, and what is drawn is put on whole ones. */
const same = 0.51;
/** A line goes on a little beyond what it is in line with. */
const beyond = 8;

/**
 * Where a box that is moved comes to be: its middle or an edge in line with that of another, or as far from its neighbours as
 * they are from each other, where no more than `within` is missing; and the lines that say so.
 */
export const guided = (
  box: Bounds,
  others: readonly Bounds[],
  within: number,
  /** Where it goes along a side on which nothing is near. */
  otherwise: Point = box,
): Guided => {
  const x = nearest(box.x, [...inLine(box, others, 'x'), ...spaced(box, others)], within) ?? otherwise.x;
  const y = nearest(box.y, inLine(box, others, 'y'), within) ?? otherwise.y;
  // what is drawn has whole places
  const at = { x: Math.round(x), y: Math.round(y) };
  return { at, lines: guidesAt({ ...box, ...at }, others) };
};

/** The lines that a box is in where it is. */
export const guidesAt = (box: Bounds, others: readonly Bounds[]): Guide[] => [
  ...lineAlong(box, others, 'x'),
  ...lineAlong(box, others, 'y'),
  ...gapsOf(box, others),
];

/** The first of the nearest: none, where all are farther than that. */
const nearest = (from: number, places: readonly number[], within: number): number | undefined => {
  let found: number | undefined;
  for (const place of places) {
    const far = Math.abs(place - from);
    if (far <= within && (found === undefined || far < Math.abs(found - from))) found = place;
  }
  return found;
};

/** Where the box would begin to be in line with each of the others. */
const inLine = (box: Bounds, others: readonly Bounds[], axis: Axis): number[] =>
  marks.flatMap((mark) => others.map((other) => mark(other, axis) - (mark(box, axis) - box[axis])));

/** One line for each place where the box and others are in line, as long as all of them. */
const lineAlong = (box: Bounds, others: readonly Bounds[], axis: Axis): Guide[] => {
  const across = axis === 'x' ? 'y' : 'x';
  const drawn: number[] = [];
  return marks.flatMap((mark) => {
    const at = mark(box, axis);
    const there = others.filter((other) => Math.abs(mark(other, axis) - at) < same);
    if (there.length === 0 || drawn.includes(at)) return [];
    // those of one size are in line at both edges too: their middle says it
    if (mark !== middleOf && there.every((other) => drawn.includes(middleOf(other, axis)))) return [];
    drawn.push(at);
    const all = [box, ...there];
    const ends = [
      Math.min(...all.map((one) => startOf(one, across))) - beyond,
      Math.max(...all.map((one) => endOf(one, across))) + beyond,
    ] as const;
    const point = (end: number): Point => (axis === 'x' ? { x: at, y: end } : { x: end, y: at });
    return [{ kind: 'linha' as const, from: point(ends[0]), to: point(ends[1]) }];
  });
};

/** The others of its row, from the left to the right: those that a line across it would meet. */
const rowOf = (box: Bounds, others: readonly Bounds[]): Bounds[] =>
  others
    .filter((one) => startOf(one, 'y') < endOf(box, 'y') && startOf(box, 'y') < endOf(one, 'y'))
    .sort((a, b) => a.x - b.x);

/** Two neighbours on the left, one on each side, two on the right: the nearest in its row. */
interface Row {
  readonly before: readonly Bounds[];
  readonly after: readonly Bounds[];
}

const aroundIn = (box: Bounds, others: readonly Bounds[]): Row => {
  const row = rowOf(box, others);
  const middle = middleOf(box, 'x');
  return {
    before: row.filter((one) => middleOf(one, 'x') < middle).slice(-2),
    after: row.filter((one) => middleOf(one, 'x') > middle).slice(0, 2),
  };
};

const gap = (left: Bounds, right: Bounds): number => startOf(right, 'x') - endOf(left, 'x');

/** Where the box would begin to be as far from its neighbours as they are from each other. */
const spaced = (box: Bounds, others: readonly Bounds[]): number[] => {
  const { before, after } = aroundIn(box, others);
  const [left, right] = [before.at(-1), after[0]];
  const [farLeft, farRight] = [before.at(-2), after[1]];
  const places: number[] = [];
  if (left && right && gap(left, right) > box.width)
    places.push(endOf(left, 'x') + (gap(left, right) - box.width) / 2);
  if (left && farLeft && gap(farLeft, left) > 0) places.push(endOf(left, 'x') + gap(farLeft, left));
  if (right && farRight && gap(right, farRight) > 0)
    places.push(startOf(right, 'x') - gap(right, farRight) - box.width);
  return places;
};

/** The gaps beside the box that are as wide as another beside them, each as one line across it. */
const gapsOf = (box: Bounds, others: readonly Bounds[]): Guide[] => {
  const { before, after } = aroundIn(box, others);
  const row = [...before, box, ...after];
  const at = middleOf(box, 'y');
  const all = row.slice(1).map((right, index) => {
    const left = row[index] ?? right;
    return { left, right, wide: gap(left, right) };
  });
  const mine = all.filter(({ left, right }) => left === box || right === box);
  const shown = new Set(
    all.flatMap((one, index) => {
      const next = all[index + 1];
      const even = next && one.wide > 0 && Math.abs(one.wide - next.wide) < 2 * same;
      return even && (mine.includes(one) || mine.includes(next)) ? [one, next] : [];
    }),
  );
  return [...shown].map(({ left, right }) => ({
    kind: 'vao' as const,
    from: { x: endOf(left, 'x'), y: at },
    to: { x: startOf(right, 'x'), y: at },
  }));
};
