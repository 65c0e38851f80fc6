/** What is drawn of a report on paper; the same that the screen draws (src/relatorio/desenho.ts). */
export interface Drawing {
  readonly forma: 'barras' | 'colunas' | 'linha' | 'pizza';
  /** The series are parts of one whole. */
  readonly empilha: boolean;
  readonly rotulos: readonly string[];
  readonly series: readonly Series[];
}

export interface Series {
  readonly nome: string;
  readonly valores: readonly number[];
  readonly escreve: (value: number) => string;
}

/** A piece of a chart: its SVG, and how much height it takes. */
export interface Piece {
  readonly svg: string;
  readonly altura: number;
}

/** The width of every chart, in points of the drawing. */
export const width = 640;
/** As much as a sign takes of it, at most. */
export const sign = 6.6;
