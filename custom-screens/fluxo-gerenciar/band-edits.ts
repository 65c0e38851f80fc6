import { defined } from '#schemas/defined.ts';
import { papelDaRaia, putExtension } from '#schemas/fluxo/atividade.ts';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import {
  bandsOf,
  collaborationOf,
  isLane,
  isPool,
  joinLane,
  lanesOf,
  leafBeside,
  leavesOf,
  poolOf,
} from './bands.ts';
import { around, carry, fitBands, frameOf, least, lengthsOf, stack, strip } from './band-layout.ts';
import {
  boundsOf,
  drawnOf,
  elementOf,
  elementsOf,
  freeId,
  isNode,
  putBounds,
  putPlaneOn,
  type Drawing,
} from './drawing.ts';
import { moveBy } from './edits.ts';
import { keepingSquare } from './square-links.ts';

/** What the palette offers around the elements. */
export const bandKinds = ['raia', 'participante'] as const;
export type BandKind = (typeof bandKinds)[number];

/** A lane beside the chosen one, or a participant; its id. */
export const addBand = (drawing: Drawing, kind: BandKind, besideId: string | undefined): string => {
  if (kind === 'raia') return addLane(drawing, besideId);
  return (poolOf(drawing) ? addOutsider(drawing) : addPool(drawing)).id;
};

const collaborate = (drawing: Drawing): ModdleElement => {
  const { moddle, definitions } = drawing;
  const known = collaborationOf(drawing);
  if (known) return known;
  const made = moddle.create('bpmn:Collaboration', { id: freeId(drawing, 'Colaboracao') });
  made.$parent = definitions;
  definitions.rootElements = [made, ...(definitions.rootElements ?? [])];
  return made;
};

const participant = (drawing: Drawing, processRef: ModdleElement | undefined): ModdleElement => {
  const all = collaborate(drawing);
  const made = drawing.moddle.create('bpmn:Participant', {
    id: freeId(drawing, 'Participante'),
    ...defined({ processRef }),
  });
  made.$parent = all;
  all.participants = [...(all.participants ?? []), made];
  return made;
};

/** The pool that the flow runs in, around all that is drawn. */
const addPool = (drawing: Drawing): ModdleElement => {
  const lanes = frameOf(drawing);
  const made = participant(drawing, drawing.process);
  putPlaneOn(drawing, collaborate(drawing));
  const nodes = elementsOf(drawing).filter(isNode);
  const content = around(nodes.flatMap((node) => boundsOf(drawing, node) ?? []));
  const { x, y, width, height } = lanes ?? content ?? { x: 60, y: 60, width: 300, height: 60 };
  putBounds(
    drawing,
    made,
    lanes
      ? { x: x - strip, y, width: width + strip, height }
      : { x: x - 2 * strip - 40, y: y - 50, width: width + 2 * strip + 80, height: height + 110 },
  );
  fitBands(drawing);
  return made;
};

const gap = 30;

/** Someone from outside, drawn below everything: what happens there is nobody's to draw. */
const addOutsider = (drawing: Drawing): ModdleElement => {
  const all = bandsOf(drawing).flatMap(({ band }) => boundsOf(drawing, band) ?? []);
  const { x, y, width, height } = around(all) ?? { x: 60, y: 60, width: 600, height: 0 };
  const made = participant(drawing, undefined);
  putBounds(drawing, made, { x, y: y + height + gap, width, height: 60 });
  return made;
};

const addLane = (drawing: Drawing, besideId: string | undefined): string => {
  const { moddle, process } = drawing;
  if (!poolOf(drawing)) addPool(drawing);
  const made = moddle.create('bpmn:Lane', { id: freeId(drawing, 'Raia') });
  const frame = frameOf(drawing);
  const beside = elementOf(drawing, besideId);
  const after = isLane(beside) ? beside : lanesOf(drawing).findLast(({ depth }) => depth === 1)?.band;
  const set = after?.$parent ?? openLaneSet(drawing);
  made.$parent = set;
  const lengths = lengthsOf(drawing);
  if (after) {
    const at = (set.lanes ?? []).indexOf(after) + 1;
    set.lanes = [...(set.lanes ?? []).slice(0, at), made, ...(set.lanes ?? []).slice(at)];
    lengths.set(made, 120);
  } else {
    set.lanes = [made];
    lengths.set(made, Math.max(least, frame?.height ?? 0));
    for (const node of (process.flowElements ?? []).filter(isNode)) joinLane(drawing, node, made);
  }
  if (frame) stack(drawing, frame, lengths);
  fitBands(drawing);
  return made.id;
};

export const openLaneSet = (drawing: Drawing): ModdleElement => {
  const { moddle, process } = drawing;
  const known = process.laneSets?.[0];
  if (known) return known;
  const made = moddle.create('bpmn:LaneSet', { id: freeId(drawing, 'Raias') });
  made.$parent = process;
  process.laneSets = [made];
  return made;
};

