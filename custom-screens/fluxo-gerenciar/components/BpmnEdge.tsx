import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  BaseEdge,
  EdgeLabelRenderer,
  useReactFlow,
  useStore,
  type EdgeProps,
  type ReactFlowState,
} from 'reactflow';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Point } from '../drawing.ts';
import { bend } from '../edits.ts';
import { addBend, moveBend, moveLabel, removeBend, resetLabel } from '../link-edits.ts';
import styles from '../FluxoGerenciar.module.css';
import type { FlowEdge } from './to-flow.ts';

type Data = NonNullable<FlowEdge['data']>;

/** A link along its points; the chosen one is bent, and its label moved, by dragging or with the arrows. */
export const BpmnEdge = ({ id, data, markerEnd, selected = false }: EdgeProps<FlowEdge>) => {
  const [draft, setDraft] = useState<readonly Point[]>();
  const points = draft ?? data?.points ?? [];
  return (
    <>
      <BaseEdge
        id={id}
        path={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        {...(markerEnd === undefined ? {} : { markerEnd })}
        className={classes(styles.edge, selected && styles.chosenEdge, data?.wrong && styles.wrongEdge)}
      />
      {data && (selected || data.label !== '') && (
        <EdgeLabelRenderer>
          {data.label !== '' && <Label {...{ id, data, selected }} />}
          {selected && <Bends {...{ id, data }} onDraft={setDraft} />}
        </EdgeLabelRenderer>
      )}
    </>
  );
};

/** Points of the screen that a finger or a mouse needs, however small the drawing is shown. */
const finger = 24;
const zoomOf = ({ transform }: ReactFlowState): number => transform[2];

const fine = 10;
const coarse = 50;
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Keyed {
  readonly move?: (dx: number, dy: number) => void;
  readonly add?: () => void;
  readonly remove?: () => void;
}

/** What the keys do with what is under the focus; the others are of the whole drawing. */
const onKeys =
  ({ move, add, remove }: Keyed) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [across, down] = ways[event.key] ?? [];
    const by = event.shiftKey ? coarse : fine;
    const work =
      across !== undefined && down !== undefined
        ? move && (() => move(across * by, down * by))
        : { Enter: add, ' ': add, Delete: remove, Backspace: remove }[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  };

/** Follows the pointer from where it was pressed; a click moves nothing. */
const useDrag = (onMove: (by: Point, at: Point) => void, onEnd: (by: Point, at: Point) => void) => {
  const { screenToFlowPosition } = useReactFlow();
  const from = useRef<Point>(undefined);
  const moved = useRef(false);
  const at = ({ clientX, clientY }: PointerEvent): Point =>
    screenToFlowPosition({ x: clientX, y: clientY }, { snapToGrid: false });
  const by = (now: Point): Point => ({
    x: now.x - (from.current?.x ?? now.x),
    y: now.y - (from.current?.y ?? now.y),
  });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      moved.current = false;
      from.current = at(event);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const now = at(event);
      moved.current ||= Math.hypot(by(now).x, by(now).y) > 2;
      if (moved.current) onMove(by(now), now);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (moved.current && event.currentTarget.hasPointerCapture(event.pointerId))
        onEnd(by(at(event)), at(event));
    },
  };
};

interface PartProps {
  readonly id: string;
  readonly data: Data;
}

/** What is written on a link. Where it is put is kept; Delete puts it back over the middle of the line. */
const Label = ({ id, data, selected }: PartProps & { readonly selected: boolean }) => {
  const text = useText();
  const [off, setOff] = useState<Point>({ x: 0, y: 0 });
  const { box, label, edit } = data;
  const drag = useDrag(setOff, ({ x, y }) => {
    setOff({ x: 0, y: 0 });
    void edit((now) => moveLabel(now, id, x, y));
  });
  const at = { x: Math.round(box.x), y: Math.round(box.y) };
  const zoom = useStore(zoomOf);
  const look = {
    ...{ maxWidth: Math.max(box.width, 150), minHeight: box.height },
    transform: `translate(-50%, 0) translate(${box.x + box.width / 2 + off.x}px, ${box.y + off.y}px)`,
  };
  if (!selected)
    return (
      <div className={classes(styles.edgeLabel, 'nopan')} style={look} onClick={() => data.onChoose(id)}>
        {label}
      </div>
    );
  return (
    <>
      <button
        type="button"
        className={classes(styles.edgeLabel, styles.chosenLabel, 'nodrag nopan')}
        style={{
          ...look,
          minHeight: finger / Math.min(1, zoom),
          // a bend may lie over its middle: there is still a finger on each side
          minWidth: (3 * finger) / Math.min(1, zoom),
        }}
        aria-label={text('fluxoDesenho.rotuloEm', { nome: label, ...at })}
        onKeyDown={onKeys({
          move: (dx, dy) => void edit((now) => moveLabel(now, id, dx, dy)),
          remove: () => void edit((now) => resetLabel(now, id)),
        })}
        {...drag}
      >
        {label}
      </button>
      <p className="vh" role="status">
        {text('fluxoDesenho.rotuloEm', { nome: label, ...at })}
      </p>
    </>
  );
};

