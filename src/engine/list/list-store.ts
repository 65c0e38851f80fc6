import { memoryStore, type Store } from 'react-admin';
import type { List } from '#schemas/generated-definition.ts';
import { offeredParams } from './offered-params.ts';

/**
 * What react-admin remembers, as one visit to a list sees it: of the filters and the order, those that are still offered; of
 * the selection, nothing from an earlier visit, which is out of sight and may have changed since.
 */
export const listStore = (kept: Store, storeKey: string, list: List | undefined): Store => {
  const visit = memoryStore();
  visit.setup();
  const placeOf = (key: string): Store => (key === `${storeKey}.selectedIds` ? visit : kept);
  return {
    ...kept,
    getItem: <T>(key: string, fallback?: T): T | undefined => {
      const found = placeOf(key).getItem<T>(key, fallback);
      return key === storeKey && found ? (offeredParams(list, found as object) as T) : found;
    },
    setItem: (key, value) => placeOf(key).setItem(key, value),
    removeItem: (key) => placeOf(key).removeItem(key),
    subscribe: (key, listener) => placeOf(key).subscribe(key, listener),
  };
};
