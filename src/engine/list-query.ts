import type { QueryValues } from '#src/data/query-string.ts';
import { sortTerms } from './list/list-sort.ts';

/** Value of one filter on the address: one text, or several for `_in`. */
export type FilterValues = Readonly<Record<string, unknown>>;

interface SimpleRestQuery {
  sort: [string, 'ASC' | 'DESC'];
  range: [number, number];
  filter: FilterValues;
}

/** Reads the query that ra-data-simple-rest writes: `sort`, `range` and `filter` as JSON. */
function readSimpleRest(search: string): Partial<SimpleRestQuery> {
  const query = new URLSearchParams(search);
  const json = (name: string): unknown => {
    const text = query.get(name);
    return text === null ? undefined : JSON.parse(text);
  };
  return {
    sort: json('sort') as SimpleRestQuery['sort'] | undefined,
    range: json('range') as SimpleRestQuery['range'] | undefined,
    filter: json('filter') as FilterValues | undefined,
  };
}

/**
 * Turns the query of ra-data-simple-rest into ours:
 * `?sort=["cidade","ASC"]&range=[20,39]&filter={"estado":"MG"}` → `start=2&pageSize=20&sort=cidade,asc&estado=MG`.
 */
export function toRegisterQuery(search: string): QueryValues {
  const { sort, range, filter = {} } = readSimpleRest(search);
  const size = range && range[1] - range[0] + 1;
  return {
    start: range && size && Math.floor(range[0] / size) + 1,
    pageSize: size,
    sort:
      sort &&
      sortTerms({ field: sort[0], order: sort[1] }).map(
        ({ field, order }) => `${field},${order.toLowerCase()}`,
      ),
    ...filter,
  };
}
