import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { bandsOf } from './bands.ts';
import { isNode, type Drawing } from './drawing.ts';

/** A line of the outline: an element, or a way out of a decision. */
interface OutlineRow {
  readonly element: ModdleElement;
  readonly depth: number;
}

/** The flow as a list: each element after what leads to it, with its ways out and what is inside it below it. */
export const outlineOf = (drawing: Drawing): OutlineRow[] => [
  ...rowsOf(drawing.process, 0),
  // who does it, as the drawing says by its pools and lanes, after what is done
  ...bandsOf(drawing).map(({ band, depth }) => ({ element: band, depth })),
];

/** The elements as the flow is read: from where it begins, each after what leads to it. */
export const readingOrder = (drawing: Drawing): ModdleElement[] =>
  rowsOf(drawing.process, 0).flatMap(({ element }) => (isNode(element) ? [element] : []));

const rowsOf = (container: ModdleElement, depth: number): OutlineRow[] => {
  const nodes = (container.flowElements ?? []).filter(isNode);
  const seen = new Set<ModdleElement>();
  const order: ModdleElement[] = [];
  const visit = (node: ModdleElement): void => {
    if (seen.has(node)) return;
    seen.add(node);
    order.push(node);
    const hanging = nodes.filter(({ attachedToRef }) => attachedToRef === node);
    for (const one of hanging) visit(one);
    for (const { targetRef } of node.outgoing ?? []) if (targetRef) visit(targetRef);
  };
  const starts = nodes.filter((node) => isA(node, 'bpmn:StartEvent'));
  for (const node of [...starts, ...nodes]) visit(node);
  return order.flatMap((element) => [
    { element, depth },
    ...(element.outgoing ?? [])
      .filter((_, __, all) => all.length > 1)
      .map((flow) => ({ element: flow, depth: depth + 1 })),
    ...(isA(element, 'bpmn:SubProcess') ? rowsOf(element, depth + 1) : []),
  ]);
};
