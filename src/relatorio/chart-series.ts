import type { Relatorio } from '#schemas/generated.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { measureNames } from './report-texts.ts';

/** One measure as the chart draws it, with where its values are in a line. */
export interface ChartSeries {
  readonly at: number;
  readonly nome: string;
}

/** The measures that a chart draws, in their order. */
export const chartSeries = (nome: Relatorio['nome']): readonly ChartSeries[] => {
  const { medidas, desenha = medidas } = reportKind(nome);
  const names = measureNames(nome);
  return medidas.flatMap((medida, at) =>
    desenha.includes(medida) ? [{ at, nome: names[at] ?? medida }] : [],
  );
};
