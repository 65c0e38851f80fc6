import type { Column } from './columns.ts';

/** A column of the file and what it fills. */
export interface MappedColumn {
  /** Place in the line. */
  readonly index: number;
  /** Title in the file. */
  readonly titulo: string;
  /** Absent for a column that stays out. */
  readonly column: Column | undefined;
}

export interface Mapping {
  readonly columns: readonly MappedColumn[];
  readonly key: readonly string[];
}
