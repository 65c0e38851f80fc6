import { builtForm, gathered, readsAsParts } from '#schemas/built-chart.ts';
import type { Relatorio, RelatorioMontado } from '#schemas/generated.ts';
import { builtText, measureText } from '#schemas/report-numbers.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { text } from '#src/i18n/text.ts';
import { chartSeries } from './chart-series.ts';

/** One measure as it is drawn, a value for each line. */
export interface Serie {
  readonly nome: string;
  readonly valores: readonly number[];
  readonly escreve: (value: number) => string;
}

/** What a chart draws, whatever report it is of. */
export interface Desenho {
  readonly titulo: string;
  /** Bars lie down where their names are long, and stand where they are a sequence in time. */
  readonly forma: 'barras' | 'colunas' | 'linha' | 'pizza';
  /** The series are parts of one whole. */
  readonly empilha: boolean;
  readonly rotulos: readonly string[];
  readonly series: readonly Serie[];
}

export const drawingOf = (relatorio: Relatorio): Desenho => {
  const { nome, linhas } = relatorio;
  const { forma, empilha = false } = reportKind(nome);
  return {
    titulo: text(`relatorios.nomes.${nome}`),
    forma,
    empilha,
    rotulos: linhas.map(({ rotulo }) => rotulo),
    series: chartSeries(nome).map(({ at, nome: label }) => ({
      nome: label,
      valores: linhas.map(({ valores }) => valores[at] ?? 0),
      escreve: (value) => measureText(nome, at, value),
    })),
  };
};

/** A report that somebody built; the smallest of many series are drawn together. */
export const builtDrawing = (relatorio: RelatorioMontado, titulo: string): Desenho | undefined => {
  const forma = builtForm(relatorio);
  if (forma === undefined) return undefined;
  const { colunas, linhas } = relatorio;
  const all = colunas.map((nome, at) => ({ nome, valores: linhas.map(({ valores }) => valores[at] ?? 0) }));
  const escreve = builtText(relatorio);
  return {
    titulo,
    forma,
    empilha: readsAsParts(relatorio),
    rotulos: linhas.map(({ rotulo }) => rotulo),
    series: gathered(all, text('relatorios.outros')).map((one) => ({ ...one, escreve })),
  };
};
