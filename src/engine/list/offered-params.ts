import { defined } from '#schemas/defined.ts';
import type { List } from '#schemas/generated-definition.ts';
import { firstSort, sortableFields } from './columns.ts';
import { sortTerms, toRaSort } from './list-sort.ts';

/** What react-admin keeps of a list, in its store and in the address. */
interface ListParams {
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly order?: unknown;
}

/**
 * The filters and the order that the definition still offers: what was remembered, saved or linked before it changed would
 * make the server refuse the whole list.
 */
export function offeredParams<P extends ListParams>(list: List | undefined, params: P): P {
  const { filter, sort, order } = params;
  const kept =
    typeof filter === 'object' && filter !== null
      ? Object.fromEntries(Object.entries(filter).filter(([key]) => isOffered(list, key)))
      : filter;
  if (typeof sort !== 'string')
    return { ...params, ...defined({ filter: filter !== undefined ? kept : undefined }) };
  const sortable = sortableFields(list);
  const terms = sortTerms({ field: sort, order: String(order) }).filter(
    ({ field }) => field === 'id' || sortable.has(field),
  );
  const { field, order: direction } = terms.length > 0 ? toRaSort(terms) : firstSort(list);
  return {
    ...params,
    ...defined({ filter: filter !== undefined ? kept : undefined }),
    sort: field,
    order: direction,
  };
}

function isOffered(list: List | undefined, key: string): boolean {
  if (key === 'q') return (list?.search ?? []).length > 0;
  const name = key.replace(/_(gte|lte|like|in)$/, '');
  return name === 'id' || (list?.filters ?? []).includes(name);
}

/** The same for the query of an address; what is no parameter of a list stays. */
export function offeredSearch(list: List | undefined, search: string): string {
  const query = new URLSearchParams(search);
  const { sort, order, filter } = offeredParams(list, {
    sort: query.get('sort') ?? undefined,
    order: query.get('order') ?? undefined,
    filter: readJson(query.get('filter')),
  });
  for (const [name, value] of Object.entries({ sort, order, filter }))
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  return query.toString();
}

function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // react-admin takes no notice of it either
    return undefined;
  }
}
