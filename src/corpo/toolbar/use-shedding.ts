import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Room for the button "Mais". */
const moreWidth = 36;

interface Shedding {
  readonly box: RefObject<HTMLDivElement | null>;
  /** An invisible copy of all the tools, from which the widths are read. */
  readonly copy: RefObject<HTMLDivElement | null>;
  /** How many tools fit, from the first on. */
  readonly shown: number;
}

/** How many of the tools fit on one line; the others go to the menu at the end. */
export const useShedding = (count: number): Shedding => {
  const box = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const [room, all] = [box.current, copy.current];
    if (!room || !all) return undefined;
    const read = (): void => {
      const ends = [...all.children].map(
        (child) => (child as HTMLElement).offsetLeft + (child as HTMLElement).offsetWidth,
      );
      setShown(howManyFit(ends, room.clientWidth));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(room);
    observer.observe(all);
    return () => observer.disconnect();
  }, [count]);
  return { box, copy, shown: Math.min(shown, count) };
};

/** @param ends where each tool ends, from the left */
export const howManyFit = (ends: readonly number[], room: number): number => {
  if (room === 0) return ends.length;
  return ends.filter((end) => end <= room - moreWidth).length;
};
