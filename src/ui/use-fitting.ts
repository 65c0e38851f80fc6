import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const gap = 8;
/** Room for the button "Mais ações". */
const moreWidth = 52;

interface Fitting {
  readonly container: RefObject<HTMLDivElement | null>;
  /** An invisible copy of all items, from which the widths are read. */
  readonly measure: RefObject<HTMLDivElement | null>;
  /** Places of the items that fit. */
  readonly fitting: ReadonlySet<number>;
}

/**
 * Which of the items of a bar fit in its width, from the first on; the one that never moves is counted before all.
 * @param kept place of the item that never moves, or -1
 * @param more "Mais ações" stands there even when every item fits
 */
export const useFitting = (count: number, kept: number, more = false): Fitting => {
  const container = useRef<HTMLDivElement>(null);
  const measure = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState<ReadonlySet<number>>(
    () => new Set(Array.from({ length: count }, (_, i) => i)),
  );
  useLayoutEffect(() => {
    const [box, copy] = [container.current, measure.current];
    if (!box || !copy) return undefined;
    const read = (): void => {
      const widths = [...copy.children].map((child) => (child as HTMLElement).offsetWidth);
      const next = chooseFitting(widths, box.clientWidth, kept, more);
      setFitting((now) => (same(now, next) ? now : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    for (const child of copy.children) observer.observe(child);
    return () => observer.disconnect();
  }, [count, kept, more]);
  return { container, measure, fitting };
};

/** The choice itself: without measures (nothing painted yet) everything stays. */
export const chooseFitting = (
  widths: readonly number[],
  room: number,
  kept: number,
  more = false,
): ReadonlySet<number> => {
  const all = widths.map((_, index) => index);
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (room === 0 || total <= room - (more ? moreWidth : 0)) return new Set(all);
  let left = room - moreWidth - (kept >= 0 ? (widths[kept] ?? 0) + gap : 0);
  const chosen = new Set<number>(kept >= 0 ? [kept] : []);
  for (const index of all) {
    if (index === kept) continue;
    left -= (widths[index] ?? 0) + gap;
    if (left < 0) break;
    chosen.add(index);
  }
  return chosen;
};

const same = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((item) => b.has(item));
