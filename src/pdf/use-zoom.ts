import { useLayoutEffect, useState, type RefObject } from 'react';
import type { PageSize } from './use-pdf.ts';

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];
/** Between the margins that the box keeps at the sides of a page; on a phone they are narrower, for the letters need it. */
const roomOf = (box: HTMLElement): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0);
};
/** A page fitted to a wide screen would be a poster. */
const largestFit = 1.4;

export interface Zoom {
  readonly scale: number;
  readonly fitted: boolean;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  readonly grow: () => void;
  readonly shrink: () => void;
  readonly fit: () => void;
}

/** How large the pages are: fitted to the width until the person chooses. */
export const useZoom = (box: RefObject<HTMLElement | null>, sizes: readonly PageSize[]): Zoom => {
  const [chosen, setChosen] = useState<number>();
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(roomOf(element)));
    observer.observe(element);
    setRoom(roomOf(element));
    return () => observer.disconnect();
  }, [box]);
  const widest = Math.max(1, ...sizes.map(({ width }) => width));
  const fit = room <= 0 ? 1 : Math.min(largestFit, Math.max(0.25, room / widest));
  const scale = chosen ?? fit;
  const larger = steps.find((step) => step > scale + 0.01);
  const smaller = steps.findLast((step) => step < scale - 0.01);
  return {
    scale,
    fitted: chosen === undefined,
    canGrow: larger !== undefined,
    canShrink: smaller !== undefined,
    grow: () => setChosen(larger ?? scale),
    shrink: () => setChosen(smaller ?? scale),
    fit: () => setChosen(undefined),
  };
};
