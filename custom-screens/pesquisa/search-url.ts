import { pageSizes } from '#src/ui/page-numbers.ts';

/** What to search, as the address holds it: `?tipo=&q=&start=&pageSize=`. */
export interface SearchState {
  /** Search scope: 0 all, 1 documents, 2 processes, 3 protocols, 4 external protocols. */
  readonly tipo: (typeof tipos)[number];
  readonly q: string;
  readonly start: number;
  readonly pageSize: number;
}

export const tipos = ['0', '2', '1', '3', '4'] as const;

const positive = (written: string | null): number | undefined => {
  const value = Number(written);
  return written !== null && Number.isInteger(value) && value > 0 ? value : undefined;
};

export const readSearch = (params: URLSearchParams, pageSize: number): SearchState => {
  const size = positive(params.get('pageSize'));
  return {
    tipo: tipos.find((tipo) => tipo === params.get('tipo')) ?? '0',
    q: params.get('q') ?? '',
    start: positive(params.get('start')) ?? 1,
    pageSize: pageSizes.find((each) => each === size) ?? pageSize,
  };
};

export const writeSearch = ({ tipo, q, start, pageSize }: SearchState, standard: number): URLSearchParams => {
  const params = new URLSearchParams({ tipo });
  if (q.trim() !== '') params.set('q', q.trim());
  if (start > 1) params.set('start', String(start));
  if (pageSize !== standard) params.set('pageSize', String(pageSize));
  return params;
};