/** Makes a pool or a lane of a size; never smaller than what is in it. */
export const resizeBand = (
  drawing: Drawing,
  id: string,
  size: { readonly width?: number; readonly height?: number },
): void => keepingSquare(drawing, () => resize(drawing, id, size));

const resize = (
  drawing: Drawing,
  id: string,
  size: { readonly width?: number; readonly height?: number },
): void => {
  const band = elementOf(drawing, id);
  const was = band && boundsOf(drawing, band);
  const frame = frameOf(drawing);
  if (!was || !frame) return;
  const width = Math.max(200, Math.round(size.width ?? was.width));
  const height = Math.max(60, Math.round(size.height ?? was.height));
  if (isPool(band) && band !== poolOf(drawing)) return putBounds(drawing, band, { ...was, width, height });
  const lengths = lengthsOf(drawing);
  const leaf = isLane(band) ? leafBeside(band, 'last') : leavesOf(drawing).at(-1);
  const standing = drawnOf(drawing, band)?.isHorizontal === false;
  const more = standing ? width - was.width : height - was.height;
  if (leaf) lengths.set(leaf, Math.max(least, (lengths.get(leaf) ?? 0) + more));
  const wide = standing
    ? { height: frame.height + height - was.height }
    : { width: frame.width + width - was.width };
  const long = leaf ? {} : standing ? { width } : { height };
  stack(drawing, { ...frame, ...wide, ...long }, lengths);
  fitBands(drawing);
};

/** A lane takes the place of another of its set: before it or after it. */
export const moveLane = (drawing: Drawing, id: string, to: number): void => {
  const lane = elementOf(drawing, id);
  const set = lane?.$parent;
  const frame = frameOf(drawing);
  if (!lane || !isLane(lane) || !set || !frame) return;
  const others = (set.lanes ?? []).filter((one) => one !== lane);
  const place = Math.min(Math.max(to, 0), others.length);
  set.lanes = [...others.slice(0, place), lane, ...others.slice(place)];
  stack(drawing, frame, lengthsOf(drawing));
};

/** Which of its set a lane is, from none, and how many there are. */
export const placeOfLane = (lane: ModdleElement): { readonly at: number; readonly of: number } => {
  const all = lane.$parent?.lanes ?? [];
  return { at: all.indexOf(lane), of: all.length };
};

/** Drags a pool or a lane: a pool goes there with all that is in it, a lane among the others. */
export const moveBand = (drawing: Drawing, band: ModdleElement, dx: number, dy: number): void => {
  if (isLane(band)) return dropLane(drawing, band, dx, dy);
  const inside = boundsOf(drawing, band);
  if (!inside) return;
  carry(drawing, inside, dx, dy);
};

const dropLane = (drawing: Drawing, lane: ModdleElement, dx: number, dy: number): void => {
  const standing = drawnOf(drawing, lane)?.isHorizontal === false;
  const middle = (one: ModdleElement): number => {
    const { x = 0, y = 0, width = 0, height = 0 } = boundsOf(drawing, one) ?? {};
    return standing ? x + width / 2 : y + height / 2;
  };
  const at = middle(lane) + (standing ? dx : dy);
  const others = (lane.$parent?.lanes ?? []).filter((one) => one !== lane);
  moveLane(drawing, lane.id, others.filter((one) => middle(one) < at).length);
};

/** Puts an element into a lane, at the middle of it or where there is room. */
export const putInLane = (drawing: Drawing, id: string, laneId: string): void => {
  const element = elementOf(drawing, id);
  const lane = leavesOf(drawing).find((one) => one.id === laneId);
  const bounds = element && boundsOf(drawing, element);
  const room = lane && boundsOf(drawing, lane);
  if (!element || !lane || !bounds || !room || element.$parent !== drawing.process) return;
  const others = (lane.flowNodeRef ?? []).filter((one) => one !== element);
  const standing = drawnOf(drawing, lane)?.isHorizontal === false;
  const place = {
    ...bounds,
    ...(standing
      ? { x: room.x + (room.width - bounds.width) / 2 }
      : { y: room.y + (room.height - bounds.height) / 2 }),
  };
  const taken = others.flatMap((one) => boundsOf(drawing, one) ?? []);
  while (
    taken.some(
      (one) =>
        place.x < one.x + one.width + 20 &&
        one.x < place.x + place.width + 20 &&
        place.y < one.y + one.height + 20 &&
        one.y < place.y + place.height + 20,
    )
  )
    if (standing) place.x += 30;
    else place.y += 30;
  moveBy(drawing, [element], Math.round(place.x - bounds.x), Math.round(place.y - bounds.y));
  const hanging = elementsOf(drawing).filter(({ attachedToRef }) => attachedToRef === element);
  for (const one of [element, ...hanging]) joinLane(drawing, one, lane);
  fitBands(drawing);
};

/** The role that a lane names for what is in it. */
export const putLaneRole = (drawing: Drawing, id: string, papel: string): void => {
  const lane = elementOf(drawing, id);
  if (lane && papelDaRaia(lane) !== papel)
    putExtension(drawing.moddle, lane, { type: 'malote:Raia', value: { papel } });
};
