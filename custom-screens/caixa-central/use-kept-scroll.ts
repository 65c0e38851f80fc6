import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { recallList, rememberList } from '#src/conteudo/list-memory.ts';

/** Keeps how far a list is scrolled: it comes back as it was left, and another list begins at its top. */
export const useKeptScroll = (address: string, ready: boolean): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !ready || shown.current === address) return;
    element.scrollTop = shown.current === undefined ? (recallList(address).rolagem ?? 0) : 0;
    shown.current = address;
  }, [address, ready]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const keep = (): void => {
      if (shown.current === address) rememberList(address, { rolagem: element.scrollTop });
    };
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [address]);
  return box;
};
