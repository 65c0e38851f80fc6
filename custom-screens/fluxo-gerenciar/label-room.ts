import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import { finger } from './components/handled.ts';
import type { Point } from './drawing.ts';

/** Shown small, the place of another bend would lie over the bends beside it. */
export const hasRoom = (a: Point, b: Point, bends: number, zoom: number): boolean =>
  bends === 0 || Math.hypot(b.x - a.x, b.y - a.y) * zoom >= 2 * finger;

/** Where a chosen link is taken to be bent: its bends, and between two points of it the place of another. */
export const gripsOf = (points: readonly Point[], zoom: number): readonly Point[] => {
  const bends = points.slice(1, -1);
  const between = points.slice(1).flatMap((point, index) => {
    const before = points[index] ?? point;
    return hasRoom(before, point, bends.length, zoom)
      ? [{ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 }]
      : [];
  });
  return [...bends, ...between];
};

/** A label never goes farther than beyond so many grips in its way. */
const mostSteps = 12;
/** Farther than that from its link, it would not be read as of it. */
const farthest = 240;
const sides: readonly (readonly [number, number])[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/**
 * The nearest place for a label, so large around its middle, where it lies over no grip, nor over what is written or drawn of
 * others. Where there is none, or nothing of its own is under it, it stays where it was.
 */
export const besideGrips = (
  box: Bounds,
  size: { readonly width: number; readonly height: number },
  grips: readonly Point[],
  zoom: number,
  others: readonly Bounds[] = [],
): Bounds => {
  const reach = finger / 2 / Math.min(1, zoom) + 1;
  const own = grips.map(({ x, y }) => ({
    x,
    y,
    halfX: size.width / 2 + reach,
    halfY: size.height / 2 + reach,
  }));
  const theirs = others.map(({ x, y, width, height }) => ({
    x: x + width / 2,
    y: y + height / 2,
    halfX: (size.width + width) / 2 + 1,
    halfY: (size.height + height) / 2 + 1,
  }));
  const start = { x: box.x + box.width / 2, y: box.y + size.height / 2 };
  const under = (all: readonly InTheWay[], { x, y }: Point): InTheWay | undefined =>
    all.find((one) => Math.abs(one.x - x) < one.halfX && Math.abs(one.y - y) < one.halfY);
  if (!under(own, start)) return box;
  const all = [...own, ...theirs];
  const ways = sides.map(([right, down]) => {
    let at = start;
    for (let step = 0; step < mostSteps; step += 1) {
      const one = under(all, at);
      if (!one) break;
      at = {
        x: right === 0 ? at.x : one.x + right * one.halfX,
        y: down === 0 ? at.y : one.y + down * one.halfY,
      };
    }
    return { at, free: under(all, at) === undefined, far: Math.hypot(at.x - start.x, at.y - start.y) };
  });
  const [best] = ways
    .filter(({ free, far }) => free && far <= farthest)
    .sort((one, other) => one.far - other.far);
  return best ? { ...box, x: box.x + best.at.x - start.x, y: box.y + best.at.y - start.y } : box;
};

/** What a label does not lie over: its middle is no nearer to the middle of it. */
interface InTheWay extends Point {
  readonly halfX: number;
  readonly halfY: number;
}
