import { useListContext, type ListControllerResult } from 'react-admin';
import type { RegisterRecord } from '../register.ts';
import type { FilterValues } from './list-filter.ts';

type ListState = Omit<ListControllerResult<RegisterRecord>, 'filterValues' | 'meta'> & {
  filterValues: FilterValues;
  /** Whether the total was counted to the end; beyond some thousands it is an estimate. */
  exact: boolean;
};

/** The list of react-admin with the types of ours. */
export function useList(): ListState {
  const context = useListContext<RegisterRecord>() as ListControllerResult<RegisterRecord>;
  const { totalExato } = (context.meta ?? {}) as { totalExato?: boolean };
  return {
    ...context,
    filterValues: context.filterValues as FilterValues,
    exact: totalExato !== false,
  };
}
