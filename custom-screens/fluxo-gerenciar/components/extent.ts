import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import type { BandNode, BesidesNode, FlowNode } from './to-flow.ts';

/** All that a drawing takes, and in it where its elements are. */
interface Extent {
  readonly extent: Bounds;
  readonly places: readonly Bounds[];
}

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
