import type { RefusalReason } from './refusal-reason.ts';

/**
 * Something that must not be in the data for a change to be made. The query answers `quantos` (integer) and
 * `exemplos` (ids of records, names of tables, or null); none found lets the change through.
 */
export interface Guard {
  readonly reason: RefusalReason;
  readonly query: string;
  /**
   * What SQL cannot tell: the query then answers the values of each record beside its `id`, and this says which of them
   * must not be there.
   */
  readonly refuses?: (values: Readonly<Record<string, unknown>>) => boolean;
  readonly pointer: string;
  /** Values that the message names. */
  readonly data: Readonly<Record<string, string | number>>;
  /** Statements that make way when losing the data is accepted; undefined when only a person can settle it. */
  readonly makeWay: readonly string[] | undefined;
}

/** How a definition becomes tables, in the order in which the parts of several definitions must run. */
export interface Plan {
  readonly register: string;
  /** Gives tables and columns their new names, before anything is asked of the data. */
  readonly renames: readonly string[];
  readonly guards: readonly Guard[];
  /** Drops what stands in the way: indexes, constraints, the generated column. */
  readonly release: readonly string[];
  /** Tables and columns. */
  readonly structure: readonly string[];
  /** Unique constraints and indexes. */
  readonly indexes: readonly string[];
  /** Foreign keys, when every table of the batch exists. */
  readonly links: readonly string[];
}

/** Whether a plan changes nothing in the tables. */
export const isEmptyPlan = (plan: Plan): boolean =>
  [plan.renames, plan.release, plan.structure, plan.indexes, plan.links].every(
    (statements) => statements.length === 0,
  );
