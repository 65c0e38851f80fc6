import { createStore } from '#src/store/store.ts';

export interface Conferencia {
  /** All that was read, in order. */
  readonly codigos: readonly string[];
  /** Why each that is refused is. */
  readonly motivos: ReadonlyMap<number, string>;
  /** Begun in the field, and not read yet. */
  readonly escrito: string;
}

/** What was read and refused of each lot that was not opened yet: closing the page of the check loses nothing of it. */
export const conferencias = createStore<ReadonlyMap<string, Conferencia>>(new Map());
