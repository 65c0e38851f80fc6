import { useEffect, useRef, useState } from 'react';
import { BaseEdge, EdgeLabelRenderer, useStore, type EdgeProps } from 'reactflow';
import { head, placeOfHead } from '#src/conteudo/fluxo/tracos.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Point } from '../drawing.ts';
import { bend } from '../edits.ts';
import { addBend, moveBend, removeBend } from '../link-edits.ts';
import { hasRoom } from '../label-room.ts';
import styles from '../FluxoGerenciar.module.css';
import { onKeys, useDrag, zoomOf, type Keyed } from './handled.ts';
import { labelLook } from './Label.tsx';
import { LinkLabel } from './LinkLabel.tsx';
import type { FlowEdge } from './to-flow.ts';

type Data = NonNullable<FlowEdge['data']>;

/** A link along its points; the chosen one is bent, and its label moved, by dragging or with the arrows. */
export const BpmnEdge = ({ id, data, selected = false }: EdgeProps<FlowEdge>) => {
  const [draft, setDraft] = useState<readonly Point[]>();
  const points = draft ?? data?.points ?? [];
  // what is chosen, or wrong, shows that it is
  const stroke = selected || data?.wrong ? undefined : data?.stroke;
  return (
    <>
      <BaseEdge
        id={id}
        path={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        style={stroke === undefined ? undefined : { stroke }}
        className={classes(styles.edge, selected && styles.chosenEdge, data?.wrong && styles.wrongEdge)}
      />
      <path
        d={head}
        transform={placeOfHead(points)}
        style={stroke === undefined ? undefined : { fill: stroke }}
        className={classes(styles.head, selected && styles.chosenHead, data?.wrong && styles.wrongHead)}
      />
      {data && (selected || data.label !== '') && (
        <EdgeLabelRenderer>
          {data.label !== '' &&
            (selected ? (
              <LinkLabel
                id={id}
                label={data.label}
                box={data.box}
                points={points}
                others={data.others}
                longest={longest}
                edit={data.edit}
              />
            ) : (
              <Written id={id} data={data} />
            ))}
          {selected && <Bends id={id} data={data} onDraft={setDraft} />}
        </EdgeLabelRenderer>
      )}
    </>
  );
};

/** The most that a line of a label is long. */
const longest = 150;

interface PartProps {
  readonly id: string;
  readonly data: Data;
}

const Written = ({ id, data: { box, label, onChoose } }: PartProps) => (
  <div
    className={classes(styles.edgeLabel, 'nopan nokey')}
    style={labelLook(box, longest, { x: 0, y: 0 })}
    onClick={({ shiftKey, ctrlKey, metaKey }) => onChoose(id, shiftKey || ctrlKey || metaKey)}
  >
    {label}
  </div>
);

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
  useEffect(() => {
    if (wanted.current === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [points.length]);
  const said = (index: number): string =>
    text('fluxoDesenho.dobra', {
      numero: index + 1,
      total: bends.length,
      x: Math.round(bends[index]?.x ?? 0),
      y: Math.round(bends[index]?.y ?? 0),
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
        if (!hasRoom(before, point, bends.length, zoom)) return undefined;
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
