import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { openLaneSet } from './band-edits.ts';
import { fitBands, frameOf, least, lengthsOf, pad, stack } from './band-layout.ts';
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
  waypointsOf,
  type Drawing,
} from './drawing.ts';
import { route } from './route.ts';

/** A lane with no others in it, or the pool that the flow runs in while it has none. */
export const mayDivide = (drawing: Drawing, band: ModdleElement | undefined): boolean => {
  if (!band || !boundsOf(drawing, band)) return false;
  if (isLane(band)) return (band.childLaneSet?.lanes ?? []).length === 0;
  return isPool(band) && band === poolOf(drawing) && lanesOf(drawing).length === 0;
};

/** Divides a lane or a pool in so many lanes, each element in the one that it is drawn in; the id of the first. */
export const divideBand = (drawing: Drawing, id: string, count: number): string | undefined => {
  const band = elementOf(drawing, id);
  const was = band && boundsOf(drawing, band);
  const frame = frameOf(drawing);
  if (!band || !was || !frame || !mayDivide(drawing, band)) return undefined;
  const standing = drawnOf(drawing, band)?.isHorizontal === false;
  const lengths = lengthsOf(drawing);
  const inside = (isLane(band) ? band.flowNodeRef : drawing.process.flowElements)?.filter(isNode) ?? [];
  const mine = new Set(inside);
  const links = elementsOf(drawing).filter(
    ({ sourceRef, targetRef }) => sourceRef && targetRef && (mine.has(sourceRef) || mine.has(targetRef)),
  );
  const straight = new Set(links.filter((flow) => isSquare(drawing, flow)));
  const middles = new Map(
    // what hangs on another is of its lane
    inside.map((node) => [node, middleOf(drawing, node.attachedToRef ?? node, standing)]),
  );
  const [start, long] = standing ? [was.x, was.width] : [was.y, was.height];
  const made = lanesFor(drawing, band, count);
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
    if (from !== to || (straight.has(flow) && !isSquare(drawing, flow))) route(drawing, flow);
  }
  return made[0]?.id;
};

/** Each line of it lies, or stands. */
const isSquare = (drawing: Drawing, flow: ModdleElement): boolean =>
  waypointsOf(drawing, flow).every(({ x, y }, at, all) => {
    const before = all[at - 1];
    return !before || before.x === x || before.y === y;
  });

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

const lanesFor = (drawing: Drawing, band: ModdleElement, count: number): ModdleElement[] => {
  const { moddle } = drawing;
  const set = isLane(band) ? innerSet(drawing, band) : openLaneSet(drawing);
  const made: ModdleElement[] = [];
  for (let index = 0; index < count; index += 1) {
    const lane = moddle.create('bpmn:Lane', { id: freeId(drawing, 'Raia') });
    lane.$parent = set;
    made.push(lane);
    set.lanes = [...made];
  }
  return made;
};

const innerSet = (drawing: Drawing, lane: ModdleElement): ModdleElement => {
  const made = drawing.moddle.create('bpmn:LaneSet', { id: freeId(drawing, 'Raias') });
  made.$parent = lane;
  lane.childLaneSet = made;
  return made;
};
