import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import {
  boundsOf,
  elementsOf,
  isFlow,
  isNode,
  putBounds,
  putWaypoints,
  type Drawing,
  type Point,
} from './drawing.ts';

const gap = { x: 110, y: 40, inside: 36 } as const;

/** The size that an element is drawn with. */
export const sizeOf = (element: ModdleElement): { width: number; height: number } => {
  if (isA(element, 'bpmn:Event')) return { width: 36, height: 36 };
  if (isA(element, 'bpmn:Gateway')) return { width: 50, height: 50 };
  return { width: 140, height: 70 };
};

/** Draws whatever has no place yet; what people placed stays. */
export const drawMissing = (drawing: Drawing): void => {
  const nodes = elementsOf(drawing).filter(isNode);
  if (nodes.some((node) => !boundsOf(drawing, node))) arrange(drawing);
  for (const flow of elementsOf(drawing).filter(isFlow)) if (!hasPath(drawing, flow)) route(drawing, flow);
};

const hasPath = (drawing: Drawing, flow: ModdleElement): boolean => waypointsCount(drawing, flow) > 1;
const waypointsCount = (drawing: Drawing, flow: ModdleElement): number =>
  (drawing.definitions.diagrams ?? [])
    .flatMap(({ plane }) => plane?.planeElement ?? [])
    .find(({ bpmnElement }) => bpmnElement === flow)?.waypoint?.length ?? 0;

/** Places everything in columns, in the order of the flow, and draws the links anew. */
export const arrange = (drawing: Drawing): void => {
  place(drawing, drawing.process, { x: 60, y: 60 });
  for (const flow of elementsOf(drawing).filter(isFlow)) route(drawing, flow);
};

/** Places the elements of a container from a corner; how much room they take. */
const place = (
  drawing: Drawing,
  container: ModdleElement,
  corner: Point,
): { width: number; height: number } => {
  const nodes = (container.flowElements ?? []).filter(isNode);
  const attached = nodes.filter(({ attachedToRef }) => attachedToRef);
  const free = nodes.filter(({ attachedToRef }) => !attachedToRef);
  const columns = columnsOf(free, attached);
  const sizes = new Map(
    free.map((node) => [node, isA(node, 'bpmn:SubProcess') ? roomOf(drawing, node) : sizeOf(node)]),
  );
  const heightOf = (column: readonly ModdleElement[]): number =>
    column.reduce((sum, node) => sum + (sizes.get(node)?.height ?? 0) + gap.y, -gap.y);
  const height = Math.max(0, ...columns.map(heightOf));
  let x = corner.x;
  for (const column of columns) {
    const width = Math.max(0, ...column.map((node) => sizes.get(node)?.width ?? 0));
    let y = corner.y + (height - heightOf(column)) / 2;
    for (const node of column) {
      const size = sizes.get(node) ?? sizeOf(node);
      const bounds: Bounds = { x: x + (width - size.width) / 2, y, ...size };
      putBounds(drawing, node, bounds);
      if (isA(node, 'bpmn:SubProcess'))
        place(drawing, node, { x: bounds.x + gap.inside, y: bounds.y + gap.inside });
      y += size.height + gap.y;
    }
    x += width + gap.x;
  }
  for (const event of attached) attach(drawing, event, attached);
  return { width: x - gap.x - corner.x, height };
};

/** A sub-process is as large as what is in it. */
const roomOf = (drawing: Drawing, container: ModdleElement): { width: number; height: number } => {
  const { width, height } = place(drawing, container, { x: 0, y: 0 });
  return { width: Math.max(width, 100) + 2 * gap.inside, height: Math.max(height, 60) + 2 * gap.inside };
};

/** On the lower edge of its activity, beside the others of it. */
const attach = (drawing: Drawing, event: ModdleElement, all: readonly ModdleElement[]): void => {
  const host = event.attachedToRef && boundsOf(drawing, event.attachedToRef);
  if (!host) return;
  const index = all.filter((one) => one.attachedToRef === event.attachedToRef).indexOf(event);
  putBounds(drawing, event, {
    ...{ x: host.x + host.width - 46 - 44 * index, y: host.y + host.height - 18 },
    ...sizeOf(event),
  });
};

/** The elements by how far they are from the start; a link that goes back does not count. */
const columnsOf = (free: readonly ModdleElement[], attached: readonly ModdleElement[]): ModdleElement[][] => {
  const next = (node: ModdleElement): ModdleElement[] =>
    [node, ...attached.filter((one) => one.attachedToRef === node)].flatMap((one) =>
      (one.outgoing ?? []).flatMap(({ targetRef }) => targetRef ?? []),
    );
  const order: ModdleElement[] = [];
  const seen = new Set<ModdleElement>();
  const back = new Set<string>();
  const path = new Set<ModdleElement>();
  const visit = (node: ModdleElement): void => {
    seen.add(node);
    path.add(node);
    for (const one of next(node))
      if (path.has(one)) back.add(`${node.id}>${one.id}`);
      else if (!seen.has(one)) visit(one);
    path.delete(node);
    order.unshift(node);
  };
  for (const node of [...free].sort((a, b) => Number(isStart(b)) - Number(isStart(a))))
    if (!seen.has(node)) visit(node);
  const column = new Map<ModdleElement, number>();
  for (const node of order)
    for (const one of next(node))
      if (!back.has(`${node.id}>${one.id}`))
        column.set(one, Math.max(column.get(one) ?? 0, (column.get(node) ?? 0) + 1));
  const columns: ModdleElement[][] = [];
  for (const node of order) (columns[column.get(node) ?? 0] ??= []).push(node);
  return columns.filter((one) => one.length > 0);
};

const isStart = (node: ModdleElement): boolean => isA(node, 'bpmn:StartEvent');

/** A link in right angles, from the right of one to the left of the other; one that goes back runs below both. */
export const route = (drawing: Drawing, flow: ModdleElement): void => {
  const from = flow.sourceRef && boundsOf(drawing, flow.sourceRef);
  const to = flow.targetRef && boundsOf(drawing, flow.targetRef);
  if (!from || !to) return;
  const middle = (bounds: Bounds): number => bounds.y + bounds.height / 2;
  const attached = isA(flow.sourceRef, 'bpmn:BoundaryEvent');
  const start = attached
    ? { x: from.x + from.width / 2, y: from.y + from.height }
    : { x: from.x + from.width, y: middle(from) };
  const end = { x: to.x, y: middle(to) };
  if (end.x >= start.x + 10 && !attached) {
    const half = (start.x + end.x) / 2;
    const straight = Math.abs(start.y - end.y) < 1;
    putWaypoints(
      drawing,
      flow,
      straight ? [start, end] : [start, { x: half, y: start.y }, { x: half, y: end.y }, end],
    );
    return;
  }
  const below = Math.max(from.y + from.height, to.y + to.height) + 28;
  const entry = { x: to.x + to.width / 2, y: to.y + to.height };
  const leave = attached
    ? []
    : [
        { x: start.x + 14, y: start.y },
        { x: start.x + 14, y: below },
      ];
  putWaypoints(
    drawing,
    flow,
    attached && end.x > start.x + 20
      ? [start, { x: start.x, y: below }, { x: end.x - 20, y: below }, { x: end.x - 20, y: end.y }, end]
      : [start, ...(attached ? [{ x: start.x, y: below }] : leave), { x: entry.x, y: below }, entry],
  );
};
