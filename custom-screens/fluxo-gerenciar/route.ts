import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { boundsOf, drawnOf, isNode, putWaypoints, type Drawing, type Point } from './drawing.ts';
import { hasLabel } from './label-edits.ts';

/** Between a link and what it goes around, and from an element to where its link turns. */
const clear = 28;
const turn = 14;
/** What an event is called stands below it, and may be wider than it is. */
const named = 34;
const turnNamed = 36;

/**
 * A link in right angles, from the right of one to the left of the other, below what stands between them; one that goes back
 * runs below both.
 */
export const route = (drawing: Drawing, flow: ModdleElement): void => {
  const from = flow.sourceRef && boundsOf(drawing, flow.sourceRef);
  const to = flow.targetRef && boundsOf(drawing, flow.targetRef);
  if (!from || !to) return;
  const middle = (bounds: Bounds): number => bounds.y + bounds.height / 2;
  const attached = isA(flow.sourceRef, 'bpmn:BoundaryEvent');
  const start = attached
    ? { x: from.x + from.width / 2, y: from.y + from.height }
    : { x: from.x + from.width, y: middle(from) };
  const end = { x: to.x, y: middle(to) };
  if (end.x >= start.x + 10 && !attached) {
    const half = (start.x + end.x) / 2;
    const straight = Math.abs(start.y - end.y) < 1;
    const way = straight ? [start, end] : [start, { x: half, y: start.y }, { x: half, y: end.y }, end];
    putWaypoints(drawing, flow, aroundOthers(drawing, flow, way));
    return;
  }
  const below = Math.max(from.y + from.height, to.y + to.height) + clear;
  const entry = { x: to.x + to.width / 2, y: to.y + to.height };
  const leave = attached
    ? []
    : [
        { x: start.x + turn, y: start.y },
        { x: start.x + turn, y: below },
      ];
  putWaypoints(
    drawing,
    flow,
    attached && end.x > start.x + 20
      ? [start, { x: start.x, y: below }, { x: end.x - 20, y: below }, { x: end.x - 20, y: end.y }, end]
      : [start, ...(attached ? [{ x: start.x, y: below }] : leave), { x: entry.x, y: below }, entry],
  );
};

/** The same way, or below whatever it would cross. */
const aroundOthers = (drawing: Drawing, flow: ModdleElement, way: readonly Point[]): readonly Point[] => {
  const [start, end] = [way[0], way.at(-1)];
  const ends = new Set([flow.sourceRef, flow.targetRef]);
  const others = (flow.$parent?.flowElements ?? []).flatMap((one) => {
    const bounds = isNode(one) && !ends.has(one) ? drawnOf(drawing, one)?.bounds : undefined;
    return bounds && (!one.attachedToRef || !ends.has(one.attachedToRef))
      ? [{ bounds, bottom: bounds.y + bounds.height + (hasLabel(one) ? named : 0) }]
      : [];
  });
  let now = way;
  const aside = (element: ModdleElement | undefined): number => (hasLabel(element) ? turnNamed : turn);
  const [left, right] = [(start?.x ?? 0) + aside(flow.sourceRef), (end?.x ?? 0) - aside(flow.targetRef)];
  let below = -Infinity;
  while (start && end) {
    const crossed = others.filter(({ bounds, bottom }) => bottom > below && crosses(now, bounds));
    if (crossed.length === 0) break;
    below = Math.max(...crossed.map(({ bottom }) => bottom));
    const y = below + clear;
    now = [start, { x: left, y: start.y }, { x: left, y }, { x: right, y }, { x: right, y: end.y }, end];
  }
  return now;
};

/** Whether a line in right angles passes over an element. */
const crosses = (way: readonly Point[], { x, y, width, height }: Bounds): boolean =>
  way.slice(1).some((to, index) => {
    const from = way[index] ?? to;
    return (
      Math.max(from.x, to.x) > x &&
      Math.min(from.x, to.x) < x + width &&
      Math.max(from.y, to.y) > y &&
      Math.min(from.y, to.y) < y + height
    );
  });
