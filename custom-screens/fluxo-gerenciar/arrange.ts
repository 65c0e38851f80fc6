import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { around, fitBands, frameOf, layDown, least, lineUpOutsiders, stack, strip } from './band-layout.ts';
import { joinLane, laneOf, lanesOf, leavesOf, poolOf } from './bands.ts';
import {
  boundsOf,
  elementsOf,
  isExpanded,
  isFlow,
  isNode,
  isSeen,
  putBounds,
  waypointsOf,
  type Drawing,
  type Point,
} from './drawing.ts';
import { route } from './route.ts';

const gap = { x: 110, y: 40, inside: 36 } as const;

/** The size that an element is drawn with. */
export const sizeOf = (element: ModdleElement): { width: number; height: number } => {
  if (isA(element, 'bpmn:Event')) return { width: 36, height: 36 };
  if (isA(element, 'bpmn:Gateway')) return { width: 50, height: 50 };
  return { width: 140, height: 70 };
};

/** Draws whatever has no place yet; what people placed stays. */
export const drawMissing = (drawing: Drawing): void => {
  const nodes = elementsOf(drawing).filter((node) => isNode(node) && isSeen(drawing, node));
  const missing = nodes.filter((node) => !boundsOf(drawing, node));
  if (missing.length === nodes.length) {
    if (nodes.length > 0) arrange(drawing);
  } else if (missing.length > 0) {
    placeBeside(drawing, missing);
    fitBands(drawing);
  }
  for (const flow of elementsOf(drawing).filter(isFlow))
    if (isSeen(drawing, flow) && waypointsOf(drawing, flow).length < 2) route(drawing, flow);
};

/** What a file forgot to draw, in a line below what it drew. */
const placeBeside = (drawing: Drawing, missing: readonly ModdleElement[]): void => {
  const drawn = around(elementsOf(drawing).flatMap((one) => boundsOf(drawing, one) ?? []));
  let x = drawn?.x ?? 60;
  const y = (drawn?.y ?? 0) + (drawn?.height ?? 0) + 60;
  for (const node of missing) {
    if (boundsOf(drawing, node)) continue;
    if (node.attachedToRef && boundsOf(drawing, node.attachedToRef)) {
      attach(
        drawing,
        node,
        elementsOf(drawing).filter(({ attachedToRef }) => attachedToRef),
      );
      continue;
    }
    const sub = isA(node, 'bpmn:SubProcess');
    const size = sub ? roomOf(drawing, node) : sizeOf(node);
    putBounds(drawing, node, { x, y, ...size });
    if (sub) place(drawing, node, { x: x + gap.inside, y: y + gap.inside });
    x += size.width + gap.x;
  }
};

/** Places everything in columns, in the order of the flow, each in its lane, and draws the links anew. */
export const arrange = (drawing: Drawing): void => {
  const corner = { x: 60, y: 60 };
  const before = frameOf(drawing);
  layDown(drawing);
  const plan = planOf(drawing, drawing.process);
  const deep = Math.max(0, ...lanesOf(drawing).map(({ depth }) => depth + 1), poolOf(drawing) ? 1 : 0);
  const frame = (frameOf(drawing) ?? lanesOf(drawing)[0]) && {
    x: corner.x,
    y: corner.y,
    width: plan.width + strip * deep + 2 * gap.y,
    height: plan.rows.reduce((sum, { height }) => sum + height, 0) + 2 * gap.y * plan.rows.length,
  };
  if (frame) {
    const lengths = plan.rows.flatMap(({ lane, height }) =>
      lane ? [[lane, Math.max(least, height + 2 * gap.y)] as const] : [],
    );
    stack(drawing, frame, new Map(lengths), before && before.y + before.height);
  }
  putDown(drawing, plan, frame ? { x: corner.x + strip * deep + gap.y, y: corner.y } : corner);
  for (const flow of elementsOf(drawing).filter(isFlow)) if (isSeen(drawing, flow)) route(drawing, flow);
  fitBands(drawing);
  lineUpOutsiders(drawing);
};

