/** A column by which the list may be ordered. */
export interface SortTerm {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** How a filter compares: `campo`, `campo_gte`, `campo_lte`, `campo_like`, `campo_in`. */
export type FilterOperator = 'eq' | 'gte' | 'lte' | 'like' | 'in';

export interface Filter {
  readonly field: string;
  readonly operator: FilterOperator;
  readonly values: readonly string[];
}

/** A page of a list, as asked and already checked against what the register offers. */
export interface ListRequest {
  /** From 1. */
  readonly start: number;
  readonly pageSize: number;
  readonly sort: readonly SortTerm[];
  readonly filters: readonly Filter[];
  /** Text of the quick search. */
  readonly q: string | undefined;
}
