import { useCallback, useLayoutEffect, useState } from 'react';

/**
 * Gives a function that does something as soon as what was changed together with it is on the page: before the next key is
 * read, so that nothing that is typed right after falls elsewhere.
 */
export const useOnceShown = (): ((act: () => void) => void) => {
  const [next, setNext] = useState<{ readonly act: () => void }>();
  useLayoutEffect(() => {
    next?.act();
  }, [next]);
  return useCallback((act) => setNext({ act }), []);
};
