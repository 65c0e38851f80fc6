import { Position, type Edge, type Node } from 'reactflow';
import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { besidesOf, type Besides } from '../besides.ts';
import { colourOf, type Colour } from '../colours.ts';
import { bandsOf, isLane } from '../bands.ts';
import { strip } from '../band-layout.ts';
import { mayDivide } from '../divide-band.ts';
import {
  boundsOf,
  drawnOf,
  elementOf,
  elementsOf,
  isExpanded,
  isFlow,
  isNode,
  isSeen,
  waypointsOf,
  type Drawing,
  type Point,
} from '../drawing.ts';
import { elementName, flowLabel, kindName, type Said } from '../element-name.ts';
import { aroundLabel } from '../around-label.ts';
import { drawnAll, hasLabel, labelBoxOf, nameBoxOf } from '../label-edits.ts';
import type { Moving } from '../moving.ts';
import type { DrawingActs } from '../use-drawing.ts';

export type FlowNode = Node<
  {
    element: ModdleElement;
    label: string;
    kind: string;
    wrong: boolean;
    closed: boolean;
    colour: Colour | undefined;
    /** Where what is called by words beside it is drawn, and its words, of one that has them. */
    bounds: Bounds;
    box: Bounds | undefined;
    edit: DrawingActs['edit'];
    /** Opens a sub-process, or closes it. */
    onToggle: (id: string) => void;
  },
  /** From afar only its shape. */
  'bpmn' | 'far'
>;
export type BesidesNode = Node<{ besides: Besides; left: number; top: number }, 'besides'>;
export type BandNode = Node<
  {
    label: string;
    standing: boolean;
    /** In how many others it is. */
    depth: number;
    /** A lane is made longer; who takes part is also made wider. */
    lane: boolean;
    /** It may be divided in lanes. */
    divides: boolean;
    /** The strips with the names of all of them, and its own bounds. */
    names: readonly Bounds[];
    bounds: Bounds;
    onResize: (id: string, size: { width?: number; height?: number }) => void;
  },
  'band'
>;
export type FlowEdge = Edge<
  {
    points: readonly Point[];
    label: string;
    wrong: boolean;
    stroke: string | undefined;
    /** Where its label is drawn; of a chosen one, what is written and drawn of others around that. */
    box: Bounds;
    others: readonly Bounds[];
    edit: DrawingActs['edit'];
    /** It only, or with what is chosen already. */
    onChoose: (id: string, adds: boolean) => void;
  },
  'bpmn'
>;

const none: readonly Bounds[] = [];

interface Marks {
  readonly chosen: readonly string[];
  readonly wrong: ReadonlySet<string>;
}

/** Pressed with Shift, it is chosen too: the box that Shift draws begins beside it. */
const withShift = 'nokey';

/** The library says in English what kind of thing each is. */
const plain = { 'aria-roledescription': undefined };

export const nodesOf = (
  drawing: Drawing,
  { chosen, wrong }: Marks,
  text: typeof texts,
  { edit, onToggle }: Pick<FlowNode['data'], 'edit' | 'onToggle'>,
): FlowNode[] => {
  const marked = new Set(chosen);
  return elementsOf(drawing)
    .filter((one) => isNode(one) && isSeen(drawing, one))
    .flatMap((element) => {
      const bounds = boundsOf(drawing, element);
      if (!bounds) return [];
      const { x, y, width, height } = bounds;
      const handle = { width: 1, height: 1, y: height / 2 };
      return [
        {
          id: element.id,
          type: 'bpmn' as const,
          className: withShift,
          width,
          height,
          measured: { width, height },
          position: { x, y },
          handles: [
            { ...handle, type: 'target' as const, position: Position.Left, x: 0 },
            { ...handle, type: 'source' as const, position: Position.Right, x: width },
          ],
          selected: marked.has(element.id),
          domAttributes: plain,
          zIndex: isExpanded(drawing, element) ? -1 : isA(element, 'bpmn:BoundaryEvent') ? 2 : 1,
          data: {
            element,
            label: elementName(element, text),
            kind: kindName(element, text),
            wrong: wrong.has(element.id),
            colour: colourOf(drawing, element),
            closed: isA(element, 'bpmn:SubProcess') && !isExpanded(drawing, element),
            bounds,
            box: hasLabel(element) ? nameBoxOf(drawing, element, bounds) : undefined,
            edit,
            onToggle,
          },
        },
      ];
    });
};

/** Pools and lanes: taken by the strip with their name, and everything else of them lets the flow be worked at. */
export const bandNodesOf = (
  drawing: Drawing,
  { chosen }: Marks,
  onResize: BandNode['data']['onResize'],
): BandNode[] => {
  const names = namesOfBands(drawing);
  return bandsOf(drawing).flatMap(({ band, depth }) => {
    const bounds = boundsOf(drawing, band);
    if (!bounds) return [];
    const { x, y, width, height } = bounds;
    return [
      {
        id: band.id,
        type: 'band' as const,
        className: withShift,
        width,
        height,
        measured: { width, height },
        position: { x, y },
        selected: chosen.includes(band.id),
        connectable: false,
        zIndex: depth - 20,
        domAttributes: plain,
        style: { pointerEvents: 'none' as const },
        data: {
          label: band.name?.trim() ?? '',
          depth,
          divides: mayDivide(drawing, band),
          names,
          bounds,
          lane: isLane(band),
          onResize,
          standing: drawnOf(drawing, band)?.isHorizontal !== false,
        },
      },
    ];
  });
};

