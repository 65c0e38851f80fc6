import { useEffect } from 'react';

/** Ctrl+S, or its like on a Mac, saves what is on the screen instead of the page. */
export const useSaveKey = (save: () => void): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
