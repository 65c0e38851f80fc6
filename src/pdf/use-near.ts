import { useEffect, useState, type RefObject } from 'react';

/** Whether the page is on the screen or about to be. Once near it stays painted. */
export const useNear = (box: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return near;
};
