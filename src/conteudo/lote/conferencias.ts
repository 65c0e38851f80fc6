import { createStore } from '#src/store/store.ts';

interface Conferencia {
  /** All that was read, in order. */
  readonly codigos: readonly string[];
  /** Why each that is refused is. */
  readonly motivos: ReadonlyMap<number, string>;
}

/** What was read and refused of each lot that was not opened yet: closing the page of the check loses nothing of it. */
export const conferencias = createStore<ReadonlyMap<number, Conferencia>>(new Map());
