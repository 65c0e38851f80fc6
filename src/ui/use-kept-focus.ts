import { useEffect } from 'react';

/** What had the focus and is gone hands it on (`keep-focus.ts`), which comes when something first has it: before, nothing can lose it. */
export const useKeptFocus = (): void => {
  useEffect(() => {
    const left = new AbortController();
    const wait = (): void => addEventListener('focusin', begin, { once: true, signal: left.signal });
    const begin = (first: FocusEvent): void => {
      // as it stands now: it may be gone when the rest is here
      const path = first.composedPath().filter((one) => one instanceof Element);
      void import('./keep-focus.ts').then(
        ({ keepFocus }) => left.signal.aborted || keepFocus(path, left.signal),
        // the page serves without it, and the next focus asks for it again
        wait,
      );
    };
    wait();
    return () => left.abort();
  }, []);
};
