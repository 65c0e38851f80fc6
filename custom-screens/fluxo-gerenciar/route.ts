import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { boundsOf, drawnOf, isNode, putWaypoints, type Drawing, type Point } from './drawing.ts';
import { hasLabel } from './label-edits.ts';

/** Between a link and what it goes around, and from an element to where its link turns. */
const clear = 28;
const turn = 14;
/** What an event is called stands below it, and may be wider than it is. */
const named = 34;
const turnNamed = 36;
/** Between two rows there is room for a link from so much on. */
const between = 16;

/** What a link goes from or to, and how much of the room around it its name takes. */
interface End {
  readonly bounds: Bounds;
  /** Where it is left and reached from the side. */
  readonly middle: number;
  readonly aside: number;
  /** Below its name, where that is below it. */
  readonly bottom: number;
}

type Way = readonly Point[];

/**
 * A link in right angles, from the right of one to the left of the other; where the other is no further right, between their
 * rows, or below both. It goes by the first way that crosses nothing, or else by the one that crosses least.
 */
export const route = (drawing: Drawing, flow: ModdleElement): void => {
  const from = endOf(drawing, flow.sourceRef);
  const to = endOf(drawing, flow.targetRef);
  if (!from || !to) return;
  const others = othersOf(drawing, flow);
  const forks = isA(flow.sourceRef, 'bpmn:Gateway');
  const ways = isA(flow.sourceRef, 'bpmn:BoundaryEvent')
    ? waysFromBelow(from, to)
    : furtherBelow(from, to, waysFromRight(from, to, { forks }), others);
  // what is joined is not passed through either: a link ends where it comes to it
  const inTheWay = [...others, inside(from.bounds), inside(to.bounds)];
  const crossed = (way: Way): number => inTheWay.filter((one) => crosses(way, one)).length;
  let best: { readonly way: Way; readonly crossed: number } | undefined;
  for (const way of ways) {
    const now = crossed(way);
    if (!best || now < best.crossed) best = { way, crossed: now };
    if (now === 0) break;
  }
  if (best) putWaypoints(drawing, flow, best.way);
};

const endOf = (drawing: Drawing, element: ModdleElement | undefined): End | undefined => {
  const bounds = element && boundsOf(drawing, element);
  return (
    bounds && {
      bounds,
      middle: bounds.y + bounds.height / 2,
      aside: hasLabel(element) ? turnNamed : turn,
      bottom: bounds.y + bounds.height + (hasLabel(element) ? named : 0),
    }
  );
};

/** What is drawn beside both ends, with the names below. */
const othersOf = (drawing: Drawing, flow: ModdleElement): Bounds[] => {
  const ends = new Set([flow.sourceRef, flow.targetRef]);
  return (flow.$parent?.flowElements ?? []).flatMap((one) => {
    const bounds = isNode(one) && !ends.has(one) ? drawnOf(drawing, one)?.bounds : undefined;
    if (!bounds || (one.attachedToRef && ends.has(one.attachedToRef))) return [];
    const { x, y, width, height } = bounds;
    return [{ x, y, width, height: height + (hasLabel(one) ? named : 0) }];
  });
};

const inside = ({ x, y, width, height }: Bounds): Bounds => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

const waysFromRight = (from: End, to: End, { forks }: { readonly forks: boolean }): Way[] => {
  const start = { x: from.bounds.x + from.bounds.width, y: from.middle };
  const end = { x: to.bounds.x, y: to.middle };
  if (end.x >= start.x + 10) {
    if (Math.abs(start.y - end.y) < 1) return [[start, end]];
    const [first, last] = [start.x + from.aside, end.x - to.aside];
    const half = (start.x + end.x) / 2;
    const bends = [
      // the ways out of a decision part beside it, and what is written on each has the rest of its line
      ...(forks && first < half ? [first] : []),
      half,
      ...(first < last ? [last, first] : []),
    ];
    return bends.map((x) => [start, { x, y: start.y }, { x, y: end.y }, end]);
  }
  const entry = to.bounds.x + to.bounds.width / 2;
  const out = start.x + from.aside;
  const lower = { from: from.bottom, to: to.bounds.y, end: to.bounds.y };
  const upper = { from: to.bottom, to: from.bounds.y, end: to.bounds.y + to.bounds.height };
  const back = [lower, upper].flatMap((rows): Way[] => {
    if (rows.to - rows.from < between) return [];
    const y = Math.round((rows.from + rows.to) / 2);
    const goal = { x: entry, y: rows.end };
    const corner = { x: entry, y: start.y };
    return [
      ...(entry >= start.x + turn ? [[start, corner, goal]] : []),
      [start, { x: out, y: start.y }, { x: out, y }, { x: entry, y }, goal],
    ];
  });
  return [...back, belowBoth(from, to, Math.max(bottomOf(from), bottomOf(to)) + clear)];
};

const bottomOf = ({ bounds }: End): number => bounds.y + bounds.height;

/** From the right of one, below both at a height, into the other from below. */
const belowBoth = (from: End, to: End, y: number): Way => {
  const start = { x: from.bounds.x + from.bounds.width, y: from.middle };
  const out = start.x + from.aside;
  const entry = to.bounds.x + to.bounds.width / 2;
  return [start, { x: out, y: start.y }, { x: out, y }, { x: entry, y }, { x: entry, y: bottomOf(to) }];
};

/** What hangs on the border of another is left downwards. */
const waysFromBelow = (from: End, to: End): Way[] => {
  const start = { x: from.bounds.x + from.bounds.width / 2, y: bottomOf(from) };
  const end = { x: to.bounds.x, y: to.middle };
  const y = Math.max(start.y, bottomOf(to)) + clear;
  if (end.x > start.x + 20) {
    const side = end.x - 20;
    return [
      ...(end.y > start.y + turn ? [[start, { x: start.x, y: end.y }, end]] : []),
      [start, { x: start.x, y }, { x: side, y }, { x: side, y: end.y }, end],
    ];
  }
  const entry = { x: to.bounds.x + to.bounds.width / 2, y: bottomOf(to) };
  return [[start, { x: start.x, y }, { x: entry.x, y }, entry]];
};

/** The same ways, and the first of them further and further below whatever is in it. */
const furtherBelow = (from: End, to: End, all: readonly Way[], others: readonly Bounds[]): Way[] => {
  const [way] = all;
  const [start, end] = [way?.[0], way?.at(-1)];
  if (!way || !start || !end) return [];
  const forward = end.x >= start.x + 10;
  const lowest = (now: Way, below: number): number =>
    Math.max(
      -Infinity,
      ...others
        .filter((one) => one.y + one.height > below && crosses(now, one))
        .map((one) => one.y + one.height),
    );
  const [left, right] = [start.x + from.aside, end.x - to.aside];
  const at = (y: number): Way =>
    forward
      ? [start, { x: left, y: start.y }, { x: left, y }, { x: right, y }, { x: right, y: end.y }, end]
      : belowBoth(from, to, y);
  const ways = [...all];
  let now = way;
  let below = lowest(now, -Infinity);
  while (below > -Infinity) {
    now = at(below + clear);
    ways.push(now);
    below = lowest(now, below);
  }
  return ways;
};

/** Whether a line in right angles passes over something. */
const crosses = (way: Way, { x, y, width, height }: Bounds): boolean =>
  way.slice(1).some((to, index) => {
    const from = way[index] ?? to;
    return (
      Math.max(from.x, to.x) > x &&
      Math.min(from.x, to.x) < x + width &&
      Math.max(from.y, to.y) > y &&
      Math.min(from.y, to.y) < y + height
    );
  });
