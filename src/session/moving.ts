import { goTo } from './navigation.ts';

/**
 * On the way to the first page of another person or unit. The former screens are taken down at once, so that none of them
 * begins anew where it has no business, while the first page is still being fetched.
 */
let moving = false;
const listeners = new Set<() => void>();

const change = (to: boolean): void => {
  if (moving === to) return;
  moving = to;
  for (const listener of listeners) listener();
};

export const isMoving = (): boolean => moving;

export const subscribeMoving = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Goes home; the navigation waits until no screen is left that could hold it. */
export const moveHome = (): void => {
  change(true);
  setTimeout(() => goTo('/'));
};

export const arrived = (): void => change(false);