/** What stands in which column, in which lane, and how much room it takes. */
interface Plan {
  readonly columns: readonly (readonly ModdleElement[])[];
  readonly attached: readonly ModdleElement[];
  readonly sizes: ReadonlyMap<ModdleElement, { readonly width: number; readonly height: number }>;
  readonly rows: readonly {
    readonly lane: ModdleElement | undefined;
    readonly nodes: ReadonlySet<ModdleElement>;
    readonly height: number;
  }[];
  readonly width: number;
}

const planOf = (drawing: Drawing, container: ModdleElement): Plan => {
  const nodes = (container.flowElements ?? []).filter(isNode);
  const attached = nodes.filter(({ attachedToRef }) => attachedToRef);
  const free = nodes.filter(({ attachedToRef }) => !attachedToRef);
  const columns = columnsOf(free, attached);
  const sizes = new Map(
    free.map((node) => [node, isExpanded(drawing, node) ? roomOf(drawing, node) : sizeOf(node)]),
  );
  const lanes = container === drawing.process ? leavesOf(drawing) : [];
  for (const node of lanes.length > 0 ? nodes : [])
    if (!laneOf(drawing, node)) joinLane(drawing, node, lanes[0]);
  const rows = (lanes.length > 0 ? lanes : [undefined]).map((lane) => {
    const inside = new Set(free.filter((node) => !lane || laneOf(drawing, node) === lane));
    const height = Math.max(
      0,
      ...columns.map((column) =>
        heightOf(
          column.filter((node) => inside.has(node)),
          sizes,
        ),
      ),
    );
    return { lane, nodes: inside, height };
  });
  const width = columns.reduce((sum, column) => sum + widthOf(column, sizes) + gap.x, -gap.x);
  return { columns, attached, sizes, rows, width: Math.max(0, width) };
};

const heightOf = (column: readonly ModdleElement[], sizes: Plan['sizes']): number =>
  column.reduce((sum, node) => sum + (sizes.get(node)?.height ?? 0) + gap.y, -gap.y);
const widthOf = (column: readonly ModdleElement[], sizes: Plan['sizes']): number =>
  Math.max(0, ...column.map((node) => sizes.get(node)?.width ?? 0));

/** Puts what was planned where it goes, from a corner. */
const putDown = (drawing: Drawing, { columns, attached, sizes, rows }: Plan, corner: Point): void => {
  let { x } = corner;
  for (const column of columns) {
    const width = widthOf(column, sizes);
    let top = corner.y;
    for (const { lane, nodes, height } of rows) {
      const here = column.filter((node) => nodes.has(node));
      const room = lane ? Math.max(least, height + 2 * gap.y) : height;
      let y = top + (room - heightOf(here, sizes)) / 2;
      for (const node of here) {
        const size = sizes.get(node) ?? sizeOf(node);
        const bounds: Bounds = { x: x + (width - size.width) / 2, y, ...size };
        putBounds(drawing, node, bounds);
        if (isExpanded(drawing, node))
          place(drawing, node, { x: bounds.x + gap.inside, y: bounds.y + gap.inside });
        y += size.height + gap.y;
      }
      top += room;
    }
    x += width + gap.x;
  }
  for (const event of attached) attach(drawing, event, attached);
};

/** Places the elements of a container from a corner; how much room they take. */
const place = (
  drawing: Drawing,
  container: ModdleElement,
  corner: Point,
): { width: number; height: number } => {
  const plan = planOf(drawing, container);
  putDown(drawing, plan, corner);
  return { width: plan.width, height: plan.rows.reduce((sum, { height }) => sum + height, 0) };
};

/** Lays out what is in a sub-process anew, wherever. */
export const layInside = (drawing: Drawing, sub: ModdleElement): void => {
  place(drawing, sub, { x: 0, y: 0 });
  for (const flow of (sub.flowElements ?? []).filter(isFlow)) route(drawing, flow);
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
    x: host.x + host.width - 46 - 44 * index,
    y: host.y + host.height - 18,
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
