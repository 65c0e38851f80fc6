import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How far a bar must give room for what it has to fit in one row of it: 0 while all of it fits, then step by step. The width
 * that each step would need is kept, so that the bar is whole again as soon as there is room.
 * @param steps how many times it can give room
 */
export const useCrowded = (steps = 1): readonly [bar: RefObject<HTMLDivElement | null>, crowded: number] => {
  const bar = useRef<HTMLDivElement>(null);
  const needed = useRef<number[]>([]);
  const [crowded, setCrowded] = useState(0);
  const read = (): void => {
    const box = bar.current;
    if (!box) return;
    needed.current[crowded] = box.scrollWidth;
    let step = 0;
    while (step < steps && (needed.current[step] ?? 0) > box.clientWidth) step += 1;
    setCrowded(step);
  };
  const latest = useRef(read);
  // what is in the bar may have changed
  useLayoutEffect(() => {
    latest.current = read;
    read();
  });
  useLayoutEffect(() => {
    if (!bar.current) return undefined;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  return [bar, crowded];
};
