import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { joinLane, laneOf, lanesOf, leavesOf, outsidersOf, poolOf } from './bands.ts';
import {
  boundsOf,
  drawnOf,
  elementsOf,
  isFlow,
  isNode,
  planeElementsOf,
  putBounds,
  type Drawing,
  type Point,
} from './drawing.ts';

/** How wide the strip with the name of a pool or a lane is, and the least that a lane is long. */
export const strip = 30;
export const least = 90;
/** Between an element and the edge of its lane; what an event is called stands below it. */
export const pad = 16;
const below = 34;

/** Lanes lie one below the other, or in a pool that stands upright one beside the other. */
interface Axis {
  readonly at: 'x' | 'y';
  readonly long: 'width' | 'height';
  readonly across: 'x' | 'y';
  readonly wide: 'width' | 'height';
}
const lying: Axis = { at: 'y', long: 'height', across: 'x', wide: 'width' };
const upright: Axis = { at: 'x', long: 'width', across: 'y', wide: 'height' };

const axisOf = (drawing: Drawing): Axis => {
  const first = poolOf(drawing) ?? lanesOf(drawing)[0]?.band;
  return first && drawnOf(drawing, first)?.isHorizontal === false ? upright : lying;
};

/** From here on they lie, whatever they did. */
export const layDown = (drawing: Drawing): void => {
  const pool = poolOf(drawing);
  for (const band of [...(pool ? [pool] : []), ...lanesOf(drawing).map((one) => one.band)]) {
    const drawn = drawnOf(drawing, band);
    if (drawn) drawn.isHorizontal = true;
  }
};

/** All that the lanes cover: the pool, or where there is none, the lanes themselves. */
export const frameOf = (drawing: Drawing): Bounds | undefined => {
  const pool = poolOf(drawing);
  const drawn = pool && boundsOf(drawing, pool);
  return drawn ?? around(lanesOf(drawing).flatMap(({ band }) => boundsOf(drawing, band) ?? []));
};

export const around = (all: readonly Bounds[]): Bounds | undefined => {
  if (all.length === 0) return undefined;
  const x = Math.min(...all.map((one) => one.x));
  const y = Math.min(...all.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...all.map((one) => one.x + one.width)) - x,
    height: Math.max(...all.map((one) => one.y + one.height)) - y,
  };
};

/** How long each lane is drawn that has no others in it. */
export const lengthsOf = (drawing: Drawing): Map<ModdleElement, number> => {
  const { long } = axisOf(drawing);
  return new Map(leavesOf(drawing).map((lane) => [lane, boundsOf(drawing, lane)?.[long] ?? 120]));
};

const middleOf = (bounds: Bounds, { at, long }: Axis): number => bounds[at] + bounds[long] / 2;

/** Draws the lanes anew in their order, so long each, from where the frame begins; what is in them goes with them. */
export const stack = (
  drawing: Drawing,
  frame: Bounds,
  lengths: ReadonlyMap<ModdleElement, number>,
  endedAt?: number,
): void => {
  const axis = axisOf(drawing);
  const pool = poolOf(drawing);
  const before = new Map(leavesOf(drawing).map((lane) => [lane, boundsOf(drawing, lane)]));
  const ended = endedAt ?? frame[axis.at] + frame[axis.long];
  let at = frame[axis.at];
  const put = (lane: ModdleElement, across: number, wide: number): void => {
    const from = at;
    const inner = lane.childLaneSet?.lanes ?? [];
    if (inner.length === 0) at += lengths.get(lane) ?? least;
    else for (const one of inner) put(one, across + strip, wide - strip);
    putBounds(drawing, lane, boundsAlong(axis, from, at - from, across, wide));
  };
  const aside = pool ? strip : 0;
  for (const { lanes = [] } of drawing.process.laneSets ?? [])
    for (const lane of lanes) put(lane, frame[axis.across] + aside, frame[axis.wide] - aside);
  if (at === frame[axis.at]) at += frame[axis.long];
  if (pool)
    putBounds(
      drawing,
      pool,
      boundsAlong(axis, frame[axis.at], at - frame[axis.at], frame[axis.across], frame[axis.wide]),
    );
  const grown = at - ended;
  const by = new Map<ModdleElement, number>();
  for (const [lane, was] of before) {
    const is = was && boundsOf(drawing, lane);
    if (was && is) by.set(lane, is[axis.at] - was[axis.at]);
  }
  shift(drawing, axis, by, (place) => {
    if (place >= ended) return grown;
    for (const [lane, was] of before)
      if (was && place >= was[axis.at] && place < was[axis.at] + was[axis.long]) return by.get(lane) ?? 0;
    return 0;
  });
};

const boundsAlong = (axis: Axis, at: number, long: number, across: number, wide: number): Bounds =>
  axis === lying
    ? { y: at, height: long, x: across, width: wide }
    : { x: at, width: long, y: across, height: wide };

