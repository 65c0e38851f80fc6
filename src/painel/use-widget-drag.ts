import { useRef, useState, type PointerEvent } from 'react';
import type { Place } from './arrange.ts';

/** What a handle does with the pointer. */
interface WidgetDrag {
  /** Where the block would be put if it were let go now. */
  readonly over: Place | undefined;
  readonly dragged: string | undefined;
  readonly handleOf: (id: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** How near the edge of the window the page begins to move, and by how much each time. */
const edge = 72;
const step = 14;

/** Takes a block by its handle with the mouse, a pen or a finger, to any place of any position. */
export const useWidgetDrag = (onDrop: (id: string, to: Place) => void): WidgetDrag => {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<Place>();
  const target = useRef<Place | undefined>(undefined);
  const active = useRef<string | undefined>(undefined);
  const point = (place: Place | undefined): void => {
    target.current = place;
    setOver((before) =>
      before?.posicao === place?.posicao && before?.lugar === place?.lugar ? before : place,
    );
  };
  const end = (): void => {
    active.current = undefined;
    setDragged(undefined);
    point(undefined);
  };
  return {
    over,
    dragged,
    handleOf: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        active.current = id;
        setDragged(id);
      },
      onPointerMove: (event) => {
        if (active.current !== id) return;
        const { clientX, clientY } = event;
        if (clientY < edge) scrollOf(event.currentTarget).scrollBy(0, -step);
        if (clientY > innerHeight - edge) scrollOf(event.currentTarget).scrollBy(0, step);
        point(placeUnder(clientX, clientY, id));
      },
      onPointerUp: () => {
        const to = target.current;
        end();
        if (to) onDrop(id, to);
      },
      onPointerCancel: end,
    }),
  };
};

/** What scrolls with the list: the nearest that can, or the page. */
const scrollOf = (element: Element): Element => {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each;
  return document.documentElement;
};

const placeUnder = (x: number, y: number, id: string): Place | undefined => {
  const position = [...document.querySelectorAll<HTMLElement>('[data-posicao]')].find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
  if (!position) return undefined;
  const others = [...position.querySelectorAll<HTMLElement>('[data-bloco]')].filter(
    (each) => each.dataset['bloco'] !== id,
  );
  const lugar = others.filter((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
  return { posicao: Number(position.dataset['posicao']), lugar };
};
