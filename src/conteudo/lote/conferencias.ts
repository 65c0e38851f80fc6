import { createStore } from '#src/store/store.ts';

/** What was read from labels beside what a lot has. */
export interface Conferido {
  /** All that was read, in order. */
  readonly codigos: readonly string[];
  readonly achados: readonly number[];
  readonly sobram: readonly string[];
  /** What is said of the last one. */
  readonly dito?: string;
}

interface Kept {
  readonly conferido: Conferido;
  /** Why each that is refused is. */
  readonly motivos: ReadonlyMap<number, string>;
}

/** What was read and refused of each lot that was not opened yet: closing the page of the check loses nothing of it. */
export const conferencias = createStore<ReadonlyMap<number, Kept>>(new Map());