/** What a link is bent by: each bend it has, and between two of them the place of another. They stay while the line follows. */
const Bends = ({
  id,
  data,
  onDraft,
}: PartProps & { readonly onDraft: (points: readonly Point[] | undefined) => void }) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const [moved, setMoved] = useState<number>();
  const { points, edit } = data;
  const bends = points.slice(1, -1);
  const zoom = useStore(zoomOf);
  // shown small, the place of another bend would lie over the bends beside it
  const hasRoom = (a: Point, b: Point): boolean =>
    bends.length === 0 || Math.hypot(b.x - a.x, b.y - a.y) * zoom >= 2 * finger;
  useEffect(() => {
    if (wanted.current === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [points.length]);
  const said = (index: number): string =>
    text('fluxoDesenho.dobra', {
      ...{ numero: index + 1, total: bends.length },
      ...{ x: Math.round(bends[index]?.x ?? 0), y: Math.round(bends[index]?.y ?? 0) },
    });
  const dragged = (bent: (to: Point) => readonly Point[]) => ({
    onMove: (at: Point) => onDraft(bent(snapped(at))),
    onEnd: (at: Point) => {
      onDraft(undefined);
      void edit((now) => bend(now, id, bent(snapped(at))));
    },
  });
  return (
    <div ref={box} role="group" aria-label={text('fluxoDesenho.dobras')}>
      {points.slice(1).map((point, index) => {
        const before = points[index] ?? point;
        if (!hasRoom(before, point)) return undefined;
        return (
          <Grip
            key={`entre-${index}`}
            place={`entre-${index}`}
            at={{ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 }}
            look={styles.between}
            label={text('fluxoDesenho.dobraPor', { numero: index + 1, total: points.length - 1 })}
            {...dragged((to) => [...points.slice(0, index + 1), to, ...points.slice(index + 1)])}
            keyed={{
              add: () => {
                wanted.current = `dobra-${index}`;
                void edit((now) => addBend(now, id, index));
              },
            }}
          />
        );
      })}
      {bends.map((point, index) => (
        <Grip
          key={`dobra-${index}`}
          place={`dobra-${index}`}
          at={point}
          look={styles.bend}
          label={said(index)}
          {...dragged((to) => points.map((one, place) => (place === index + 1 ? to : one)))}
          onRemove={() => void edit((now) => removeBend(now, id, index))}
          keyed={{
            move: (dx, dy) => {
              setMoved(index);
              void edit((now) => moveBend(now, id, index, dx, dy));
            },
            remove: () => {
              wanted.current = `entre-${index}`;
              void edit((now) => removeBend(now, id, index));
            },
          }}
        />
      ))}
      <p className="vh" role="status">
        {moved === undefined || !bends[moved] ? '' : said(moved)}
      </p>
    </div>
  );
};

const snapped = ({ x, y }: Point): Point => ({ x: Math.round(x / 10) * 10, y: Math.round(y / 10) * 10 });

interface GripProps {
  readonly place: string;
  readonly at: Point;
  readonly look: string | undefined;
  readonly label: string;
  readonly keyed: Keyed;
  readonly onMove: (at: Point) => void;
  readonly onEnd: (at: Point) => void;
  readonly onRemove?: () => void;
}

const Grip = ({ place, at, look, label, keyed, onMove, onEnd, onRemove }: GripProps) => {
  const zoom = useStore(zoomOf);
  const drag = useDrag(
    (_, now) => onMove(now),
    (_, now) => onEnd(now),
  );
  return (
    <button
      type="button"
      data-place={place}
      className={classes(styles.grip, look, 'nodrag nopan')}
      style={{
        transform: `translate(-50%, -50%) translate(${at.x}px, ${at.y}px) scale(${1 / Math.min(1, zoom)})`,
      }}
      aria-label={label}
      onKeyDown={onKeys(keyed)}
      {...drag}
      {...(onRemove ? { onDoubleClick: onRemove } : {})}
    />
  );
};
