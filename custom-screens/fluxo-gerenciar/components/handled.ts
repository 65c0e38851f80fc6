import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useReactFlow, type ReactFlowState } from 'reactflow';
import type { Point } from '../drawing.ts';

/** Points of the screen that a finger or a mouse needs, however small the drawing is shown. */
export const finger = 24;
export const zoomOf = ({ transform }: ReactFlowState): number => transform[2];
/** As many of them as that on a drawing shown so; a box laid out in parts of a point would come out smaller. */
export const fingersAt = (zoom: number, fingers: number): number =>
  Math.ceil((fingers * finger) / Math.min(1, zoom));

const fine = 10;
const coarse = 50;
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Keyed {
  readonly move?: (dx: number, dy: number) => void;
  readonly add?: () => void;
  readonly remove?: () => void;
}

/** What the keys do with what is under the focus; the others are of the whole drawing. */
export const onKeys =
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
export const useDrag = (onMove: (by: Point, at: Point) => void, onEnd: (by: Point, at: Point) => void) => {
  const { screenToFlowPosition } = useReactFlow();
  const from = useRef<Point>(undefined);
  const moved = useRef(false);
  const at = ({ clientX, clientY }: PointerEvent): Point => screenToFlowPosition({ x: clientX, y: clientY });
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