/** Moves everything that is drawn by how far what is where it is went; an element, by how far its lane did. */
const shift = (
  drawing: Drawing,
  axis: Axis,
  lanes: ReadonlyMap<ModdleElement, number>,
  placed: (place: number) => number,
): void => {
  const pool = poolOf(drawing);
  const mine = new Set([...lanesOf(drawing).map(({ band }) => band), ...(pool ? [pool] : [])]);
  const own = (element: ModdleElement | undefined, bounds: Bounds): number =>
    (element && isNode(element) ? lanes.get(laneOf(drawing, element) ?? element) : undefined) ??
    placed(middleOf(bounds, axis));
  for (const { bpmnElement, bounds, waypoint, label } of planeElementsOf(drawing)) {
    if (!bpmnElement || mine.has(bpmnElement)) continue;
    if (bounds) {
      const by = own(bpmnElement, bounds);
      bounds[axis.at] += by;
      if (label?.bounds) label.bounds[axis.at] += by;
    }
    const end = waypoint && waypoint.length - 1;
    waypoint?.forEach((point, index) => {
      const tied = index === 0 ? bpmnElement.sourceRef : index === end ? bpmnElement.targetRef : undefined;
      const lane = isFlow(bpmnElement) && tied ? laneOf(drawing, tied) : undefined;
      point[axis.at] += (lane && lanes.get(lane)) ?? placed(point[axis.at]);
    });
    if (waypoint && label?.bounds) label.bounds[axis.at] += placed(label.bounds[axis.at]);
  }
};

/** The room that an element takes, with what is written below it. */
export const roomOf = (drawing: Drawing, element: ModdleElement): Bounds | undefined => {
  const bounds = boundsOf(drawing, element);
  return bounds && withLabel(element, bounds);
};

const withLabel = (element: ModdleElement, bounds: Bounds): Bounds =>
  isA(element, 'bpmn:Event') || isA(element, 'bpmn:Gateway')
    ? { ...bounds, height: bounds.height + below }
    : bounds;

/** How much of the frame the names of pool and lanes take, at their side. */
const namesAside = (drawing: Drawing): number =>
  strip * Math.max(0, ...lanesOf(drawing).map((one) => one.depth + 1), poolOf(drawing) ? 1 : 0);

/** Makes pool and lanes large enough for what is in them; none becomes smaller. */
export const fitBands = (drawing: Drawing): void => {
  const frame = frameOf(drawing);
  const nodes = (drawing.process.flowElements ?? []).filter(isNode);
  const rooms = new Map(nodes.map((node) => [node, roomOf(drawing, node)]));
  const content = around([...rooms.values()].flatMap((one) => one ?? []));
  if (!frame || !content) return;
  const axis = axisOf(drawing);
  const leaves = leavesOf(drawing);
  const from = Math.min(frame[axis.across], content[axis.across] - pad - namesAside(drawing));
  const to = Math.max(frame[axis.across] + frame[axis.wide], content[axis.across] + content[axis.wide] + pad);
  const early = Math.max(0, frame[axis.at] - (content[axis.at] - pad));
  const lengths = lengthsOf(drawing);
  if (early > 0) {
    extendBack(drawing, axis, leaves[0], early);
    if (leaves[0]) lengths.set(leaves[0], (lengths.get(leaves[0]) ?? 0) + early);
  }
  const start = frame[axis.at] - early;
  for (const lane of leaves) {
    const begins = boundsOf(drawing, lane)?.[axis.at] ?? start;
    const inside = around((lane.flowNodeRef ?? []).flatMap((node) => rooms.get(node) ?? []));
    if (inside)
      lengths.set(lane, Math.max(lengths.get(lane) ?? 0, inside[axis.at] + inside[axis.long] + pad - begins));
  }
  const end = Math.max(
    frame[axis.at] + frame[axis.long],
    leaves.length === 0 ? content[axis.at] + content[axis.long] + pad : 0,
  );
  if (leaves.length === 0) pushOutsiders(drawing, axis, frame[axis.at] + frame[axis.long], end);
  stack(drawing, boundsAlong(axis, start, end - start, from, to - from), lengths);
};

/** Whoever takes part from outside makes room for the pool that grows. */
const pushOutsiders = (drawing: Drawing, axis: Axis, from: number, to: number): void => {
  for (const one of outsidersOf(drawing)) {
    const bounds = drawnOf(drawing, one)?.bounds;
    if (bounds && bounds[axis.at] >= from) bounds[axis.at] += to - from;
  }
};

/** The first lane, and those it is in, begin earlier; nothing that is in them moves. */
const extendBack = (drawing: Drawing, axis: Axis, first: ModdleElement | undefined, by: number): void => {
  for (let one = first; one && one !== drawing.process; one = one.$parent) {
    const bounds = drawnOf(drawing, one)?.bounds;
    if (!bounds) continue;
    bounds[axis.at] -= by;
    bounds[axis.long] += by;
  }
};

