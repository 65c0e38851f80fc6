import { useEffect, useRef, type PointerEvent } from 'react';

/** As long as a finger rests before it asks for the menu, and as far as it may tremble meanwhile. */
const rest = 500;
const tremble = 10;

interface LongPress {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onPointerMoveCapture: (event: PointerEvent) => void;
  readonly onPointerUpCapture: () => void;
  readonly onPointerCancelCapture: () => void;
}

/** The click of the finger that is lifted then is of nothing: it would close what was just opened, or take the focus from it. */
const dropClick = (): void => {
  const ended = new AbortController();
  const drop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    ended.abort();
  };
  const keepFocus = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('mousedown', keepFocus, { capture: true, signal: ended.signal });
  addEventListener('click', drop, { capture: true, signal: ended.signal });
  addEventListener('pointerdown', () => ended.abort(), { capture: true, signal: ended.signal });
};

/** A finger that rests on something asks for what the other button of a mouse does. */
export const useLongPress = (onPress: (at: { x: number; y: number }, on: Element) => void): LongPress => {
  const waiting = useRef<{
    readonly timer: ReturnType<typeof setTimeout>;
    readonly x: number;
    readonly y: number;
  }>(undefined);
  const stop = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    onPointerDownCapture: ({ pointerType, isPrimary, clientX: x, clientY: y, target }) => {
      stop();
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        stop();
        dropClick();
        onPress({ x, y }, target);
      }, rest);
      waiting.current = { timer, x, y };
    },
    onPointerMoveCapture: ({ clientX, clientY }) => {
      const { x, y } = waiting.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > tremble) stop();
    },
    onPointerUpCapture: stop,
    onPointerCancelCapture: stop,
  };
};
