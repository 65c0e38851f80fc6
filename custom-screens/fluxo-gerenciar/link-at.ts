import type { Point } from './drawing.ts';

interface Line {
  readonly id: string;
  readonly points: readonly Point[];
}

/** The link that passes nearest to a point, and no farther from it than that. */
export const linkAt = (lines: readonly Line[], at: Point, within: number): string | undefined => {
  let nearest: string | undefined;
  let least = within;
  for (const { id, points } of lines)
    for (const [index, to] of points.slice(1).entries()) {
      const distance = distanceTo(points[index] ?? to, to, at);
      if (distance > least) continue;
      least = distance;
      nearest = id;
    }
  return nearest;
};

/** How far a point is from the piece of a line between two others. */
const distanceTo = (from: Point, to: Point, at: Point): number => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : ((at.x - from.x) * x + (at.y - from.y) * y) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - from.x - share * x, at.y - from.y - share * y);
};
