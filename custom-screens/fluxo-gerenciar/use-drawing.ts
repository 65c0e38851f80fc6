import { useCallback, useRef, useState } from 'react';
import { drawMissing } from './arrange.ts';
import type { ReadNote } from '#schemas/fluxo/read-loss.ts';
import { readDrawing, readDrawingNoted, writeDrawing, type Drawing } from './drawing.ts';

/** Changes that can be taken back at the most. */
const most = 100;

export interface DrawingState {
  readonly drawing: Drawing;
  /** The drawing as a file: what is saved and exported. */
  readonly xml: string;
  /** Each change gives another number: the tree itself is changed in place. */
  readonly turn: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface DrawingActs {
  /** Changes the tree, and keeps how it was; answers what the change answers. */
  readonly edit: <T>(change: (drawing: Drawing) => T) => Promise<T | undefined>;
  /** Which change the drawing is at. */
  readonly turn: () => number;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Another file in the place of this one; it can be taken back. */
  readonly replace: (next: Pick<DrawingState, 'drawing' | 'xml'>) => Promise<void>;
}

/** The tree under change, with the way back. Changes are made one after the other. */
export const useDrawing = (first: DrawingState): readonly [DrawingState, DrawingActs] => {
  const [state, setState] = useState(first);
  const now = useRef(first);
  const past = useRef<string[]>([]);
  const future = useRef<string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const show = useCallback((drawing: Drawing, xml: string): void => {
    const next = {
      drawing,
      xml,
      turn: now.current.turn + 1,
      canUndo: past.current.length > 0,
      canRedo: future.current.length > 0,
    };
    now.current = next;
    setState(next);
  }, []);

  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => undefined);
    return done;
  }, []);

  const keep = useCallback((): void => {
    past.current = [...past.current, now.current.xml].slice(-most);
    future.current = [];
  }, []);

  const edit = useCallback<DrawingActs['edit']>(
    (change) =>
      inTurn(async () => {
        const { drawing, xml } = now.current;
        const answer = change(drawing);
        const next = await writeDrawing(drawing);
        if (next === xml) return answer;
        keep();
        show(drawing, next);
        return answer;
      }),
    [inTurn, keep, show],
  );

  const goTo = useCallback(
    (from: typeof past, to: typeof past): Promise<void> =>
      inTurn(async () => {
        const xml = from.current.at(-1);
        if (xml === undefined) return;
        const drawing = await readDrawing(xml);
        to.current = [...to.current, now.current.xml];
        from.current = from.current.slice(0, -1);
        show(drawing, xml);
      }),
    [inTurn, show],
  );

  const replace = useCallback(
    (next: Pick<DrawingState, 'drawing' | 'xml'>): Promise<void> =>
      inTurn(() => {
        keep();
        show(next.drawing, next.xml);
        return Promise.resolve();
      }),
    [inTurn, keep, show],
  );

  const turn = useCallback(() => now.current.turn, []);

  return [state, { edit, turn, undo: () => goTo(past, future), redo: () => goTo(future, past), replace }];
};

export interface Opened extends DrawingState {
  /** What was found while the file was read. */
  readonly notes: readonly ReadNote[];
}

/** Reads a file, and draws what it does not say where to draw. */
export const openDrawing = async (xml: string): Promise<Opened> => {
  const { drawing, notes } = await readDrawingNoted(xml);
  drawMissing(drawing);
  return { drawing, notes, xml: await writeDrawing(drawing), turn: 0, canUndo: false, canRedo: false };
};
