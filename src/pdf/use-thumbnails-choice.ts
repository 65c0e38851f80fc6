import { useState } from 'react';

const key = 'malote.miniaturas';

/** Whether the person wants small pictures of the pages; kept on this device. */
export const useThumbnailsChoice = (): readonly [shown: boolean, toggle: () => void] => {
  const [shown, setShown] = useState(read);
  const toggle = (): void => {
    setShown(!shown);
    try {
      localStorage.setItem(key, shown ? 'nao' : 'sim');
    } catch {
      // no storage: the choice lives as long as the page
    }
  };
  return [shown, toggle];
};

const read = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'nao';
  } catch {
    // no storage: as it comes
    return true;
  }
};
