import { createStore, useStore } from '#src/store/store.ts';
import { during, type UnderWay } from './under-way.ts';

/** The calls that are on their way, for the loading indicator. */
const calls = createStore<UnderWay>([]);

export const getPending = (): number => calls.get().length;

export const usePending = (): number => useStore(calls, getPending);

/** Counts a piece of work while it lasts. */
export const whilePending = <T>(work: () => Promise<T>): Promise<T> => during(calls, work);
