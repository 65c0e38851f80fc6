import { ordensPesquisa, type OrdemPesquisa } from '#schemas/campos-pesquisa.ts';
import { pageSizes } from '#src/ui/page-numbers.ts';

/** Where one is in the results: the page, its size and its order. */
export interface Place {
  readonly start: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
}

export const sortOf = (column: OrdemPesquisa, descending: boolean): string =>
  `${column},${descending ? 'desc' : 'asc'}`;

export const readPlace = (params: URLSearchParams, standard: number): Place => {
  const start = Number(params.get('start'));
  const size = Number(params.get('pageSize'));
  const sort = params.get('sort') ?? undefined;
  const known = ordensPesquisa.some((name) => sort === sortOf(name, true) || sort === sortOf(name, false));
  return {
    start: Number.isInteger(start) && start > 0 ? start : 1,
    pageSize: pageSizes.find((each) => each === size) ?? standard,
    sort: known ? sort : undefined,
  };
};

export const writePlace = (
  params: URLSearchParams,
  { start, pageSize, sort }: Place,
  standard: number,
): URLSearchParams => {
  if (start > 1) params.set('start', String(start));
  if (pageSize !== standard) params.set('pageSize', String(pageSize));
  if (sort !== undefined) params.set('sort', sort);
  return params;
};
