import { useRef, type PointerEvent, type RefObject } from 'react';

interface RowDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** Moves a row by its handle: the row under the pointer is where it lands when it is let go. */
export function useRowDrag(
  row: RefObject<HTMLTableSectionElement | null>,
  onDrop: (to: number) => void,
): RowDrag {
  const target = useRef<number | undefined>(undefined);
  const rows = (): HTMLTableSectionElement[] => [...(row.current?.closest('table')?.tBodies ?? [])];
  const mark = (at: number | undefined): void => {
    target.current = at;
    for (const [index, each] of rows().entries()) each.toggleAttribute('data-destino', index === at);
  };
  const dragging = useRef(false);
  const end = (): void => {
    dragging.current = false;
    mark(undefined);
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      dragging.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientY }) => {
      if (!dragging.current) return;
      const all = rows();
      const own = all.findIndex((each) => each === row.current);
      const at = all.findIndex((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return clientY >= top && clientY < bottom;
      });
      mark(at < 0 || at === own ? undefined : at);
    },
    onPointerUp: () => {
      const to = target.current;
      end();
      if (to !== undefined) onDrop(to);
    },
    onPointerCancel: end,
  };
}
