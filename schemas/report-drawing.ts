import { defined } from '#schemas/defined.ts';
import { builtForm, gathered, readsAsParts } from './built-chart.ts';
import type { Relatorio } from './shapes/relatorio.ts';
import type { RelatorioMontado } from './shapes/relatorio-montado.ts';
import type { relatorios } from './messages/pt-BR/relatorios.ts';
import { builtText, measureText } from './report-numbers.ts';
import { reportKind } from './relatorios.ts';

/** One measure as it is drawn, a value for each line. */
export interface Serie {
  readonly nome: string;
  readonly valores: readonly number[];
  readonly escreve: (value: number) => string;
}

/** What is drawn of a report, on the screen and on paper. */
export interface Drawing {
  /** Bars lie down where their names are long, and stand where they are a sequence in time. */
  readonly forma: 'barras' | 'colunas' | 'linha' | 'pizza';
  /** The series are parts of one whole. */
  readonly empilha: boolean;
  readonly rotulos: readonly string[];
  readonly series: readonly Serie[];
}

/** The words of the catalogue that a report is called by: each side has its reader of them. */
type ReportWords = (
  key:
    | 'relatorios.outros'
    | `relatorios.medidas.${keyof typeof relatorios.medidas}`
    | `relatorios.dimensoes.${RelatorioMontado['linha']}`
    | `relatorios.montar.${'por' | 'porDuas' | 'porSoma' | 'porSomaDuas'}`,
  values?: Readonly<Record<string, string>>,
) => string;

/** How the measures of a report are called, in their order. */
export const measureNames = (nome: Relatorio['nome'], words: ReportWords): readonly string[] =>
  reportKind(nome).medidas.map((medida) =>
    words(`relatorios.medidas.${medida as keyof typeof relatorios.medidas}`),
  );

export const drawingOf = ({ nome, linhas }: Relatorio, words: ReportWords): Drawing => {
  const { forma, empilha = false, medidas, desenha = medidas } = reportKind(nome);
  const names = measureNames(nome, words);
  return {
    forma,
    empilha,
    rotulos: linhas.map(({ rotulo }) => rotulo),
    series: medidas.flatMap((medida, at) =>
      desenha.includes(medida)
        ? [
            {
              nome: names[at] ?? medida,
              valores: linhas.map(({ valores }) => valores[at] ?? 0),
              escreve: (value: number) => measureText(nome, at, value),
            },
          ]
        : [],
    ),
  };
};

/** A report that somebody built; the smallest of many series are drawn together. */
export const builtDrawing = (relatorio: RelatorioMontado, words: ReportWords): Drawing | undefined => {
  const forma = builtForm(relatorio);
  if (forma === undefined) return undefined;
  const { colunas, linhas } = relatorio;
  const all = colunas.map((nome, at) => ({ nome, valores: linhas.map(({ valores }) => valores[at] ?? 0) }));
  const escreve = builtText(relatorio);
  return {
    forma,
    empilha: readsAsParts(relatorio),
    rotulos: linhas.map(({ rotulo }) => rotulo),
    series: gathered(all, words('relatorios.outros')).map((one) => ({ ...one, escreve })),
  };
};

/** By what a report counts, or what it adds up, in words. */
export const builtTitle = (
  { linha, coluna, campo }: Pick<RelatorioMontado, 'linha' | 'coluna' | 'campo'>,
  words: ReportWords,
): string => {
  const name = (dimension: RelatorioMontado['linha']): string =>
    words(`relatorios.dimensoes.${dimension}`).toLowerCase();
  const by = { linha: name(linha), ...defined({ coluna: coluna === undefined ? undefined : name(coluna) }) };
  if (campo === undefined) return words(`relatorios.montar.${coluna === undefined ? 'por' : 'porDuas'}`, by);
  return words(`relatorios.montar.${coluna === undefined ? 'porSoma' : 'porSomaDuas'}`, { campo, ...by });
};
