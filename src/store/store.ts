import { useSyncExternalStore } from 'react';

/** What changes outside of the tree and parts of the screen are painted from. */
export interface Source<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

type Listener<T> = (now: T, before: T) => void;

/** One that is kept here. */
export interface Store<T> extends Source<T> {
  readonly set: (next: T) => void;
  readonly subscribe: (listener: Listener<T>) => () => void;
}

const resets: (() => void)[] = [];

/** One of a module, made when it is read: made again and again, stores would gather. */
export const createStore = <T>(initial: T): Store<T> => {
  const listeners = new Set<Listener<T>>();
  let value = initial;
  const set = (next: T): void => {
    const before = value;
    if (Object.is(next, before)) return;
    value = next;
    for (const listener of listeners) listener(next, before);
  };
  resets.push(() => set(initial));
  return {
    get: () => value,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Every store as when the page was opened: what a test did ends with it. */
export const resetStores = (): void => {
  for (const reset of resets) reset();
};

/**
 * Paints again when it changes, or what is chosen of it.
 * @param choose gives the same thing while nothing changed: no object made anew
 */
export function useStore<T>(source: Source<T>): T;
export function useStore<T, Chosen>(source: Source<T>, choose: (value: T) => Chosen): Chosen;
export function useStore<T>({ get, subscribe }: Source<T>, choose?: (value: T) => unknown): unknown {
  return useSyncExternalStore(subscribe, () => (choose ? choose(get()) : get()));
}
