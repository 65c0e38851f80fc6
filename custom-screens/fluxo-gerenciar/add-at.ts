import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { placeInLane, settle } from './band-layout.ts';
import {
  boundsOf,
  elementOf,
  elementsOf,
  isExpanded,
  isFlow,
  isSeen,
  putBounds,
  waypointsOf,
  type Drawing,
  type Point,
} from './drawing.ts';
import { addAfter, addDeadline, fill, freePlace, lead, made, onlyToEnd, type Kind } from './edits.ts';
import { linkAt } from './link-at.ts';
import { route } from './route.ts';

/**
 * A new element where it is put, with nothing that leads to it; on a link, between the two that it joins; a time on the border
 * of an activity, its time limit. Its id.
 */
export const addAt = (drawing: Drawing, kind: Kind, at: Point): string => {
  const limit = kind === 'tempo' ? addLimitAt(drawing, at) : undefined;
  if (limit !== undefined) return limit;
  const lines = elementsOf(drawing)
    .filter((one) => isFlow(one) && isSeen(drawing, one))
    .map((one) => ({ id: one.id, points: waypointsOf(drawing, one) }));
  const link = linkAt(lines, at, nearLink);
  if (link !== undefined) return addAfter(drawing, kind, link);
  const container = elementsOf(drawing).findLast((one) => holds(drawing, one, at)) ?? drawing.process;
  const { element, size } = made(drawing, kind, container);
  const wanted = { x: snapped(at.x - size.width / 2), y: snapped(at.y - size.height / 2), ...size };
  const inLane = container === drawing.process ? placeInLane(drawing, element, at, wanted) : undefined;
  const place = inLane ?? freePlace(drawing, container, element, wanted, undefined);
  putBounds(drawing, element, { ...place, ...size });
  settle(drawing, [element]);
  fill(drawing, kind, element);
  return element.id;
};

/**
 * A new element where a link of another was let go, which leads to the middle of its left; wholly in the lane there. What only
 * led to an end leads to it through the new one: two ways out of it would both be taken. Its id.
 */
export const addLinkedAt = (drawing: Drawing, kind: Kind, fromId: string, at: Point): string => {
  const from = elementOf(drawing, fromId);
  const container = from?.$parent ?? drawing.process;
  const spliced = from && kind !== 'fim' ? onlyToEnd(from) : undefined;
  const { element, size } = made(drawing, kind, container);
  const wanted = { x: Math.round(at.x), y: Math.round(at.y - size.height / 2), ...size };
  const inLane = container === drawing.process ? placeInLane(drawing, element, at, wanted) : undefined;
  putBounds(drawing, element, { ...wanted, ...inLane });
  settle(drawing, [element]);
  const end = spliced?.targetRef;
  if (from) lead(drawing, kind, { from, spliced }, element);
  fill(drawing, kind, element);
  if (end) putAfter(drawing, end, element);
  for (const flow of [...(element.incoming ?? []), ...(element.outgoing ?? [])]) route(drawing, flow);
  return element.id;
};

/** As far from the right of an element as what comes after it stands. */
const apart = 110;

/** An end that is not further right than what leads to it now goes there, into its lane. */
const putAfter = (drawing: Drawing, end: ModdleElement, element: ModdleElement): void => {
  const [is, before] = [boundsOf(drawing, end), boundsOf(drawing, element)];
  if (!is || !before || is.x >= before.x + before.width + apart / 2) return;
  const row = before.y + before.height / 2;
  const wanted = {
    ...is,
    x: before.x + before.width + apart,
    y: Math.round(row - is.height / 2),
  };
  // as high in its lane as what is written below it leaves room for, however far the lane goes
  const inLane =
    end.$parent === drawing.process
      ? placeInLane(drawing, end, { x: before.x + before.width / 2, y: row }, wanted)
      : undefined;
  // a lane that lacks little grows: the way there stays straight
  const aside = inLane && Math.abs(inLane.y - wanted.y) > 12 ? inLane.y : wanted.y;
  putBounds(drawing, end, { ...wanted, y: aside });
  settle(drawing, [end]);
};

const addLimitAt = (drawing: Drawing, at: Point): string | undefined => {
  for (const host of elementsOf(drawing).toReversed()) {
    const bounds = isA(host, 'bpmn:Activity') && isSeen(drawing, host) ? boundsOf(drawing, host) : undefined;
    const on = bounds && onBorder(bounds, at);
    if (on) return addDeadline(drawing, host.id, on);
  }
  return undefined;
};

/** The nearest place of a border, where it is near enough. */
const onBorder = ({ x, y, width, height }: Bounds, at: Point): Point | undefined => {
  const inside = {
    x: Math.min(Math.max(at.x, x), x + width),
    y: Math.min(Math.max(at.y, y), y + height),
  };
  const sides: readonly Point[] = [
    { x, y: inside.y },
    { x: x + width, y: inside.y },
    { x: inside.x, y },
    { x: inside.x, y: y + height },
  ];
  const far = (one: Point): number => Math.hypot(one.x - at.x, one.y - at.y);
  const nearest = sides.reduce((best, one) => (far(one) < far(best) ? one : best));
  return far(nearest) <= nearLink ? nearest : undefined;
};

/** As near a link, or a border, as that, what is put is put on it. */
const nearLink = 12;
const grid = 10;
const snapped = (number: number): number => Math.round(number / grid) * grid;

/** An open sub-process that the place is in. */
const holds = (drawing: Drawing, element: ModdleElement, { x, y }: Point): boolean => {
  if (!isA(element, 'bpmn:SubProcess') || !isSeen(drawing, element) || !isExpanded(drawing, element))
    return false;
  const bounds = boundsOf(drawing, element);
  return (
    bounds !== undefined &&
    x >= bounds.x &&
    x <= bounds.x + bounds.width &&
    y >= bounds.y &&
    y <= bounds.y + bounds.height
  );
};
