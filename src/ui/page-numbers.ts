/** A page number to press, or a gap between them. */
type PageItem = number | 'gap';

/** Pages to offer: the first, the last, the current and its neighbours; at most seven places. */
export function pageNumbers(current: number, last: number): PageItem[] {
  if (last <= 6) return Array.from({ length: last }, (_, index) => index + 1);
  if (current <= 3) return [1, 2, 3, 'gap', last];
  if (current >= last - 2) return [1, 'gap', last - 2, last - 1, last];
  return [1, 'gap', current - 1, current, current + 1, 'gap', last];
}

/** Pages are offered up to this record. */
export const lastRecord = 10_000;

/** Pages that exist, or that are offered. */
export const lastPage = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(Math.min(total, lastRecord) / perPage));

/** Records per page that every list offers. */
export const pageSizes = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const;

/** How far the server counted before it estimated: a list with filters is counted less far. */
export const countedTo = (total = 0): 'ui.paginas.dezMil' | 'ui.paginas.cincoMil' =>
  total > 10_000 ? 'ui.paginas.dezMil' : 'ui.paginas.cincoMil';
