import type { RefObject } from 'react';
import { rem } from '#src/ui/rem.ts';

/** Room of the place where something stands, in rem; unknown where nothing is laid out. */
export const widthInRem = (place: RefObject<HTMLElement | null>): number | undefined => {
  const width = place.current?.parentElement?.clientWidth ?? 0;
  return width > 0 ? width / rem() : undefined;
};
