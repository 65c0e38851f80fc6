import { useEffect, useMemo, useRef } from 'react';
import {
  Background,
  BaseEdge,
  Controls,
  EdgeLabelRenderer,
  Handle,
  MarkerType,
  MiniMap,
  Position,
  ReactFlow,
  useReactFlow,
  ReactFlowProvider,
  type Edge,
  type EdgeProps,
  type Node,
  type NodeProps,
} from 'reactflow';
import 'reactflow/dist/base.css';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { boundsOf, elementsOf, isFlow, isNode, waypointsOf, type Drawing, type Point } from '../drawing.ts';
import { elementName, kindName } from '../element-name.ts';
import styles from '../FluxoGerenciar.module.css';
import { Shape } from './Shape.tsx';

type FlowNode = Node<{ element: ModdleElement; label: string; kind: string; wrong: boolean }, 'bpmn'>;
type FlowEdge = Edge<{ points: readonly Point[]; label: string; wrong: boolean }, 'bpmn'>;

const BpmnNode = ({
  data: { element, label, kind, wrong },
  selected,
  width = 0,
  height = 0,
}: NodeProps<FlowNode>) => (
  <>
    {!isA(element, 'bpmn:StartEvent') && (
      <Handle type="target" position={Position.Left} className={styles.handle} />
    )}
    <Shape {...{ element, label, kind, width, height, selected, wrong }} />
    {!isA(element, 'bpmn:EndEvent') && (
      <Handle type="source" position={Position.Right} className={styles.handle} />
    )}
  </>
);

const BpmnEdge = ({ id, data, markerEnd, selected }: EdgeProps<FlowEdge>) => {
  const points = data?.points ?? [];
  const middle = points[Math.floor((points.length - 1) / 2)];
  const next = points[Math.floor((points.length - 1) / 2) + 1] ?? middle;
  return (
    <>
      <BaseEdge
        id={id}
        path={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        {...(markerEnd === undefined ? {} : { markerEnd })}
        className={classes(styles.edge, selected && styles.chosenEdge, data?.wrong && styles.wrongEdge)}
      />
      {data && data.label !== '' && middle && next && (
        <EdgeLabelRenderer>
          <div
            className={styles.edgeLabel}
            style={{
              transform: `translate(-50%, -100%) translate(${(middle.x + next.x) / 2}px, ${(middle.y + next.y) / 2}px)`,
            }}
          >
            {data.label}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
};

const nodeTypes = { bpmn: BpmnNode };
const edgeTypes = { bpmn: BpmnEdge };

interface CanvasProps {
  readonly drawing: Drawing;
  readonly turn: number;
  readonly selected: string | undefined;
  readonly wrong: ReadonlySet<string>;
  readonly onSelect: (id: string | undefined) => void;
  readonly onMove: (id: string, x: number, y: number) => void;
  readonly onConnect: (source: string, target: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The drawing: a projection of the tree. Whatever it changes goes through the commands of the tree. */
export const Canvas = (props: CanvasProps) => (
  <ReactFlowProvider>
    <Drawn {...props} />
  </ReactFlowProvider>
);

const Drawn = ({ drawing, turn, selected, wrong, onSelect, onMove, onConnect, onRemove }: CanvasProps) => {
  const text = useText();
  const { fitView } = useReactFlow();
  const nodes = useMemo(
    () => nodesOf(drawing, selected, wrong, text),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the tree is changed in place: its turn says that it changed
    [drawing, turn, selected, wrong, text],
  );
  const edges = useMemo(
    () => edgesOf(drawing, selected, wrong),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the tree is changed in place: its turn says that it changed
    [drawing, turn, selected, wrong],
  );
  const shown = useRef(nodes.length);
  useEffect(() => {
    if (Math.abs(nodes.length - shown.current) > 1) void fitView({ padding: 0.15, maxZoom: 1.1 });
    shown.current = nodes.length;
  }, [nodes.length, fitView]);
  return (
    <ReactFlow<FlowNode, FlowEdge>
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      fitView
      fitViewOptions={{ padding: 0.15, maxZoom: 1.1 }}
      minZoom={0.1}
      snapToGrid
      snapGrid={[10, 10]}
      onlyRenderVisibleElements={nodes.length > 300}
      nodesFocusable={false}
      edgesFocusable={false}
      elevateNodesOnSelect={false}
      deleteKeyCode={null}
      proOptions={{ hideAttribution: true }}
      onNodeClick={(_, { id }) => onSelect(id)}
      onEdgeClick={(_, { id }) => onSelect(id)}
      onPaneClick={() => onSelect(undefined)}
      onNodeDragStop={(_, { id, position }) => onMove(id, position.x, position.y)}
      onConnect={({ source, target }) => onConnect(source, target)}
      onKeyDown={(event) => {
        if (selected !== undefined && (event.key === 'Delete' || event.key === 'Backspace'))
          onRemove(selected);
      }}
    >
      <Background gap={20} />
      <Controls showInteractive={false} aria-label={text('fluxoDesenho.desenho')} />
      {nodes.length > 8 && <MiniMap pannable zoomable ariaLabel={null} className={styles.minimap ?? ''} />}
    </ReactFlow>
  );
};

const nodesOf = (
  drawing: Drawing,
  selected: string | undefined,
  wrong: ReadonlySet<string>,
  text: ReturnType<typeof useText>,
): FlowNode[] =>
  elementsOf(drawing)
    .filter(isNode)
    .flatMap((element) => {
      const bounds = boundsOf(drawing, element);
      if (!bounds) return [];
      const { x, y, width, height } = bounds;
      const handle = { width: 1, height: 1, y: height / 2 };
      return [
        {
          ...{ id: element.id, type: 'bpmn' as const, position: { x, y }, width, height },
          measured: { width, height },
          handles: [
            { ...handle, type: 'target' as const, position: Position.Left, x: 0 },
            { ...handle, type: 'source' as const, position: Position.Right, x: width },
          ],
          selected: element.id === selected,
          zIndex: isA(element, 'bpmn:SubProcess') ? -1 : isA(element, 'bpmn:BoundaryEvent') ? 2 : 1,
          data: {
            ...{ element, label: elementName(element, text), kind: kindName(element, text) },
            wrong: wrong.has(element.id),
          },
        },
      ];
    });

const edgesOf = (drawing: Drawing, selected: string | undefined, wrong: ReadonlySet<string>): FlowEdge[] =>
  elementsOf(drawing)
    .filter(isFlow)
    .flatMap((flow) =>
      flow.sourceRef && flow.targetRef
        ? [
            {
              ...{ id: flow.id, type: 'bpmn' as const, source: flow.sourceRef.id, target: flow.targetRef.id },
              selected: flow.id === selected,
              interactionWidth: 24,
              markerEnd: { type: MarkerType.ArrowClosed, color: 'var(--ink-2)', width: 16, height: 16 },
              data: {
                ...{ points: waypointsOf(drawing, flow), label: labelOf(flow), wrong: wrong.has(flow.id) },
              },
            },
          ]
        : [],
    );

const labelOf = (flow: ModdleElement): string => {
  const name = flow.name?.trim() ?? '';
  if (name !== '') return name;
  return flow.conditionExpression?.body?.replace(/^=/, '') ?? '';
};