/** Where the name of each pool and lane is written. */
export const namesOfBands = (drawing: Drawing): Bounds[] =>
  bandsOf(drawing).flatMap(({ band }) => {
    const bounds = boundsOf(drawing, band);
    if (!bounds) return [];
    const lies = drawnOf(drawing, band)?.isHorizontal === false;
    return [lies ? { ...bounds, height: strip } : { ...bounds, width: strip }];
  });

export const edgesOf = (
  drawing: Drawing,
  { chosen, wrong }: Marks,
  text: typeof texts,
  {
    edit,
    onChoose,
    said,
  }: Pick<NonNullable<FlowEdge['data']>, 'edit' | 'onChoose'> & { readonly said: Said },
): FlowEdge[] => {
  const marked = new Set(chosen);
  const drawn = drawnAll(drawing);
  return elementsOf(drawing)
    .filter((one) => isFlow(one) && isSeen(drawing, one))
    .flatMap((flow) => {
      const { sourceRef: source, targetRef: target } = flow;
      if (!source || !target) return [];
      const stroke = colourOf(drawing, flow)?.stroke;
      const points = waypointsOf(drawing, flow);
      const box = labelBoxOf(drawing, flow, points, drawn);
      return [
        {
          id: flow.id,
          type: 'bpmn' as const,
          className: withShift,
          source: source.id,
          target: target.id,
          domAttributes: plain,
          ariaLabel: text('fluxoDesenho.seta', {
            de: elementName(source, text),
            para: elementName(target, text),
          }),
          selected: marked.has(flow.id),
          interactionWidth: 24,
          zIndex: marked.has(flow.id) ? 3 : undefined,
          data: {
            points,
            box,
            others: marked.has(flow.id) ? aroundLabel(drawing, flow, box, said) : none,
            label: flowLabel(flow, said),
            wrong: wrong.has(flow.id),
            stroke,
            edit,
            onChoose,
          },
        },
      ];
    });
};

/** What is dragged where it is now; everything else stays the very same, and is not made anew. */
export const nodesMoved = <One extends Pick<Node, 'id' | 'position'>>(
  nodes: readonly One[],
  moving: Moving,
): One[] =>
  nodes.map((one) => {
    const by = moving.get(one.id);
    return by ? { ...one, position: { x: one.position.x + by.x, y: one.position.y + by.y } } : one;
  });

/** The links of what is dragged with their ends where these are now; the others stay the very same. */
export const edgesMoved = (drawing: Drawing, edges: readonly FlowEdge[], moving: Moving): FlowEdge[] =>
  edges.map((edge) => {
    const [from, to] = [moving.get(edge.source), moving.get(edge.target)];
    const flow = from || to ? elementOf(drawing, edge.id) : undefined;
    if (!flow || !edge.data) return edge;
    const points = dragged(edge.data.points, from, to);
    return { ...edge, data: { ...edge.data, points, box: labelBoxOf(drawing, flow, points) } };
  });

/** The points of a link while one of its ends is dragged, or both. */
const dragged = (
  points: readonly Point[],
  from: Point | undefined,
  to: Point | undefined,
): readonly Point[] =>
  from || to
    ? points.map(({ x, y }, index) => {
        const by = index === 0 ? from : index === points.length - 1 ? to : from && to;
        return { x: x + (by?.x ?? 0), y: y + (by?.y ?? 0) };
      })
    : points;

/** Notes, and what others do, all in one node that lies under the flow; pools and lanes are nodes themselves. */
export const besidesNode = (drawing: Drawing): BesidesNode[] => {
  const bands = new Set(bandsOf(drawing).map(({ band }) => band.id));
  const all = besidesOf(drawing);
  const besides: Besides = { ...all, shapes: all.shapes.filter(({ id }) => !bands.has(id)) };
  const corners = [
    ...besides.shapes.flatMap(({ bounds: { x, y, width, height } }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
    ...besides.shapes.flatMap(({ name }) =>
      name
        ? [
            { x: name.x, y: name.y },
            { x: name.x + name.width, y: name.y + name.height },
          ]
        : [],
    ),
    ...besides.lines.flatMap(({ points }) => points),
  ];
  if (corners.length === 0) return [];
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const width = Math.max(...corners.map(({ x }) => x)) - left;
  const height = Math.max(...corners.map(({ y }) => y)) - top;
  return [
    {
      id: ' besides',
      type: 'besides' as const,
      position: { x: left, y: top },
      zIndex: -2,
      width,
      height,
      measured: { width, height },
      data: { besides, left, top },
      domAttributes: plain,
      selectable: false,
      draggable: false,
      connectable: false,
      style: { pointerEvents: 'none' as const },
    },
  ];
};
