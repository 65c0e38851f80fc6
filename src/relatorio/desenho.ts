import type { Relatorio, RelatorioMontado } from '#schemas/generated.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { text } from '#src/i18n/text.ts';
import { chartSeries } from './chart-series.ts';
import { measureText } from './report-texts.ts';

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

/** Series that are told apart without colour, and slices of which one still sees the size. */
export const mostSeries = 6;

const whole = new Intl.NumberFormat('pt-BR');
export const countText = (value: number): string => whole.format(value);

/** Whether slices can be read: of one dimension, and few. */
export const readsAsSlices = ({ coluna, linhas }: Pick<RelatorioMontado, 'coluna' | 'linhas'>): boolean =>
  coluna === undefined && linhas.length <= mostSeries;

/** A report that somebody built; the smallest of many series are drawn together. */
export const builtDrawing = (relatorio: RelatorioMontado, titulo: string): Desenho => {
  const { linha, coluna, forma, colunas, linhas } = relatorio;
  const bars = linha === 'mes' ? 'colunas' : 'barras';
  const slices = forma === 'pizza' && readsAsSlices(relatorio);
  const all = colunas.map((nome, at) => ({ nome, valores: linhas.map(({ valores }) => valores[at] ?? 0) }));
  return {
    titulo,
    forma: slices ? 'pizza' : forma === 'linha' ? 'linha' : bars,
    empilha: coluna !== undefined,
    rotulos: linhas.map(({ rotulo }) => rotulo),
    series: gathered(all).map((one) => ({ ...one, escreve: countText })),
  };
};

interface Measure {
  readonly nome: string;
  readonly valores: readonly number[];
}

/** No more than can be told apart: the largest as they are, the rest as one. */
export const gathered = (all: readonly Measure[]): readonly Measure[] => {
  if (all.length <= mostSeries) return all;
  const sum = ({ valores }: Measure): number => valores.reduce((total, one) => total + one, 0);
  const outros = text('relatorios.outros');
  const largest = new Set(
    all
      .filter(({ nome }) => nome !== outros)
      .sort((a, b) => sum(b) - sum(a))
      .slice(0, mostSeries - 1),
  );
  const rest = all.filter((one) => !largest.has(one));
  const valores = (rest[0]?.valores ?? []).map((_, at) =>
    rest.reduce((total, one) => total + (one.valores[at] ?? 0), 0),
  );
  return [...all.filter((one) => largest.has(one)), { nome: outros, valores }];
};
