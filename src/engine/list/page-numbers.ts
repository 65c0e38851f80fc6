/** A page number to press, or a gap between them. */
type PageItem = number | 'gap';

/** Pages to offer: the first, the last, the current and its neighbours; at most seven places. */
export function pageNumbers(current: number, last: number): PageItem[] {
  if (last <= 6) return Array.from({ length: last }, (_, index) => index + 1);
  if (current <= 3) return [1, 2, 3, 'gap', last];
  if (current >= last - 2) return [1, 'gap', last - 2, last - 1, last];
  return [1, 'gap', current - 1, current, current + 1, 'gap', last];
}

/** Pages that exist, or that are offered: the list goes up to record 10,000. */
export const lastPage = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(Math.min(total, 10_000) / perPage));

export const pageSizes = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const;
