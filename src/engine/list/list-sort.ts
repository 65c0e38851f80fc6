/** One criterion of the order of a list. */
interface SortTerm {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** The sort of react-admin; further criteria follow the first in `field`, a `-` in front of the descending ones. */
interface RaSort {
  readonly field: string;
  readonly order: string;
}

/** Every criterion of a list, the first one first. */
export function sortTerms({ field, order }: RaSort): SortTerm[] {
  const [first = '', ...rest] = field.split(',');
  return [
    { field: first, order: order === 'DESC' ? 'DESC' : 'ASC' },
    ...rest.map((name): SortTerm => {
      const descending = name.startsWith('-');
      return { field: descending ? name.slice(1) : name, order: descending ? 'DESC' : 'ASC' };
    }),
  ];
}

/** Every criterion as the API takes it: `cidade,asc`. */
export const sortValues = (sort: RaSort): string[] =>
  sortTerms(sort).map(({ field, order }) => `${field},${order.toLowerCase()}`);

/** The same as react-admin keeps it. */
export function toRaSort([first, ...rest]: readonly SortTerm[]): { field: string; order: 'ASC' | 'DESC' } {
  const others = rest.map(({ field, order }) => (order === 'DESC' ? `-${field}` : field));
  return { field: [first?.field ?? 'id', ...others].join(','), order: first?.order ?? 'ASC' };
}

/** Orders by one column only; pressed again, the other way round. */
export function sortedBy(terms: readonly SortTerm[], field: string): SortTerm[] {
  const [only] = terms.length === 1 ? terms : [];
  return [{ field, order: only?.field === field && only.order === 'ASC' ? 'DESC' : 'ASC' }];
}

/** Adds a column to the order; added before, it turns round, and then leaves. */
export function sortedAlsoBy(terms: readonly SortTerm[], field: string): SortTerm[] {
  const known = terms.find((term) => term.field === field);
  if (!known) return [...terms, { field, order: 'ASC' }];
  if (known.order === 'DESC' && terms.length > 1) return terms.filter((term) => term !== known);
  return terms.map((term) =>
    term === known ? { field, order: known.order === 'ASC' ? ('DESC' as const) : ('ASC' as const) } : term,
  );
}
