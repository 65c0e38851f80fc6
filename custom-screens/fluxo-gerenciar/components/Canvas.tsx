import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  Background,
  ReactFlow,
  useReactFlow,
  useStore,
  useStoreApi,
  type EdgeChange,
  type NodeChange,
  type FitViewOptions,
  type ReactFlowState,
} from 'reactflow';
import 'reactflow/dist/base.css';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { isBand, laneOf } from '../bands.ts';
import {
  boundsOf,
  elementOf,
  elementsOf,
  isFlow,
  isNode,
  waypointsOf,
  type Drawing,
  type Point,
} from '../drawing.ts';
import { mayConnect, type Kind } from '../edits.ts';
import { elementName } from '../element-name.ts';
import styles from '../FluxoGerenciar.module.css';
import type { DrawingActs } from '../use-drawing.ts';
import { useDragging } from '../use-dragging.ts';
import type { Linking } from '../use-linking.ts';
import type { Naming } from '../use-naming.ts';
import { useFirstFit } from '../use-first-fit.ts';
import { useLongPress } from '../use-long-press.ts';
import { smallest, viewWith } from '../view-with.ts';
import { landingOf, linkAt } from '../link-at.ts';
import type { Selection } from '../use-selection.ts';
import type { Offer } from './AddMenu.tsx';
import { BandNode } from './BandNode.tsx';
import { BesidesNode } from './BesidesNode.tsx';
import { BpmnEdge } from './BpmnEdge.tsx';
import { BpmnNode } from './BpmnNode.tsx';
import { FarLinks } from './FarLinks.tsx';
import { FarNode } from './FarNode.tsx';
import { Guides } from './Guides.tsx';
import { finger } from './handled.ts';
import { Offering, Waiting, type Offered } from './offered.ts';
import { Overview } from './Overview.tsx';
import { camposOf, type ContentNames } from '../regras/campos.ts';
import { conditionWords } from '../regras/rule-words.ts';
import { extentOf } from './extent.ts';
import { PinnedNames } from './PinnedNames.tsx';
import { ZoomControls } from './ZoomControls.tsx';
import {
  bandNodesOf,
  besidesNode,
  edgesMoved,
  edgesOf,
  nodesMoved,
  nodesOf,
  type BandNode as BandShown,
  type BesidesNode as Besides,
  type FlowEdge,
  type FlowNode,
} from './to-flow.ts';

type Padding = NonNullable<FitViewOptions['padding']>;

const nodeTypes = { bpmn: BpmnNode, far: FarNode, besides: BesidesNode, band: BandNode };
const edgeTypes = { bpmn: BpmnEdge };
/** Of more than so many nodes there is the whole in a corner, while only a part of it is seen. */
const mostWithout = 8;
/** Sides of the view that nothing lies over, in points of the screen. */
const padding: Padding = { top: '24px', x: '32px', bottom: '56px' };
const fit: FitViewOptions = { padding, maxZoom: 1.1 };
/** A telephone, or a window made as narrow: what was seen in a wide one would be outside of it. */
const isNarrow = ({ width }: ReactFlowState): boolean => width > 0 && width < 500;
/** Of more than so many, only what is in view is made, and from afar only shapes. */
const many = 300;
/** As far as the view goes back, all of a drawing is in so many points. */
const narrowest = 240;
/** Below this nothing that is written can be read. */
const afar = 0.3;
/** What is put is put on the grid. */
const onGrid = { snapToGrid: true } as const;
const isAfar = ({ transform: [, , zoom] }: ReactFlowState): boolean => zoom < afar;

interface CanvasProps {
  readonly drawing: Drawing;
  /** What there is of the content, by which conditions are said. */
  readonly names: ContentNames;
  readonly turn: number;
  /** Another number for each file that took the place of the drawing: it is seen whole, as the first was. */
  readonly taken: number;
  readonly selection: Selection;
  readonly wrong: ReadonlySet<string>;
  /** Resolves when it is drawn where it was put. */
  readonly onMove: (ids: readonly string[], dx: number, dy: number) => Promise<unknown>;
  readonly onConnect: (source: string, target: string) => void;
  readonly linking: Linking;
  /** What is offered at an element, at a place of the screen. */
  readonly onMenu: (menu: { readonly id: string; readonly at: Point }) => void;
  readonly naming: Naming;
  readonly onName: (id: string) => void;
  readonly onAdd: (kind: Kind) => void;
  /** What may be put there is asked. */
  readonly onOffer: (offer: Offer) => void;
  /** What is done with the line of a link. */
  readonly edit: DrawingActs['edit'];
  readonly onResize: (id: string, size: { width?: number; height?: number }) => void;
  /** A sub-process is opened in its place, or closed. */
  readonly onToggle: (id: string) => void;
}

