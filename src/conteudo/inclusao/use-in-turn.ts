import { useCallback, useRef } from 'react';

/** Does one thing after the other, in the order in which they were asked: a scanner reads faster than an answer comes. */
export const useInTurn = (): ((work: () => Promise<void>) => Promise<void>) => {
  const last = useRef(Promise.resolve());
  return useCallback((work) => {
    last.current = last.current.then(work);
    return last.current;
  }, []);
};
