import { useState } from 'react';
import { useStore } from 'reactflow';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import type { Point } from '../drawing.ts';
import styles from '../FluxoGerenciar.module.css';
import { moveLabel, resetLabel } from '../label-edits.ts';
import type { DrawingActs } from '../use-drawing.ts';
import { fingersAt, onKeys, useDrag, zoomOf } from './handled.ts';

interface LabelProps {
  /** Of what it names. */
  readonly id: string;
  readonly label: string;
  /** Where it is, on the drawing; and where what it is drawn in begins. */
  readonly box: Bounds;
  /** Where it is shown, while something else has its place. */
  readonly shown?: Bounds;
  readonly origin?: Point;
  /** The most that a line of it is long, unless its box is longer. */
  readonly longest: number;
  /** As narrow as it may be, in fingers. */
  readonly fingers: number;
  /** Its words begin at the top of its box, as those below an event do. */
  readonly fromTop?: boolean;
  readonly edit: DrawingActs['edit'];
}

const atOrigin = { x: 0, y: 0 };

/** Where the label of a box is written, from a point of the drawing. */
export const labelLook = ({ x, y, width, height }: Bounds, longest: number, { x: left, y: top }: Point) => ({
  maxWidth: Math.max(width, longest),
  minHeight: height,
  transform: `translate(-50%, 0) translate(${x + width / 2 - left}px, ${y - top}px)`,
});

/** What is written beside what is chosen. Where it is put is kept; Delete puts it back where it was by itself. */
export const Label = ({
  id,
  label,
  box,
  shown = box,
  origin = atOrigin,
  longest,
  fingers,
  fromTop = false,
  edit,
}: LabelProps) => {
  const text = useText();
  const [off, setOff] = useState<Point>(atOrigin);
  const drag = useDrag(setOff, ({ x, y }) => {
    setOff(atOrigin);
    void edit((now) => moveLabel(now, id, x, y));
  });
  const zoom = useStore(zoomOf);
  const said = text('fluxoDesenho.rotuloEm', { nome: label, x: Math.round(box.x), y: Math.round(box.y) });
  return (
    <>
      <button
        type="button"
        className={classes(styles.edgeLabel, styles.chosenLabel, fromTop && styles.fromTop, 'nodrag nopan')}
        style={{
          ...labelLook({ ...shown, x: shown.x + off.x, y: shown.y + off.y }, longest, origin),
          minHeight: fingersAt(zoom, 1),
          minWidth: fingersAt(zoom, fingers),
        }}
        aria-label={said}
        onKeyDown={onKeys({
          move: (dx, dy) => void edit((now) => moveLabel(now, id, dx, dy)),
          remove: () => void edit((now) => resetLabel(now, id)),
        })}
        {...drag}
      >
        {label}
      </button>
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
};
