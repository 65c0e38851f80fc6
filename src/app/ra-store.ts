import type { Store } from 'react-admin';
import { getLocalState, setLocalState } from '#src/session/local-state.ts';

const prefix = 'ra.';
type Listener = (value: unknown) => void;

/** What react-admin remembers (columns, filters of a list), kept encrypted with the rest of the person's state. */
export const createRaStore = (): Store => {
  const listeners = new Map<string, Set<Listener>>();
  const known = new Set<string>();
  const publish = (key: string, value: unknown): void => {
    for (const listener of listeners.get(key) ?? []) listener(value);
  };
  const setItem = (key: string, value: unknown): void => {
    known.add(key);
    void setLocalState(prefix + key, value);
    publish(key, value);
  };
  return {
    setup: () => undefined,
    teardown: () => listeners.clear(),
    getItem: <T>(key: string, fallback?: T): T => getLocalState<T>(prefix + key) ?? (fallback as T),
    setItem,
    removeItem: (key) => setItem(key, undefined),
    removeItems: (start) => {
      for (const key of [...known].filter((name) => name.startsWith(start))) setItem(key, undefined);
    },
    reset: () => {
      for (const key of known) setItem(key, undefined);
    },
    subscribe: (key, listener) => {
      const those = listeners.get(key) ?? new Set<Listener>();
      listeners.set(key, those.add(listener as Listener));
      return () => those.delete(listener as Listener);
    },
  };
};