/** The drawing: a projection of the tree. Whatever it changes goes through the commands of the tree. */
export const Canvas = ({
  drawing,
  names,
  turn,
  taken,
  selection,
  wrong,
  onMove,
  onConnect,
  linking,
  onMenu,
  naming,
  onName,
  onAdd,
  onOffer,
  edit,
  onResize,
  onToggle,
}: CanvasProps) => {
  const text = useText();
  const { fitView, screenToFlowPosition, getZoom } = useReactFlow();
  const store = useStoreApi();
  const { chosen, selected, choose, change } = selection;
  const { moving, guides, follow, drop } = useDragging({ drawing, turn, chosen, onMove });
  const resize = useRef(onResize);
  resize.current = onResize;
  const resized = useCallback<CanvasProps['onResize']>((id, size) => resize.current(id, size), []);
  const toggle = useRef(onToggle);
  toggle.current = onToggle;
  const toggled = useCallback((id: string) => toggle.current(id), []);
  const resting = useMemo(
    () => [
      ...bandNodesOf(drawing, { chosen, wrong }, resized),
      ...besidesNode(drawing),
      ...nodesOf(drawing, { chosen, wrong }, text, { edit, onToggle: toggled }),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- the tree is changed in place: its turn says that it changed
    [drawing, turn, chosen, wrong, resized, toggled, text, edit],
  );
  const all = useMemo(() => nodesMoved(resting, moving), [resting, moving]);
  const bands = useMemo(() => all.filter((one): one is BandShown => one.type === 'band'), [all]);
  const restingLinks = useMemo(
    () =>
      edgesOf(drawing, { chosen, wrong }, text, {
        edit,
        onChoose: (id, adds) => (adds ? change([{ id, selected: !chosen.includes(id) }]) : choose(id)),
        said: conditionWords(camposOf(drawing, names, text), text),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the tree is changed in place: its turn says that it changed
    [drawing, turn, chosen, wrong, edit, choose, change, text, names],
  );
  const links = useMemo(() => edgesMoved(drawing, restingLinks, moving), [drawing, restingLinks, moving]);
  const far = useStore(isAfar) && all.length > many;
  const nodes = useMemo(
    () => (far ? all.map((one) => (one.type === 'bpmn' ? { ...one, type: 'far' as const } : one)) : all),
    [far, all],
  );
  const edges = useMemo(() => (far ? links.filter((one) => one.selected) : links), [far, links]);
  const whole = useMemo(() => extentOf(all), [all]);
  const held = useMemo(() => {
    const node = all.find(({ id }) => id === selected);
    if (node?.type !== 'bpmn') return undefined;
    const { bounds, box } = node.data;
    const [dx, dy] = [node.position.x - bounds.x, node.position.y - bounds.y];
    return {
      bounds: { ...bounds, ...node.position },
      box: box && { ...box, x: box.x + dx, y: box.y + dy },
    };
  }, [all, selected]);
  const wide = Math.max(whole.extent.width, whole.extent.height);
  const fitted = useRef(taken);
  useEffect(() => {
    if (fitted.current === taken) return;
    fitted.current = taken;
    void fitView(fit);
  }, [taken, fitView]);
  const narrow = useStore(isNarrow);
  const wasNarrow = useRef(narrow);
  useEffect(() => {
    if (wasNarrow.current === narrow) return;
    wasNarrow.current = narrow;
    void fitView(fit);
  }, [narrow, fitView]);
  const seeWhole = useCallback(() => void fitView(fit), [fitView]);
  const opened = useRef(turn);
  const worked = useFirstFit(seeWhole, turn !== opened.current || selected !== undefined);
  useBroughtIntoView(drawing, turn, selected);

  const onNodesChange = (changes: readonly NodeChange<FlowNode | BandShown | Besides>[]): void => {
    const marks = changes.flatMap((one) => (one.type === 'select' ? one : []));
    if (marks.length > 0) change(marks);
    const places = changes.flatMap((one) =>
      one.type === 'position' && one.dragging === true && one.position
        ? [{ id: one.id, position: one.position }]
        : [],
    );
    if (places.length > 0) follow(places);
  };
  const onEdgesChange = (changes: readonly EdgeChange<FlowEdge>[]): void => {
    const marks = changes.flatMap((one) => (one.type === 'select' ? one : []));
    if (marks.length > 0) change(marks);
  };
  /** From afar links are one line, and not by themselves under the pointer. */
  const nearLink = (x: number, y: number): string | undefined =>
    linkAt(
      links.map(({ id, data }) => ({ id, points: data?.points ?? [] })),
      screenToFlowPosition({ x, y }),
      finger / 2 / getZoom(),
    );
  const alone = chosen.length === 1 && linking.source === undefined;
  const { begin: onLink } = linking;
  // the same while something is dragged: nothing that is offered is drawn anew with each move
  const offered = useMemo<Offered>(
    () => ({
      drawing,
      naming: naming.id,
      typed: naming.typed,
      onNamed: naming.end,
      alone,
      onAdd,
      onOffer,
      onLink,
    }),
    [drawing, naming, alone, onAdd, onOffer, onLink],
  );
  const waits = linking.source !== undefined;
  /** What a link is being drawn from by hand. */
  const [pulled, setPulled] = useState<string>();
  const waiting = useMemo(() => {
    const from = elementOf(drawing, pulled);
    if (!from) return undefined;
    const targets = elementsOf(drawing).filter((one) => mayConnect(from, one));
    return { targets: new Set(targets.map(({ id }) => id)), at: undefined };
  }, [drawing, pulled]);
  const menuAt = (at: Point, id: string | undefined): void => {
    const element = elementOf(drawing, id);
    if (element && (isNode(element) || isBand(element))) {
      if (!chosen.includes(element.id)) choose(element.id);
      return onMenu({ id: element.id, at });
    }
    if (element && isFlow(element)) {
      choose(element.id);
      return onOffer({ at });
    }
    choose(undefined);
    onOffer({ at, dropped: { on: screenToFlowPosition(at, onGrid) } });
  };
  /** A link let go on a shape leads to it, wherever on it; on the paper, to what is put there. */
  const letGo = (from: string, at: Point): void => {
    const { shape, target } = landingOf(drawing, from, screenToFlowPosition(at));
    if (target !== undefined) return onConnect(from, target);
    if (shape === undefined) return onOffer({ at, dropped: { from, on: screenToFlowPosition(at, onGrid) } });
    if (shape !== from) notify(text('fluxoDesenho.naoLiga', nameBoth(from, shape)), { kind: 'warning' });
  };
  const nameBoth = (de: string, para: string): { readonly de: string; readonly para: string } => {
    const said = (id: string): string => {
      const element = elementOf(drawing, id);
      return element ? elementName(element, text) : id;
    };
    return { de: said(de), para: said(para) };
  };
  const press = useLongPress((at, on) =>
    menuAt(at, on.closest<HTMLElement>('.react-flow__node, .react-flow__edge')?.dataset['id']),
  );
  return (
    <Offering value={offered}>
      <Waiting value={waiting ?? linking}>
        <div
          className={styles.touched}
          {...press}
          onPointerDownCapture={(event) => {
            worked();
            press.onPointerDownCapture(event);
          }}
          onWheelCapture={worked}
          onKeyDownCapture={worked}
        >
          <ReactFlow<FlowNode | BandShown | Besides, FlowEdge>
            nodes={nodes}
            edges={edges}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            fitView
            fitViewOptions={fit}
            minZoom={Math.min(0.1, narrowest / wide)}
            snapGrid={[10, 10]}
            onlyRenderVisibleElements={nodes.length > many}
            nodesFocusable={false}
            edgesFocusable={false}
            disableKeyboardA11y
            elevateNodesOnSelect={false}
            deleteKeyCode={null}
            selectionKeyCode="Shift"
            multiSelectionKeyCode={['Control', 'Meta', 'Shift']}
            proOptions={{ hideAttribution: true }}
            onNodesChange={onNodesChange}
            onEdgesChange={onEdgesChange}
            elementsSelectable={!waits}
            nodesDraggable={!waits}
            onPaneClick={({ clientX, clientY }) =>
              waits ? linking.stop() : choose(far ? nearLink(clientX, clientY) : undefined)
            }
            onNodeClick={(_, { id }) => {
              if (waits) return linking.end(id);
              // of several that are chosen the library leaves all: one of them may be taken by which all are dragged
              const adds = store.getState().multiSelectionActive;
              if (!adds && chosen.length > 1 && chosen.includes(id)) choose(id);
            }}
            onPaneContextMenu={(event) => {
              event.preventDefault();
              menuAt({ x: event.clientX, y: event.clientY }, undefined);
            }}
            onNodeContextMenu={(event, { id }) => {
              event.preventDefault();
              menuAt({ x: event.clientX, y: event.clientY }, id);
            }}
            onEdgeContextMenu={(event, { id }) => {
              event.preventDefault();
              menuAt({ x: event.clientX, y: event.clientY }, id);
            }}
            onNodeDragStop={(_, __, dragged) => drop(dragged.map(({ id }) => id))}
            onSelectionDragStop={(_, dragged) => drop(dragged.map(({ id }) => id))}
            isValidConnection={({ source, target }) => {
              const [from, to] = [elementOf(drawing, source), elementOf(drawing, target)];
              return from !== undefined && to !== undefined && mayConnect(from, to);
            }}
            onConnect={({ source, target }) => onConnect(source, target)}
            onConnectStart={(_, { nodeId, handleType }) =>
              setPulled(handleType === 'source' && nodeId !== null ? nodeId : undefined)
            }
            onConnectEnd={(event, { fromNode, fromHandle, isValid }) => {
              setPulled(undefined);
              const at = 'changedTouches' in event ? event.changedTouches[0] : event;
              // on the point of another, the library made the link
              if (at && fromNode && isValid !== true && fromHandle?.type === 'source')
                letGo(fromNode.id, { x: at.clientX, y: at.clientY });
            }}
            zoomOnDoubleClick={false}
            onNodeDoubleClick={(_, { id, type }) => {
              if (type === 'bpmn' || type === 'band') onName(id);
            }}
          >
            <Background gap={20} />
            <ZoomControls fit={fit} />
            {far && <FarLinks edges={links} />}
            <Guides guides={guides} />
            <PinnedNames bands={bands} onChoose={choose} />
            {nodes.length > mostWithout && <Overview {...whole} chosen={held} />}
          </ReactFlow>
        </div>
      </Waiting>
    </Offering>
  );
};

/** What was chosen elsewhere, just made, or put in another lane, is brought into view, and the rest stays as large as it was; what is new is large enough to be named. */
const useBroughtIntoView = (drawing: Drawing, turn: number, selected: string | undefined): void => {
  const { setViewport } = useReactFlow();
  const store = useStoreApi();
  const brought = useRef({ selected, lane: laneIdOf(drawing, selected) });
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(elementsOf(drawing).map(({ id }) => id));
    // once: what is then dragged away, or left behind by moving the view, is where the person wants it
    const lane = laneIdOf(drawing, selected);
    if (brought.current.selected === selected && brought.current.lane === lane) return;
    brought.current = { selected, lane };
    const element = elementOf(drawing, selected);
    if (!element) return;
    const points = waypointsOf(drawing, element);
    const bounds = boundsOf(drawing, element) ?? {
      ...(points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 }),
      width: 0,
      height: 0,
    };
    const {
      transform: [x, y, zoom],
      width,
      height,
    } = store.getState();
    if (width === 0) return;
    const isNew = isNode(element) && before?.has(element.id) === false;
    const view = viewWith(bounds, { x, y, zoom, width, height }, isNew ? smallest : undefined);
    if (view) void setViewport(view);
  }, [drawing, turn, selected, setViewport, store]);
};

const laneIdOf = (drawing: Drawing, id: string | undefined): string | undefined => {
  const element = elementOf(drawing, id);
  return element && isNode(element) ? laneOf(drawing, element)?.id : undefined;
};
