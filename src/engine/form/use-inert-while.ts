import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Nothing can be changed in a part of the page meanwhile; whoever was in one of its fields is back there afterwards. */
export function useInertWhile(busy: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = box.current;
    if (!busy || !part) return undefined;
    const focused = document.activeElement;
    part.inert = true;
    return () => {
      part.inert = false;
      if (
        focused instanceof HTMLElement &&
        part.contains(focused) &&
        document.activeElement === document.body
      )
        focused.focus({ preventScroll: true });
    };
  }, [busy]);
  return box;
}
