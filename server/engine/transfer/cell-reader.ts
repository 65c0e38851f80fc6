import type { Field } from '#server/engine/model/field.ts';
import type { RecordValues } from '#server/engine/records/record.ts';
import type { ReadCell } from '#server/engine/sheet/index.ts';
import type { LinkResolver } from './resolve-link.ts';

/** What reading a cell needs besides it. */
export interface CellContext {
  readonly timeZone: string;
  /** Days to add to those of the file. */
  readonly shift: number;
  readonly resolve: LinkResolver;
  /** The record so far: what narrows a relation. */
  readonly record: Readonly<RecordValues>;
  /** The row so far, inside a cell of rows; else the record. */
  readonly row: Readonly<RecordValues>;
}

/** How a cell is read; rows read theirs in the same way. */
export type CellReader = (field: Field, cell: ReadCell, context: CellContext) => Promise<unknown>;
