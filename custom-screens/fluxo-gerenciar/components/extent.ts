import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import type { BandNode, BesidesNode, FlowNode } from './to-flow.ts';

/** All that a drawing takes, and in it where its elements are. */
interface Extent {
  readonly extent: Bounds;
  readonly places: readonly Bounds[];
}

/** Whether all of it is in a view, which begins at a place of the drawing shown so large. */
export const seesAll = (
  { x, y, width, height }: Bounds,
  {
    transform: [left, top, zoom],
    ...view
  }: Readonly<{ transform: readonly [number, number, number]; width: number; height: number }>,
): boolean =>
  x * zoom + left >= -1 &&
  y * zoom + top >= -1 &&
  (x + width) * zoom + left <= view.width + 1 &&
  (y + height) * zoom + top <= view.height + 1;

export const extentOf = (nodes: readonly (FlowNode | BandNode | BesidesNode)[]): Extent => {
  const boxes = nodes.map(({ position, width = 0, height = 0 }) => ({ ...position, width, height }));
  if (boxes.length === 0) return { extent: { x: 0, y: 0, width: 0, height: 0 }, places: [] };
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    extent: {
      x: left,
      width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
      y: top,
      height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
    },
    // what holds others would cover them
    places: boxes.filter((_, index) => (nodes[index]?.zIndex ?? 0) > 0),
  };
};
