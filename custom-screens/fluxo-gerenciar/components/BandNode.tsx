import { useRef, useState, type PointerEvent } from 'react';
import { NodeToolbar, Position, useReactFlow, type NodeProps } from 'reactflow';
import { classes } from '#src/ui/classes.ts';
import styles from '../FluxoGerenciar.module.css';
import { DividePad, overPaper } from './Dividing.tsx';
import { NameOnShape } from './NameOnShape.tsx';
import { useOffered } from './offered.ts';
import type { BandNode as Band } from './to-flow.ts';

/** A pool or a lane: its name in a strip, by which it is chosen and dragged, and edges by which it grows. */
export const BandNode = ({
  id,
  data: { label, standing, lane, divides, names, bounds, onResize },
  selected = false,
  width = 0,
  height = 0,
}: NodeProps<Band>) => {
  const [draft, setDraft] = useState<{ readonly width?: number; readonly height?: number }>();
  const offer = useOffered(id, selected);
  const naming = offer?.naming === id;
  const size = { width: draft?.width ?? width, height: draft?.height ?? height };
  const done = (to: { readonly width?: number; readonly height?: number }): void => {
    setDraft(undefined);
    onResize(id, to);
  };
  return (
    <div
      className={classes(styles.band, selected && styles.chosenBand)}
      style={{ width: size.width, height: size.height }}
    >
      <div className={classes(styles.bandName, standing ? styles.standing : styles.lying)} title={label}>
        <span>{label}</span>
      </div>
      {naming && offer && (
        <NodeToolbar nodeId={id} isVisible style={overPaper} {...overStrip[standing ? 'standing' : 'lying']}>
          <NameOnShape
            name={label}
            place="faixa"
            typed={offer.typed}
            onDone={(name, by) => offer.onNamed(id, name, by)}
          />
        </NodeToolbar>
      )}
      {selected && divides && !naming && (
        <DividePad id={id} nome={label} standing={standing} bounds={bounds} names={names} />
      )}
      {selected && (!lane || standing) && (
        <Edge side="height" now={height} onDraft={setDraft} onDone={done} />
      )}
      {selected && (!lane || !standing) && <Edge side="width" now={width} onDraft={setDraft} onDone={done} />}
    </div>
  );
};

/** The name is written from where the strip begins on, as large at any size of the drawing. */
const overStrip = {
  standing: { position: Position.Left, align: 'center', offset: -184 },
  lying: { position: Position.Top, align: 'start', offset: -48 },
} as const;

interface EdgeProps {
  readonly side: 'width' | 'height';
  readonly now: number;
  readonly onDraft: (size: { width?: number; height?: number }) => void;
  readonly onDone: (size: { width?: number; height?: number }) => void;
}

const Edge = ({ side, now, onDraft, onDone }: EdgeProps) => {
  const { screenToFlowPosition } = useReactFlow();
  const from = useRef<number | undefined>(undefined);
  const at = ({ clientX, clientY }: PointerEvent): number => {
    const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
    return side === 'width' ? x : y;
  };
  const sized = (event: PointerEvent): number =>
    Math.max(60, Math.round((now + at(event) - (from.current ?? 0)) / 10) * 10);
  return (
    <div
      className={classes('nopan', 'nodrag', side === 'width' ? styles.edgeRight : styles.edgeBelow)}
      onPointerDown={(event) => {
        event.stopPropagation();
        from.current = at(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current !== undefined) onDraft({ [side]: sized(event) });
      }}
      onPointerUp={(event) => {
        if (from.current === undefined) return;
        const to = sized(event);
        from.current = undefined;
        onDone({ [side]: to });
      }}
    />
  );
};