/** Moves everything that is drawn inside of some bounds. */
export const carry = (drawing: Drawing, inside: Bounds, dx: number, dy: number): void => {
  const within = ({ x, y }: Point): boolean =>
    x >= inside.x && x <= inside.x + inside.width && y >= inside.y && y <= inside.y + inside.height;
  for (const { bounds, waypoint, label } of planeElementsOf(drawing)) {
    const goes = bounds && within({ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 });
    for (const one of [
      ...(goes ? [bounds] : []),
      // what an element is called goes with it, wherever it is written
      ...(label?.bounds && (goes ?? within(label.bounds)) ? [label.bounds] : []),
      ...(waypoint ?? []).filter(within),
    ]) {
      one.x += Math.round(dx);
      one.y += Math.round(dy);
    }
  }
};

/** Whoever takes part from outside stands below the flow, each below the one before, with what is drawn there. */
export const lineUpOutsiders = (drawing: Drawing): void => {
  const frame = frameOf(drawing);
  let y = (frame?.y ?? 0) + (frame?.height ?? 0) + strip;
  for (const one of outsidersOf(drawing)) {
    const bounds = boundsOf(drawing, one);
    if (!frame || !bounds) continue;
    carry(drawing, bounds, frame.x - bounds.x, y - bounds.y);
    const width = one.processRef ? bounds.width : frame.width;
    putBounds(drawing, one, { ...bounds, x: frame.x, y, width });
    y += bounds.height + strip;
  }
};

/** The lane where a point is: the nearest, where it is in none. */
const laneAt = (drawing: Drawing, point: Point): ModdleElement | undefined => {
  const axis = axisOf(drawing);
  const far = (lane: ModdleElement): number => {
    const bounds = boundsOf(drawing, lane);
    if (!bounds) return Infinity;
    return Math.max(
      bounds[axis.at] - point[axis.at],
      point[axis.at] - bounds[axis.at] - bounds[axis.long],
      0,
    );
  };
  const leaves = leavesOf(drawing);
  return leaves.reduce<ModdleElement | undefined>(
    (best, lane) => (best && far(best) <= far(lane) ? best : lane),
    undefined,
  );
};

/** How much of the room of an element is free around it. */
const apart = 20;
const step = 10;

/**
 * Where an element of so much room is put down that is wanted at a place: wholly in the lane that the point is in, and beside what
 * is there; as wanted, where the point is in none.
 */
export const placeInLane = (
  drawing: Drawing,
  element: ModdleElement,
  point: Point,
  wanted: Bounds,
): Point | undefined => {
  const axis = axisOf(drawing);
  const lane = leavesOf(drawing).find((one) => {
    const bounds = boundsOf(drawing, one);
    return bounds !== undefined && isIn(bounds, point);
  });
  const inside = lane && boundsOf(drawing, lane);
  if (!lane || !inside) return undefined;
  const taken = (lane.flowNodeRef ?? [])
    .filter((one) => one !== element && !one.attachedToRef)
    .flatMap((one) => roomOf(drawing, one) ?? []);
  const room = withLabel(element, wanted);
  const first = inside[axis.at] + pad;
  const last = Math.max(first, inside[axis.at] + inside[axis.long] - pad - room[axis.long]);
  const near = Math.min(Math.max(room[axis.at], first), last);
  const begins = (frameOf(drawing) ?? inside)[axis.across] + namesAside(drawing) + pad;
  const ends = Math.max(begins, inside[axis.across] + inside[axis.wide] - pad - room[axis.wide]);
  const beside = Math.min(Math.max(room[axis.across], begins), ends);
  // along the lane as far as it is free, by the nearest first: a lane grows for what is in it, and nothing does for what has room
  const rows = [near];
  for (let at = first; at < last; at += step) rows.push(at);
  rows.sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  for (let across = beside; ; across += step)
    for (const at of rows) {
      const here = { ...room, [axis.at]: at, [axis.across]: across };
      if (!taken.some((one) => isNear(one, here))) return { x: Math.round(here.x), y: Math.round(here.y) };
    }
};

const isIn = ({ x, y, width, height }: Bounds, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const isNear = (one: Bounds, other: Bounds): boolean =>
  one.x < other.x + other.width + apart &&
  other.x < one.x + one.width + apart &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Each element is of the lane in which it was put down, with what hangs on it; and pool and lanes hold them. */
export const settle = (drawing: Drawing, placed: Iterable<ModdleElement>): void => {
  const all = elementsOf(drawing);
  for (const node of placed) {
    const bounds = boundsOf(drawing, node);
    if (!bounds || node.$parent !== drawing.process || node.attachedToRef) continue;
    const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
    const lane = laneAt(drawing, middle);
    for (const one of [node, ...all.filter(({ attachedToRef }) => attachedToRef === node)])
      joinLane(drawing, one, lane);
  }
  fitBands(drawing);
};
