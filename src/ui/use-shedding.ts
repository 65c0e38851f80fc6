import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A line that sheds: its parts go away whole, with what separates them, instead of being cut. A part says by `data-sheds` when
 * it goes, 1 first; the line's own style hides what has `data-shed`, without taking its width away.
 * @param parts what the parts say: other parts are watched anew
 */
export const useShedding = (parts: string): RefObject<HTMLSpanElement | null> => {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = line.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => shed(box));
    for (const each of [box, ...partsOf(box)]) observer.observe(each);
    return () => observer.disconnect();
  }, [parts]);
  return line;
};

const partsOf = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > [data-sheds]'),
];

const shed = (box: HTMLElement): void => {
  const parts = partsOf(box);
  const gone = chooseShed(
    parts.map(({ dataset, offsetWidth }) => ({ rank: Number(dataset['sheds']), width: offsetWidth })),
    box.clientWidth,
    parseFloat(getComputedStyle(box).columnGap) || 0,
  );
  parts.forEach((part, index) => part.toggleAttribute('data-shed', gone.has(index)));
};

interface Part {
  readonly rank: number;
  readonly width: number;
}

/** Places of the parts that go: from the first rank on, until what stays fits. */
export const chooseShed = (parts: readonly Part[], room: number, gap: number): ReadonlySet<number> => {
  const gone = new Set<number>();
  const needed = (): number =>
    parts.reduce((sum, { width }, index) => (gone.has(index) ? sum : sum + width + gap), -gap);
  const order = parts.map((_, index) => index).sort((a, b) => (parts[a]?.rank ?? 0) - (parts[b]?.rank ?? 0));
  for (const index of order) {
    if (needed() <= room) break;
    gone.add(index);
  }
  return gone;
};
