import { mostRowsOf, mostSearchGrowth } from '../page-work.ts';
import type { Work } from '../served/work.ts';
import { decimal, table } from './table.ts';

export interface WorkCost {
  readonly name: string;
  readonly label: string;
  /** The dearest page of each archive. */
  readonly small: Work;
  readonly large: Work;
}

export const growthOf = ({ small, large }: WorkCost): number => large.blocks / small.blocks;

/** What costs more than is stated, in words; none is as it should be. */
export const overWork = (costs: readonly WorkCost[]): readonly string[] =>
  costs.flatMap((cost) => {
    const { name, label, small, large } = cost;
    const most = mostRowsOf[name];
    if (most === undefined) return [`${label}: diga em page-work.ts quantas linhas uma página pode ler`];
    const rows = Math.max(small.rows, large.rows);
    return [
      ...(rows > most
        ? [`${label}: uma página leu ${decimal(rows, 0)} linhas; pode ler ${decimal(most, 0)}`]
        : []),
      ...(name === 'pesquisa' && growthOf(cost) > mostSearchGrowth
        ? [
            `${label}: no acervo maior lê ${decimal(growthOf(cost), 2)} vezes os blocos; pode ler ${decimal(mostSearchGrowth, 1)}`,
          ]
        : []),
    ];
  });

export const workTable = (costs: readonly WorkCost[]): string =>
  [
    'Trabalho do banco por página: linhas lidas e blocos de 8 kB olhados, na página mais cara',
    table(
      ['Página', 'linhas', 'no maior', 'pode', 'blocos', 'no maior', 'cresce'],
      costs.map((cost) => [
        cost.label,
        decimal(cost.small.rows, 0),
        decimal(cost.large.rows, 0),
        decimal(mostRowsOf[cost.name] ?? NaN, 0),
        decimal(cost.small.blocks, 0),
        decimal(cost.large.blocks, 0),
        `${decimal(growthOf(cost), 2)}×`,
      ]),
    ),
  ].join('\n\n');
