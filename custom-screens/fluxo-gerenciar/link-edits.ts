import type { Bounds, ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import {
  drawnOf,
  elementOf,
  isFlow,
  middleOf,
  putWaypoints,
  waypointsOf,
  type Drawing,
  type Point,
} from './drawing.ts';
import { flowLabel } from './element-name.ts';

const linkOf = (drawing: Drawing, id: string): ModdleElement | undefined => {
  const flow = elementOf(drawing, id);
  return isFlow(flow) ? flow : undefined;
};

/** Bends are counted from the beginning of the line, whose ends are none. */
export const moveBend = (drawing: Drawing, id: string, index: number, dx: number, dy: number): void => {
  const flow = linkOf(drawing, id);
  const points = flow && waypointsOf(drawing, flow);
  if (!flow || !points || index < 0 || index > points.length - 3) return;
  const moved = ({ x, y }: Point, at: number): Point =>
    at === index + 1 ? { x: x + dx, y: y + dy } : { x, y };
  putWaypoints(drawing, flow, points.map(moved));
};

/** Another bend, in the middle of one of its pieces. */
export const addBend = (drawing: Drawing, id: string, piece: number): void => {
  const flow = linkOf(drawing, id);
  const points = flow && waypointsOf(drawing, flow);
  const [from, to] = [points?.[piece], points?.[piece + 1]];
  if (!flow || !points || !from || !to) return;
  const made = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  putWaypoints(drawing, flow, points.toSpliced(piece + 1, 0, made));
};

export const removeBend = (drawing: Drawing, id: string, index: number): void => {
  const flow = linkOf(drawing, id);
  const points = flow && waypointsOf(drawing, flow);
  if (!flow || !points || index < 0 || index > points.length - 3) return;
  putWaypoints(drawing, flow, points.toSpliced(index + 1, 1));
};

/** Of a letter of a label, about; and the most that one line of it is long. */
const letter = 6;
const longest = 150;
const line = 15;

/** Where what is written on a link is drawn: where somebody put it, or above the middle of the line. */
export const labelBoxOf = (
  drawing: Drawing,
  flow: ModdleElement,
  points = waypointsOf(drawing, flow),
): Bounds => {
  const said = drawnOf(drawing, flow)?.label?.bounds;
  if (said) return { x: said.x, y: said.y, width: said.width, height: said.height };
  const { x, y } = middleOf(points);
  const long = flowLabel(flow).length * letter + 8;
  const width = Math.min(long, longest);
  const height = line * Math.ceil(long / longest);
  return { x: Math.round(x - width / 2), y: Math.round(y - height), width, height };
};

export const putLabel = (drawing: Drawing, flow: ModdleElement, bounds: Bounds): void => {
  const { moddle } = drawing;
  const edge = drawnOf(drawing, flow);
  if (!edge) return;
  if (edge.label?.bounds) Object.assign(edge.label.bounds, bounds);
  else {
    const label = edge.label ?? moddle.create('bpmndi:BPMNLabel', {});
    label.bounds = moddle.create('dc:Bounds', { ...bounds }) as unknown as Bounds;
    label.$parent = edge;
    edge.label = label;
  }
};

export const moveLabel = (drawing: Drawing, id: string, dx: number, dy: number): void => {
  const flow = linkOf(drawing, id);
  if (!flow) return;
  const box = labelBoxOf(drawing, flow);
  putLabel(drawing, flow, { ...box, x: Math.round(box.x + dx), y: Math.round(box.y + dy) });
};

/** The label goes back to the middle of the line. */
export const resetLabel = (drawing: Drawing, id: string): void => {
  const flow = linkOf(drawing, id);
  const edge = flow && drawnOf(drawing, flow);
  if (edge) edge.label = undefined;
};
