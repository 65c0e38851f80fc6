import { figures, type Round, type Speed } from './figures.ts';
import { decimal, percent, table } from './table.ts';

/** A page with permission and row access, and without. */
export interface AccessCost {
  readonly name: string;
  readonly label: string;
  readonly ruled: Speed;
  readonly free: Speed;
  /** Share of the requests per second that access takes. */
  readonly cost: number;
}

/** In each round the `product` is Malote as it is, and the `bare` one the same without access. */
export const costOf = (name: string, label: string, rounds: readonly Round[]): AccessCost => {
  const { product, bare, ratio } = figures(rounds);
  return { name, label, ruled: product, free: bare, cost: 1 - ratio };
};

export const accessTable = (costs: readonly AccessCost[]): string =>
  [
    'Permissões e acesso às linhas: o mesmo acervo com eles e sem eles',
    table(
      ['Página', 'p50', 'p95', 'ped/s', 'sem: p50', 'sem: p95', 'sem: ped/s', 'custo'],
      costs.map(({ label, ruled, free, cost }) => [label, ...cells(ruled), ...cells(free), percent(cost)]),
    ),
  ].join('\n\n');

/** The dearest page. */
export const highestCost = (costs: readonly AccessCost[]): number =>
  Math.max(...costs.map(({ cost }) => cost));

const cells = ({ p50, p95, perSecond }: Speed): string[] => [
  decimal(p50, 1),
  decimal(p95, 1),
  decimal(perSecond, 0),
];
