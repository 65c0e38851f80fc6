import { createStore, useStore } from '#src/store/store.ts';
import { goTo } from './navigation.ts';

/**
 * On the way to the first page of another person or unit. The former screens are taken down at once, so that none of them
 * begins anew where it has no business, while the first page is still being fetched.
 */
const moving = createStore(false);

export const useMoving = (): boolean => useStore(moving);

/** Goes home; the navigation waits until no screen is left that could hold it. */
export const moveHome = (): void => {
  moving.set(true);
  setTimeout(() => goTo('/'));
};

export const arrived = (): void => moving.set(false);
