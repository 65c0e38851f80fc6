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
const sides: readonly (readonly [number, number])[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/** The nearest place for a label, so large around its middle, where it lies over no grip. */
export const besideGrips = (
  box: Bounds,
  size: { readonly width: number; readonly height: number },
  grips: readonly Point[],
  zoom: number,
): Bounds => {
  const reach = finger / 2 / Math.min(1, zoom) + 1;
  const [halfX, halfY] = [size.width / 2 + reach, size.height / 2 + reach];
  const start = { x: box.x + box.width / 2, y: box.y + size.height / 2 };
  const over = ({ x, y }: Point): Point | undefined =>
    grips.find((grip) => Math.abs(grip.x - x) < halfX && Math.abs(grip.y - y) < halfY);
  const ways = sides.map(([right, down]) => {
    let at = start;
    for (let step = 0; step < mostSteps; step += 1) {
      const grip = over(at);
      if (!grip) break;
      at = { x: right === 0 ? at.x : grip.x + right * halfX, y: down === 0 ? at.y : grip.y + down * halfY };
    }
    return { at, free: over(at) === undefined, far: Math.hypot(at.x - start.x, at.y - start.y) };
  });
  const [best] = ways.filter(({ free }) => free).sort((one, other) => one.far - other.far);
  return best ? { ...box, x: box.x + best.at.x - start.x, y: box.y + best.at.y - start.y } : box;
};
