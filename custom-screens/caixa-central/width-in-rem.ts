import type { RefObject } from 'react';

/** Room of the place where something stands, in rem; unknown where nothing is laid out. */
export const widthInRem = (place: RefObject<HTMLElement | null>): number | undefined => {
  const width = place.current?.parentElement?.clientWidth ?? 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return width > 0 ? width / rem : undefined;
};
