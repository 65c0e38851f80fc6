import { useCallback, useEffect, useState, type RefObject } from 'react';

/** The page that is being read, and going to another. */
export const useCurrentPage = (
  box: RefObject<HTMLElement | null>,
  total: number,
): readonly [page: number, goTo: (page: number) => void] => {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element || total === 0) return undefined;
    const read = (): void => setPage(pageAt(element));
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [box, total]);
  const goTo = useCallback(
    (to: number) => {
      const wanted = Math.min(Math.max(1, to), total);
      const target = box.current?.querySelector<HTMLElement>(`[data-page="${wanted}"]`);
      if (target && box.current) box.current.scrollTo({ top: target.offsetTop - 8 });
    },
    [box, total],
  );
  return [page, goTo];
};

/** The last page whose top is above the middle of what is seen. */
const pageAt = (box: HTMLElement): number => {
  const middle = box.scrollTop + box.clientHeight / 2;
  const pages = [...box.querySelectorAll<HTMLElement>('[data-page]')];
  const found = pages.findLast((page) => page.offsetTop <= middle) ?? pages[0];
  return Number(found?.dataset['page'] ?? 1);
};
