import { flowElementsOf, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { around, frameOf, lengthsOf, stack } from './band-layout.ts';
import {
  collaborationOf,
  isLane,
  joinLane,
  lanesOf,
  leafBeside,
  leavesOf,
  outsidersOf,
  poolOf,
} from './bands.ts';
import { boundsOf, drawnOf, forgetDrawn, putBounds, putPlaneOn, type Drawing } from './drawing.ts';
import { dropTied } from './edits.ts';

/** Whether a pool or lane may go: the pool of the flow stays as long as somebody from outside takes part. */
export const mayRemoveBand = (drawing: Drawing, band: ModdleElement): boolean =>
  band !== poolOf(drawing) || outsidersOf(drawing).length === 0;

/** Takes a pool or a lane away; what is in it stays, in the lane beside it. */
export const removeBand = (drawing: Drawing, band: ModdleElement): void => {
  if (!mayRemoveBand(drawing, band)) return;
  if (isLane(band)) removeLane(drawing, band);
  else removeParticipant(drawing, band);
};

const removeLane = (drawing: Drawing, lane: ModdleElement): void => {
  const set = lane.$parent;
  if (!set) return;
  const inner = lanesOf(drawing)
    .map(({ band }) => band)
    .filter((one) => one === lane || isInside(one, lane));
  const nodes = inner.flatMap(({ flowNodeRef = [] }) => flowNodeRef);
  const all = set.lanes ?? [];
  const at = all.indexOf(lane);
  const heir = leafBeside(all[at - 1], 'last') ?? leafBeside(all[at + 1], 'first');
  const [was, room] = [boundsOf(drawing, lane), heir && boundsOf(drawing, heir)];
  const joined = was && room && around([was, room]);
  set.lanes = all.filter((one) => one !== lane);
  for (const one of inner) forgetDrawn(drawing, one);
  if (heir) {
    // it takes the room and what is in it, where they are
    if (joined) putBounds(drawing, heir, { ...room, ...alongOf(drawing, heir, joined) });
    for (const node of nodes) joinLane(drawing, node, heir);
  } else closeSet(drawing, set, nodes);
  const frame = frameOf(drawing);
  if (frame && leavesOf(drawing).length > 0) stack(drawing, frame, lengthsOf(drawing));
};

const alongOf = (drawing: Drawing, lane: ModdleElement, { x, y, width, height }: Bounds): Partial<Bounds> =>
  drawnOf(drawing, lane)?.isHorizontal === false ? { x, width } : { y, height };

const isInside = (lane: ModdleElement, other: ModdleElement): boolean => {
  for (let around = lane.$parent; around; around = around.$parent) if (around === other) return true;
  return false;
};

/** Without its last lane a set says nothing: what was in it is in what the set was in. */
const closeSet = (drawing: Drawing, set: ModdleElement, nodes: readonly ModdleElement[]): void => {
  const { process } = drawing;
  const holder = set.$parent;
  if (holder && isLane(holder)) {
    holder.childLaneSet = undefined;
    for (const node of nodes) joinLane(drawing, node, holder);
  } else process.laneSets = (process.laneSets ?? []).filter((one) => one !== set);
};

const removeParticipant = (drawing: Drawing, one: ModdleElement): void => {
  const { definitions, process } = drawing;
  const all = collaborationOf(drawing);
  if (!all) return;
  const { processRef } = one;
  if (processRef === process) {
    for (const { band } of lanesOf(drawing)) forgetDrawn(drawing, band);
    process.laneSets = [];
  } else if (processRef) {
    const sets = [...(processRef.laneSets ?? [])].flatMap(({ lanes = [] }) => lanes);
    for (const inner of [...flowElementsOf(processRef), ...(processRef.artifacts ?? []), ...sets]) {
      dropTied(drawing, inner);
      forgetDrawn(drawing, inner);
    }
    definitions.rootElements = (definitions.rootElements ?? []).filter((root) => root !== processRef);
  }
  dropTied(drawing, one);
  forgetDrawn(drawing, one);
  all.participants = (all.participants ?? []).filter((other) => other !== one);
  if (all.participants.length > 0) return;
  for (const artifact of all.artifacts ?? []) forgetDrawn(drawing, artifact);
  definitions.rootElements = (definitions.rootElements ?? []).filter((root) => root !== all);
  putPlaneOn(drawing, process);
};
