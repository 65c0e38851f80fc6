import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether what a bar has does not fit in one row of it. While it is crowded the width that it would need is kept, so that it is
 * whole again as soon as there is room.
 */
export const useCrowded = (): readonly [bar: RefObject<HTMLDivElement | null>, crowded: boolean] => {
  const bar = useRef<HTMLDivElement>(null);
  const needed = useRef(0);
  const [crowded, setCrowded] = useState(false);
  const read = (): void => {
    const box = bar.current;
    if (!box) return;
    if (!crowded) needed.current = box.scrollWidth;
    setCrowded(box.clientWidth < needed.current);
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
