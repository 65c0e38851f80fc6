import { useEffect, useRef, type RefObject } from 'react';

/** A box that scrolls: of something else, it is read from its beginning. */
export const useTopOf = <Box extends HTMLElement>(what: string | undefined): RefObject<Box | null> => {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [what]);
  return box;
};
