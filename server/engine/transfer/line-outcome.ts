import type { ImportProblem } from './import-problem.ts';

/** A record that a load made or changed, with its versions. */
export interface TouchedRecord {
  readonly linha: number;
  readonly id: number;
  /** Absent for a record that the load made. */
  readonly antes?: number;
  readonly versao: number;
}

/** What became of a line. */
export type LineOutcome =
  | { readonly kind: 'incluido' | 'alterado'; readonly touched: TouchedRecord }
  | { readonly kind: 'igual' }
  /** It names a record of this register that another line of the file may bring. */
  | { readonly kind: 'espera'; readonly problems: readonly ImportProblem[] }
  | { readonly kind: 'erro'; readonly problems: readonly ImportProblem[] };
