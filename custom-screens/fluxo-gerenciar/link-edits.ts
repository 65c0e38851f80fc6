import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { elementOf, isFlow, putWaypoints, waypointsOf, type Drawing, type Point } from './drawing.ts';

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
