import type { Bounds, ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { around } from './band-layout.ts';
import { isBand, isLane, lanesOf, poolOf } from './bands.ts';
import {
  boundsOf,
  elementOf,
  elementsOf,
  isExpanded,
  isNode,
  isSeen,
  type Drawing,
  type Point,
} from './drawing.ts';
import { movedWith } from './edits.ts';

/** How far each element is from where it is drawn, while it is dragged. */
export type Moving = ReadonlyMap<string, Point>;

/** The same way for all that is dragged, and with it what is in it and hangs on it. */
export const movingBy = (drawing: Drawing, ids: readonly string[], by: Point): Moving => {
  const moving = new Map<string, Point>();
  for (const element of ids.flatMap((id) => elementOf(drawing, id) ?? []))
    for (const one of carriedBy(drawing, element)) moving.set(one.id, by);
  return moving;
};

/** A pool goes with all that is in it; a lane with its elements; anything else with what is in it and hangs on it. */
const carriedBy = (drawing: Drawing, element: ModdleElement): Iterable<ModdleElement> => {
  if (element === poolOf(drawing))
    return [element, ...lanesOf(drawing).map(({ band }) => band), ...elementsOf(drawing).filter(isNode)];
  if (isLane(element)) return [element, ...movedWith(drawing, element.flowNodeRef ?? [])];
  return isNode(element) ? movedWith(drawing, [element]) : [element];
};

/** What is moved as one box, and what it may be put in line with. */
interface Aligned {
  readonly box: Bounds;
  readonly others: readonly Bounds[];
}

/**
 * Elements as one box, among those that are drawn in the same view; nothing of pools and lanes, nor of what hangs on an
 * activity: these have their place by what they are on.
 */
export const alignedOf = (
  drawing: Drawing,
  ids: readonly string[],
  isInView: (box: Bounds) => boolean,
): Aligned | undefined => {
  const elements = ids.flatMap((id) => elementOf(drawing, id) ?? []);
  if (elements.some((one) => isBand(one) || one.attachedToRef)) return undefined;
  const nodes = elements.filter(isNode);
  const box = around(nodes.flatMap((one) => boundsOf(drawing, one) ?? []));
  if (!box) return undefined;
  const carried = movedWith(drawing, nodes);
  const others = elementsOf(drawing)
    .filter((one) => isNode(one) && !carried.has(one) && !one.attachedToRef && isSeen(drawing, one))
    // what they are in is around them whatever they do
    .filter((one) => !isExpanded(drawing, one) || !nodes.some((node) => node.$parent === one))
    .flatMap((one) => boundsOf(drawing, one) ?? [])
    .filter(isInView);
  return { box, others };
};
