import type { Bounds, ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { openLaneSet } from './band-edits.ts';
import { around, fitBands, frameOf, least, lengthsOf, pad, roomOf, stack } from './band-layout.ts';
import { isLane, isPool, joinLane, laneOf, lanesOf, poolOf } from './bands.ts';
import { moveBy } from './edits.ts';
import {
  boundsOf,
  drawnOf,
  elementOf,
  elementsOf,
  freeId,
  isNode,
  putBounds,
  type Drawing,
} from './drawing.ts';
import { route } from './route.ts';
import { keepingSquare } from './square-links.ts';

/** A lane with no others in it, or the pool that the flow runs in while it has none. */
export const mayDivide = (drawing: Drawing, band: ModdleElement | undefined): boolean => {
  if (!band || !boundsOf(drawing, band)) return false;
  if (isLane(band)) return (band.childLaneSet?.lanes ?? []).length === 0;
  return isPool(band) && band === poolOf(drawing) && lanesOf(drawing).length === 0;
};

/** As long as a new lane is beside one that has something in it. */
const fresh = 120;

/**
 * Divides a lane in so many, beside each other: what is in it stays in the first, which is the lane itself. A pool is divided in
 * lanes of its own: what is in one row goes to the first, what is in several, each to the one that it is drawn in. The id of the
 * first that has no name.
 */
export const divideBand = (drawing: Drawing, id: string, count: number): string | undefined =>
  keepingSquare(drawing, () => divide(drawing, id, count));

const divide = (drawing: Drawing, id: string, count: number): string | undefined => {
  const band = elementOf(drawing, id);
  const was = band && boundsOf(drawing, band);
  const frame = frameOf(drawing);
  if (!band || !was || !frame || !mayDivide(drawing, band)) return undefined;
  const standing = drawnOf(drawing, band)?.isHorizontal === false;
  const inside = (isLane(band) ? band.flowNodeRef : drawing.process.flowElements)?.filter(isNode) ?? [];
  const part = (standing ? was.width : was.height) / count;
  if (isPool(band) && spreadOf(drawing, inside, standing) >= part)
    return divideWhereDrawn(drawing, { was, frame, inside, standing, count });
  const lengths = lengthsOf(drawing);
  const lanes = isLane(band) ? [band, ...lanesAfter(drawing, band, count - 1)] : lanesFor(drawing, count);
  const [first, ...others] = lanes;
  if (!first) return undefined;
  const held = lengthOfContent(drawing, inside, standing);
  lengths.set(first, Math.max(least, Math.round(part), held));
  for (const lane of others) lengths.set(lane, Math.max(held > 0 ? fresh : least, Math.round(part)));
  // what is put anew has no place before
  putBounds(drawing, first, was);
  for (const node of inside) joinLane(drawing, node, first);
  stack(drawing, frame, lengths);
  bringBack(drawing, first, inside, standing);
  fitBands(drawing);
  return (lanes.find((lane) => (lane.name ?? '').trim() === '') ?? first).id;
};

/** From the middle of the first to the middle of the last, across the lanes. */
const spreadOf = (drawing: Drawing, nodes: readonly ModdleElement[], standing: boolean): number => {
  const middles = nodes
    .filter(({ attachedToRef }) => !attachedToRef)
    .map((node) => middleOf(drawing, node, standing));
  return middles.length === 0 ? 0 : Math.max(...middles) - Math.min(...middles);
};

/** How long a lane is that holds so much, with what is written below it. */
const lengthOfContent = (drawing: Drawing, nodes: readonly ModdleElement[], standing: boolean): number => {
  const room = around(nodes.flatMap((node) => roomOf(drawing, node) ?? []));
  return room ? Math.round(standing ? room.width : room.height) + 2 * pad : 0;
};

/** What stood beyond the end of the part that it is in now, further back, all of it by as much. */
const bringBack = (
  drawing: Drawing,
  lane: ModdleElement,
  inside: readonly ModdleElement[],
  standing: boolean,
): void => {
  const bounds = boundsOf(drawing, lane);
  const room = around(inside.flatMap((node) => roomOf(drawing, node) ?? []));
  if (!bounds || !room) return;
  const over = standing
    ? room.x + room.width + pad - bounds.x - bounds.width
    : room.y + room.height + pad - bounds.y - bounds.height;
  const free = inside.filter(({ attachedToRef }) => !attachedToRef);
  if (over > 0) moveBy(drawing, free, standing ? -Math.ceil(over) : 0, standing ? 0 : -Math.ceil(over));
};

interface Divided {
  readonly was: Bounds;
  readonly frame: Bounds;
  readonly inside: readonly ModdleElement[];
  readonly standing: boolean;
  readonly count: number;
}

const divideWhereDrawn = (
  drawing: Drawing,
  { was, frame, inside, standing, count }: Divided,
): string | undefined => {
  const lengths = lengthsOf(drawing);
  const mine = new Set(inside);
  const links = elementsOf(drawing).filter(
    ({ sourceRef, targetRef }) => sourceRef && targetRef && (mine.has(sourceRef) || mine.has(targetRef)),
  );
  const middles = new Map(
    // what hangs on another is of its lane
    inside.map((node) => [node, middleOf(drawing, node.attachedToRef ?? node, standing)]),
  );
  const [start, long] = standing ? [was.x, was.width] : [was.y, was.height];
  const made = lanesFor(drawing, count);
  for (const [index, lane] of made.entries()) {
    const [at, part] = [start + (long * index) / count, long / count];
    // where the parts are before they grow: what is in them grows with them
    putBounds(drawing, lane, standing ? { ...was, x: at, width: part } : { ...was, y: at, height: part });
    lengths.set(lane, Math.max(least, Math.round(part)));
  }
  for (const [node, middle] of middles) {
    const at = Math.floor(((middle - start) / long) * count);
    joinLane(drawing, node, made[Math.min(Math.max(at, 0), count - 1)]);
  }
  stack(drawing, frame, lengths);
  for (const lane of made) bringInto(drawing, lane, standing);
  fitBands(drawing);
  // a way within one part goes with it; the others lead on to where what they join is now
  for (const flow of links) {
    const [from, to] = [flow.sourceRef, flow.targetRef].map((end) => end && laneOf(drawing, end));
    if (from !== to) route(drawing, flow);
  }
  return made[0]?.id;
};

/** A part that is lower than what is in it would leave some of that in the part before: all of it goes on as far as that takes. */
const bringInto = (drawing: Drawing, lane: ModdleElement, standing: boolean): void => {
  const bounds = boundsOf(drawing, lane);
  const inside = (lane.flowNodeRef ?? []).filter(({ attachedToRef }) => !attachedToRef);
  const at = standing ? 'x' : 'y';
  const starts = inside.flatMap((node) => boundsOf(drawing, node)?.[at] ?? []);
  if (!bounds || starts.length === 0) return;
  const by = Math.round(bounds[at] + pad - Math.min(...starts));
  if (by > 0) moveBy(drawing, inside, standing ? by : 0, standing ? 0 : by);
};

const middleOf = (drawing: Drawing, node: ModdleElement, standing: boolean): number => {
  const { x = 0, y = 0, width = 0, height = 0 } = boundsOf(drawing, node) ?? {};
  return standing ? x + width / 2 : y + height / 2;
};

/** The lanes of a flow that has none. */
const lanesFor = (drawing: Drawing, count: number): ModdleElement[] => {
  const set = openLaneSet(drawing);
  const made = newLanes(drawing, set, count);
  set.lanes = made;
  return made;
};

/** Beside a lane, after it. */
const lanesAfter = (drawing: Drawing, lane: ModdleElement, count: number): ModdleElement[] => {
  const set = lane.$parent ?? openLaneSet(drawing);
  const all = set.lanes ?? [];
  const at = all.indexOf(lane) + 1;
  const made = newLanes(drawing, set, count);
  set.lanes = [...all.slice(0, at), ...made, ...all.slice(at)];
  return made;
};

const newLanes = (drawing: Drawing, set: ModdleElement, count: number): ModdleElement[] => {
  const made: ModdleElement[] = [];
  const before = set.lanes ?? [];
  for (let index = 0; index < count; index += 1) {
    const lane = drawing.moddle.create('bpmn:Lane', { id: freeId(drawing, 'Raia') });
    lane.$parent = set;
    made.push(lane);
    // its id is taken from now on
    set.lanes = [...before, ...made];
  }
  set.lanes = before;
  return made;
};
