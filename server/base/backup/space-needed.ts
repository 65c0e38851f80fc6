/** Bytes that are left free in any case. */
const leastSpare = 16 * 1_048_576;

interface Sizes {
  /** Of the tables, whose indexes are not copied. */
  readonly tables: number;
  /** What the database took in the last copy there, if there is one. */
  readonly last: number | undefined;
  /** Of each file that is new. */
  readonly files: readonly number[];
}

/**
 * Bytes that a copy takes at the most: of the database half as much again as the last one, and never more than its tables.
 * Compression is not counted on.
 */
export const spaceNeeded = ({ tables, last = Infinity, files }: Sizes): number =>
  files.reduce((sum, size) => sum + size, leastSpare + Math.min(tables, last * 1.5));
