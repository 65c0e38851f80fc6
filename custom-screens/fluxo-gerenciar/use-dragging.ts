import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStoreApi } from 'reactflow';
import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import { boundsOf, elementOf, type Drawing, type Point } from './drawing.ts';
import { guided, guidesAt, type Guide } from './guides.ts';
import { alignedOf, movingBy, type Moving } from './moving.ts';
import { isFree } from './use-designer-keys.ts';

interface Placed {
  readonly id: string;
  readonly position: Point;
}

interface DraggingOf {
  readonly drawing: Drawing;
  readonly turn: number;
  readonly chosen: readonly string[];
  /** Resolves when it is drawn where it was put. */
  readonly onMove: (ids: readonly string[], dx: number, dy: number) => Promise<unknown>;
}

interface Dragging {
  readonly moving: Moving;
  readonly guides: readonly Guide[];
  /** What is dragged is at these places, before it is put in line with anything. */
  readonly follow: (places: readonly Placed[]) => void;
  readonly drop: (ids: readonly string[]) => void;
}

const still: Moving = new Map();
const none: readonly Guide[] = [];
const grid = 10;
/** Points of the screen from which a place in line draws what is dragged to it. */
const near = 6;

/** What is dragged, drawn to the places that are in line with others; so shown, too, while the keys move it. */
export const useDragging = ({ drawing, turn, chosen, onMove }: DraggingOf): Dragging => {
  const store = useStoreApi();
  const loose = useAlt();
  const byKeys = useMovedByKeys();
  const [moving, setMoving] = useState(still);
  const [dragged, setDragged] = useState(none);
  const gone = useRef<Point>(undefined);
  const inView = (): ((box: Bounds) => boolean) => {
    const {
      transform: [left, top, zoom],
      width,
      height,
    } = store.getState();
    return (box) =>
      (box.x + box.width) * zoom + left > 0 &&
      box.x * zoom + left < width &&
      (box.y + box.height) * zoom + top > 0 &&
      box.y * zoom + top < height;
  };
  const keyed = useMemo(
    () => {
      const aligned = byKeys ? alignedOf(drawing, chosen, inView()) : undefined;
      return aligned ? guidesAt(aligned.box, aligned.others) : none;
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the tree is changed in place: its turn says that it changed
    [drawing, turn, chosen, byKeys],
  );

  const follow = (places: readonly Placed[]): void => {
    const [first] = places;
    const element = elementOf(drawing, first?.id);
    const from = element && boundsOf(drawing, element);
    if (!first || !from) return;
    const ids = places.map(({ id }) => id);
    const raw = { x: first.position.x - from.x, y: first.position.y - from.y };
    const aligned = loose.current ? undefined : alignedOf(drawing, ids, inView());
    const { by, lines } = aligned
      ? drawnTo(aligned.box, aligned.others, raw, near / store.getState().transform[2])
      : { by: loose.current ? rounded(raw, 1) : rounded(raw, grid), lines: none };
    setDragged(lines);
    if (gone.current?.x === by.x && gone.current.y === by.y) return;
    gone.current = by;
    setMoving(movingBy(drawing, ids, by));
  };
  const drop = (ids: readonly string[]): void => {
    const by = gone.current;
    gone.current = undefined;
    setDragged(none);
    if (by) void onMove(ids, by.x, by.y).finally(() => setMoving(still));
  };
  return { moving, guides: dragged.length > 0 ? dragged : keyed, follow, drop };
};

const rounded = ({ x, y }: Point, to: number): Point => ({
  x: Math.round(x / to) * to,
  y: Math.round(y / to) * to,
});

/** How far what is dragged goes: to what it is nearly in line with, otherwise by steps of the grid. */
const drawnTo = (
  box: Bounds,
  others: readonly Bounds[],
  raw: Point,
  within: number,
): { readonly by: Point; readonly lines: readonly Guide[] } => {
  const held = { ...box, x: box.x + raw.x, y: box.y + raw.y };
  const { at, lines } = guided(held, others, within, rounded(held, grid));
  return { by: { x: at.x - box.x, y: at.y - box.y }, lines };
};

/** Whether Alt is held: what is dragged goes where the hand goes. */
const useAlt = (): RefObject<boolean> => {
  const held = useRef(false);
  useEffect(() => {
    const see = ({ altKey }: PointerEvent | KeyboardEvent): void => {
      held.current = altKey;
    };
    const kinds = ['pointermove', 'keydown', 'keyup'] as const;
    for (const kind of kinds) addEventListener(kind, see, true);
    return () => {
      for (const kind of kinds) removeEventListener(kind, see, true);
    };
  }, []);
  return held;
};

/** From the first arrow with Ctrl until Ctrl is let go: what is chosen is being moved by the keys. */
const useMovedByKeys = (): boolean => {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.startsWith('Arrow') && isFree(event)) setMoved(true);
    };
    const onUp = ({ key }: KeyboardEvent): void => {
      if (key === 'Control' || key === 'Meta') setMoved(false);
    };
    const onBlur = (): void => setMoved(false);
    addEventListener('keydown', onDown);
    addEventListener('keyup', onUp);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('keydown', onDown);
      removeEventListener('keyup', onUp);
      removeEventListener('blur', onBlur);
    };
  }, []);
  return moved;
};
