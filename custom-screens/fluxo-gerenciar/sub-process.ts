import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { layInside, sizeOf } from './arrange.ts';
import { route } from './route.ts';
import { around, fitBands } from './band-layout.ts';
import { laneOf } from './bands.ts';
import {
  boundsOf,
  elementOf,
  elementsOf,
  isExpanded,
  isFlow,
  isNode,
  planeElementsOf,
  putBounds,
  putExpanded,
  takePlane,
  waypointsOf,
  type Drawing,
} from './drawing.ts';
import { moveBy } from './edits.ts';

/** Between what is inside and the edge, and between the edge and what stands around. */
const pad = 36;
const apart = 30;

/** Opens a sub-process in the drawing, or closes it; the file says which. What is in it stays as it is. */
export const toggleSub = (drawing: Drawing, id: string): void => {
  const sub = elementOf(drawing, id);
  const bounds = sub && boundsOf(drawing, sub);
  if (!sub || !bounds || !isA(sub, 'bpmn:SubProcess')) return;
  if (isExpanded(drawing, sub)) {
    putExpanded(drawing, sub, false);
    const { width, height } = sizeOf(sub);
    reshape(drawing, sub, {
      x: bounds.x,
      y: Math.round(bounds.y + bounds.height / 2 - height / 2),
      width,
      height,
    });
  } else open(drawing, sub, bounds);
  fitBands(drawing);
};

const open = (drawing: Drawing, sub: ModdleElement, closed: Bounds): void => {
  takePlane(drawing, sub);
  putExpanded(drawing, sub, true);
  const nodes = (sub.flowElements ?? []).filter(isNode);
  if (nodes.some((one) => !boundsOf(drawing, one))) layInside(drawing, sub);
  const held = contentOf(drawing, sub) ?? { x: 0, y: 0, width: 100, height: 60 };
  const size = { width: held.width + 2 * pad, height: held.height + 2 * pad };
  const y = Math.round(
    Math.max(closed.y + closed.height / 2 - size.height / 2, ceilingOf(drawing, sub, closed, size.width)),
  );
  carryInside(drawing, sub, Math.round(closed.x + pad - held.x), Math.round(y + pad - held.y));
  grow(drawing, sub, { x: closed.x, y, ...size });
};

/** A sub-process of another size: what stands in the way makes room, and what it is itself in grows with it. */
const grow = (drawing: Drawing, sub: ModdleElement, bounds: Bounds): void => {
  const before = boundsOf(drawing, sub) ?? bounds;
  reshape(drawing, sub, bounds);
  makeWay(drawing, sub, before, bounds);
  const holder = sub.$parent;
  const room = holder && boundsOf(drawing, holder);
  const content = holder && contentOf(drawing, holder);
  if (!holder || !room || !content || !isA(holder, 'bpmn:SubProcess')) return;
  const { x, y, width, height } =
    around([
      room,
      {
        x: content.x - pad,
        y: content.y - pad,
        width: content.width + 2 * pad,
        height: content.height + 2 * pad,
      },
    ]) ?? room;
  if (width !== room.width || height !== room.height) grow(drawing, holder, { x, y, width, height });
};

/** Another size; what hangs on its edge stays on it, at the same part of it, and the links reach it. */
const reshape = (drawing: Drawing, sub: ModdleElement, to: Bounds): void => {
  const from = boundsOf(drawing, sub) ?? to;
  const hanging = elementsOf(drawing).filter(({ attachedToRef }) => attachedToRef === sub);
  putBounds(drawing, sub, to);
  for (const event of hanging) {
    const at = boundsOf(drawing, event);
    if (!at) continue;
    const part = (place: number, start: number, long: number): number =>
      long === 0 ? 0 : Math.min(1, Math.max(0, (place - start) / long));
    putBounds(drawing, event, {
      ...at,
      x: Math.round(to.x + part(at.x + at.width / 2, from.x, from.width) * to.width - at.width / 2),
      y: Math.round(to.y + part(at.y + at.height / 2, from.y, from.height) * to.height - at.height / 2),
    });
  }
  const tied = new Set([sub, ...hanging]);
  for (const flow of elementsOf(drawing).filter(isFlow))
    if ([flow.sourceRef, flow.targetRef].some((end) => end && tied.has(end))) route(drawing, flow);
};

const neighboursOf = (drawing: Drawing, sub: ModdleElement): { one: ModdleElement; bounds: Bounds }[] =>
  (sub.$parent?.flowElements ?? [])
    .filter((one) => isNode(one) && one !== sub && !one.attachedToRef)
    .flatMap((one) => {
      const bounds = boundsOf(drawing, one);
      return bounds ? [{ one, bounds }] : [];
    });

/** As high as it may begin without reaching what stands above it, or out of its lane. */
const ceilingOf = (drawing: Drawing, sub: ModdleElement, closed: Bounds, width: number): number => {
  const lane = sub.$parent === drawing.process ? laneOf(drawing, sub) : undefined;
  const top = lane && boundsOf(drawing, lane)?.y;
  const above = neighboursOf(drawing, sub)
    .filter(
      ({ bounds }) =>
        bounds.y + bounds.height <= closed.y &&
        bounds.x < closed.x + width + apart &&
        closed.x < bounds.x + bounds.width + apart,
    )
    .map(({ bounds }) => bounds.y + bounds.height + apart);
  return Math.max(top === undefined ? -Infinity : top + apart / 2, ...above);
};

/** What stands in the way goes to the right, or down, with all that stands further that way. */
const makeWay = (drawing: Drawing, sub: ModdleElement, from: Bounds, to: Bounds): void => {
  const overlaps = ({ bounds }: { bounds: Bounds }): boolean =>
    bounds.x < to.x + to.width + apart &&
    to.x < bounds.x + bounds.width &&
    bounds.y < to.y + to.height + apart &&
    to.y < bounds.y + bounds.height;
  for (const [at, long] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const all = neighboursOf(drawing, sub);
    const after = from[at] + from[long] / (at === 'x' ? 1 : 2);
    const first = Math.min(
      ...all.filter((one) => overlaps(one) && one.bounds[at] >= after).map(({ bounds }) => bounds[at]),
    );
    if (first === Infinity) continue;
    const by = Math.round(to[at] + to[long] + apart - first);
    const moved = all.filter(({ bounds }) => bounds[at] >= first).map(({ one }) => one);
    if (by > 0) moveBy(drawing, moved, at === 'x' ? by : 0, at === 'x' ? 0 : by);
  }
};

/** All that is drawn inside of it. */
const contentOf = (drawing: Drawing, sub: ModdleElement): Bounds | undefined => {
  const all = (sub.flowElements ?? []).flatMap((one): Bounds[] => {
    const bounds = boundsOf(drawing, one);
    if (bounds) return [isA(one, 'bpmn:Activity') ? bounds : { ...bounds, height: bounds.height + named }];
    return waypointsOf(drawing, one).map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
  });
  return around(all);
};
/** What an event is called stands below it. */
const named = 16;

const carryInside = (drawing: Drawing, sub: ModdleElement, dx: number, dy: number): void => {
  const isInside = (element: ModdleElement | undefined): boolean =>
    element !== undefined && (element.$parent === sub || isInside(element.$parent));
  for (const { bpmnElement, bounds, waypoint = [], label } of planeElementsOf(drawing))
    if (isInside(bpmnElement))
      for (const one of [
        ...(bounds ? [bounds] : []),
        ...waypoint,
        ...(label?.bounds ? [label.bounds] : []),
      ]) {
        one.x += dx;
        one.y += dy;
      }
};
