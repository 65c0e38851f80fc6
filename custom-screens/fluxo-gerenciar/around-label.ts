import type { Bounds, ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import {
  boundsOf,
  elementsOf,
  isExpanded,
  isFlow,
  isNode,
  isSeen,
  waypointsOf,
  type Drawing,
} from './drawing.ts';
import { flowLabel, type Said } from './element-name.ts';
import { hasLabel, labelBoxOf, nameBoxOf } from './label-edits.ts';

/** As far from a label as it may be put aside. */
const near = 400;

/** What is written and drawn of others around the label of a link: their lines, their labels, and the elements. */
export const aroundLabel = (drawing: Drawing, flow: ModdleElement, box: Bounds, said: Said): Bounds[] =>
  elementsOf(drawing)
    .filter((one) => one !== flow && isSeen(drawing, one))
    .flatMap((one) =>
      isFlow(one) ? drawnOfLink(drawing, one, said) : isNode(one) ? drawnOfNode(drawing, one) : [],
    )
    .filter(
      ({ x, y, width, height }) =>
        x - near < box.x + box.width &&
        x + width + near > box.x &&
        y - near < box.y + box.height &&
        y + height + near > box.y,
    );

const drawnOfLink = (drawing: Drawing, flow: ModdleElement, said: Said): Bounds[] => {
  const points = waypointsOf(drawing, flow);
  const lines = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
  });
  return flowLabel(flow, said) === '' ? lines : [...lines, labelBoxOf(drawing, flow, points)];
};

const drawnOfNode = (drawing: Drawing, node: ModdleElement): Bounds[] => {
  const bounds = boundsOf(drawing, node);
  // what is open has the link in it, or lies under it
  if (!bounds || isExpanded(drawing, node)) return [];
  return hasLabel(node) && node.name?.trim() ? [bounds, nameBoxOf(drawing, node, bounds)] : [bounds];
};
