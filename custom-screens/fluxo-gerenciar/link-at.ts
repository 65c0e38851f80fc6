import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { boundsOf, elementsOf, isExpanded, isNode, isSeen, type Drawing, type Point } from './drawing.ts';
import { mayConnect } from './edits.ts';

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

/** Where a link that is let go over a shape leads. */
interface Landing {
  /** What lies there over the rest; none, on the paper, as inside of the sub-process that it comes from. */
  readonly shape: string | undefined;
  /** What it may lead to there: that, or what that hangs on or is in. */
  readonly target: string | undefined;
}

/** What a link of an element finds where it is let go. */
export const landingOf = (drawing: Drawing, from: string, { x, y }: Point): Landing => {
  // the later is drawn over the earlier
  const all = elementsOf(drawing).filter(isNode).toReversed();
  const source = all.find(({ id }) => id === from);
  const under = all.filter((one) => {
    const bounds = isSeen(drawing, one) ? boundsOf(drawing, one) : undefined;
    return (
      bounds !== undefined &&
      x >= bounds.x &&
      x <= bounds.x + bounds.width &&
      y >= bounds.y &&
      y <= bounds.y + bounds.height &&
      !(isExpanded(drawing, one) && isInside(source, one))
    );
  });
  // what is inside of another, or hangs on it, is drawn over it
  const over = under.toSorted((a, b) => heightOf(b) - heightOf(a));
  return {
    shape: over[0]?.id,
    target: source && !over.includes(source) ? over.find((one) => mayConnect(source, one))?.id : undefined,
  };
};

const isInside = (element: ModdleElement | undefined, around: ModdleElement): boolean => {
  for (let one = element?.$parent; one; one = one.$parent) if (one === around) return true;
  return false;
};

/** Over how many others an element lies. */
const heightOf = (element: ModdleElement): number => {
  let depth = isA(element, 'bpmn:BoundaryEvent') ? 0.5 : 0;
  for (let one = element.$parent; one; one = one.$parent) depth += 1;
  return depth;
};
