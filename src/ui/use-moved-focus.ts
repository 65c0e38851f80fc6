import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/**
 * A row of a list, moved by a button of it, keeps the keyboard: the browser lets go of what is put in another place, and of what
 * no longer serves at an end of the list, whose neighbour then takes the focus.
 * @param order what says that the rows changed places
 * @returns what remembers the button that was pressed
 */
export const useMovedFocus = (order: string): ((event: MouseEvent<HTMLButtonElement>) => void) => {
  const pressed = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    const { activeElement } = document;
    // who went on to something else meanwhile stays there
    if (!button || (activeElement !== document.body && activeElement !== button)) return;
    const next = button.disabled
      ? button.parentElement?.querySelector<HTMLButtonElement>('button:not(:disabled)')
      : button;
    next?.focus();
  }, [order]);
  return ({ currentTarget }) => {
    pressed.current = currentTarget;
  };
};
