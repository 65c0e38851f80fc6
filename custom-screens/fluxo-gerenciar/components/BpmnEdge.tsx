import { useRef, useState, type PointerEvent } from 'react';
import { BaseEdge, EdgeLabelRenderer, useReactFlow, type EdgeProps } from 'reactflow';
import { classes } from '#src/ui/classes.ts';
import type { Point } from '../drawing.ts';
import styles from '../FluxoGerenciar.module.css';
import type { FlowEdge } from './to-flow.ts';

/** A link along its points; the chosen one is bent by dragging, and a bend goes by two clicks. */
export const BpmnEdge = ({ id, data, markerEnd, selected }: EdgeProps<FlowEdge>) => {
  const [draft, setDraft] = useState<readonly Point[]>();
  const points = draft ?? data?.points ?? [];
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
      {selected && data && (
        <Bends
          points={data.points}
          onDraft={setDraft}
          onBend={(bent) => {
            setDraft(undefined);
            data.onBend(id, bent);
          }}
        />
      )}
    </>
  );
};

interface BendsProps {
  readonly points: readonly Point[];
  readonly onDraft: (points: readonly Point[]) => void;
  readonly onBend: (points: readonly Point[]) => void;
}

/** What a link is bent by: each bend it has, and between two of them the place of another. They stay while the line follows. */
const Bends = ({ points, onDraft, onBend }: BendsProps) => {
  const { screenToFlowPosition } = useReactFlow();
  // a click is no bend, and the two that take a bend away do not move it first
  const moved = useRef(false);
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
    return { x: Math.round(x / 10) * 10, y: Math.round(y / 10) * 10 };
  };
  const drag = (bent: (to: Point) => readonly Point[]) => ({
    onPointerDown: (event: PointerEvent<SVGCircleElement>) => {
      event.stopPropagation();
      moved.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGCircleElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      moved.current = true;
      onDraft(bent(at(event)));
    },
    onPointerUp: (event: PointerEvent<SVGCircleElement>) => {
      if (moved.current && event.currentTarget.hasPointerCapture(event.pointerId)) onBend(bent(at(event)));
    },
  });
  return (
    <g className="nopan nodrag">
      {points.slice(1).map((point, index) => {
        const before = points[index] ?? point;
        return (
          <circle
            key={`entre-${index}`}
            className={styles.between}
            cx={(before.x + point.x) / 2}
            cy={(before.y + point.y) / 2}
            r={5}
            {...drag((to) => [...points.slice(0, index + 1), to, ...points.slice(index + 1)])}
          />
        );
      })}
      {points.slice(1, -1).map((point, index) => (
        <circle
          key={`dobra-${index}`}
          className={styles.bend}
          cx={point.x}
          cy={point.y}
          r={6}
          {...drag((to) => points.map((one, place) => (place === index + 1 ? to : one)))}
          onDoubleClick={(event) => {
            event.stopPropagation();
            onBend(points.filter((_, place) => place !== index + 1));
          }}
        />
      ))}
    </g>
  );
};
