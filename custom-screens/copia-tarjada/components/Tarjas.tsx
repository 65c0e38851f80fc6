import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { LugarNaPagina } from '#schemas/shapes/tarja.ts';
import { useText } from '#src/i18n/use-text.ts';
import { least, nudged, placed, type DrawnMark } from '../marks.ts';
import styles from '../CopiaTarjada.module.css';

interface TarjasProps {
  readonly pagina: number;
  /** Of what was found and chosen. */
  readonly achadas: readonly LugarNaPagina[];
  readonly feitas: readonly DrawnMark[];
  readonly onDraw: (lugar: LugarNaPagina) => void;
  readonly onMove: (id: string, lugar: LugarNaPagina) => void;
  readonly onRemove: (id: string) => void;
}

/** The marks of a page, over it: who presses and drags makes one more. */
export const Tarjas = ({ pagina, achadas, feitas, onDraw, onMove, onRemove }: TarjasProps) => {
  const text = useText();
  const [drawing, setDrawing] = useState<{ readonly from: Point; readonly to: Point }>();
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    // a finger scrolls: it marks by what was found and by the button
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    setDrawing({ from, to: from });
  };
  const end = (): void => {
    if (drawing) {
      const lugar = between(pagina, drawing);
      if (lugar.largura >= least && lugar.altura >= least) onDraw(placed(lugar));
    }
    setDrawing(undefined);
  };
  const onKeyDown = (event: KeyboardEvent, { id, lugar }: DrawnMark): void => {
    const moved = nudged(lugar, event.key, event.shiftKey);
    if (moved) onMove(id, moved);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id);
    else return;
    event.preventDefault();
    // the pages scroll and turn by the same keys
    event.stopPropagation();
  };
  return (
    <div
      className={styles.over}
      onPointerDown={start}
      onPointerMove={drawing && ((event) => setDrawing({ from: drawing.from, to: pointOf(event) }))}
      onPointerUp={end}
      onPointerCancel={() => setDrawing(undefined)}
    >
      {achadas.map((lugar) => (
        <span key={`${lugar.x} ${lugar.y}`} className={styles.mark} style={placeOf(lugar)} />
      ))}
      {feitas.map((mark) => (
        <button
          key={mark.id}
          id={mark.id}
          type="button"
          className={styles.drawn}
          style={placeOf(mark.lugar)}
          aria-label={text('tarjaTela.feita', { pagina })}
          aria-describedby="copia-tarjada-teclas"
          onPointerDown={(event) => event.stopPropagation()}
          onKeyDown={(event) => onKeyDown(event, mark)}
        />
      ))}
      {drawing && <span className={styles.mark} style={placeOf(between(pagina, drawing))} />}
    </div>
  );
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
};

const between = (
  pagina: number,
  { from, to }: { readonly from: Point; readonly to: Point },
): LugarNaPagina => ({
  pagina,
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  largura: Math.abs(to.x - from.x),
  altura: Math.abs(to.y - from.y),
});

const placeOf = ({ x, y, largura, altura }: LugarNaPagina) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${largura * 100}%`,
  height: `${altura * 100}%`,
});
