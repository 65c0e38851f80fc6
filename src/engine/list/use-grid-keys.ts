import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

interface GridKeys {
  ref: React.RefObject<HTMLTableElement | null>;
  /** The row and the control inside it where Tab lands. */
  row: number;
  column: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

const controlsOf = (row: Element | undefined): HTMLElement[] =>
  row ? [...row.querySelectorAll<HTMLElement>('[data-control]')] : [];

/** Roving tab stop of a table: up and down (or j and k) change the row, left and right the control inside it. */
export function useGridKeys(rows: number): GridKeys {
  const ref = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState({ row: 0, column: 1 });
  const rowsOf = (): Element[] => [...(ref.current?.tBodies[0]?.rows ?? [])];

  const go = useCallback(
    (row: number, column: number): void => {
      const target = rowsOf()[Math.max(0, Math.min(rows - 1, row))];
      const controls = controlsOf(target);
      controls[Math.max(0, Math.min(controls.length - 1, column))]?.focus();
    },
    [rows],
  );

  const onFocus = useCallback(({ target }: FocusEvent): void => {
    const line = target.closest('tbody tr');
    const row = line ? rowsOf().indexOf(line) : -1;
    if (row < 0) return;
    setStop({
      row,
      column: Math.max(
        0,
        controlsOf(line ?? undefined).findIndex((control) => control === target),
      ),
    });
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent): void => {
      const line = (event.target as Element).closest('tbody tr');
      if (!line || event.altKey || event.ctrlKey || event.metaKey) return;
      const row = rowsOf().indexOf(line);
      const at = controlsOf(line).findIndex((control) => control.contains(event.target as Node));
      const steps: Record<string, [number, number]> = {
        ArrowDown: [row + 1, at],
        ArrowUp: [row - 1, at],
        j: [row + 1, at],
        k: [row - 1, at],
        ArrowRight: [row, at + 1],
        ArrowLeft: [row, at - 1],
        Home: [0, at],
        End: [rows - 1, at],
      };
      const step = steps[event.key];
      if (step) {
        event.preventDefault();
        go(...step);
      } else if (event.key === 'x') {
        line.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      } else if (event.key === 'e') {
        line.querySelector<HTMLElement>('[data-act=edit]')?.click();
      }
    },
    [go, rows],
  );

  return { ref, row: Math.min(stop.row, Math.max(0, rows - 1)), column: stop.column, onKeyDown, onFocus };
}
