import { useEffect } from 'react';

const opening = new EventTarget();

/** A menu of the frame was opened: the menu of the screens, of the person, of the news. */
export const tellMenuOpened = (): void => void opening.dispatchEvent(new Event('menu'));

/** Gives way to a menu that opens. */
export const useMenuOpened = (giveWay: () => void): void => {
  useEffect(() => {
    opening.addEventListener('menu', giveWay);
    return () => opening.removeEventListener('menu', giveWay);
  }, [giveWay]);
};
