import { addExact } from './add-exact.ts';
import type { RelatorioMontado } from './shapes/relatorio-montado.ts';

/** Series that are told apart without colour, and slices of which one still sees the size. */
export const mostSeries = 6;

/** Lines of a chart that can still be read where bars lie down; the table has all of them. */
export const mostLines = 15;
/** Points of a sequence that can still be told apart: the months that the longest period touches. */
export const mostPoints = 37;

/** As many lines of a report as its chart draws, on the screen and on paper. */
export const mostDrawn = (forma: 'barras' | 'colunas' | 'linha' | 'pizza'): number =>
  forma === 'barras' ? mostLines : mostPoints;

type Built = Pick<RelatorioMontado, 'linha' | 'coluna' | 'forma' | 'linhas'>;

const nothingBelow = ({ linhas }: Pick<Built, 'linhas'>): boolean =>
  linhas.every(({ valores }) => valores.every((value) => value >= 0));

/** Whether slices can be read: of one dimension, few, and none of them below nothing. */
export const readsAsSlices = (built: Pick<Built, 'coluna' | 'linhas'>): boolean =>
  built.coluna === undefined && built.linhas.length <= mostSeries && nothingBelow(built);

/** Whether the values of a line are parts of one whole: what is below nothing is no part. */
export const readsAsParts = (built: Pick<Built, 'coluna' | 'linhas'>): boolean =>
  built.coluna !== undefined && nothingBelow(built);

/** As what a report that somebody built is drawn; nothing where it is only a table. */
export const builtForm = (built: Built): 'barras' | 'colunas' | 'linha' | 'pizza' | undefined => {
  const { linha, forma } = built;
  if (forma === 'tabela') return undefined;
  if (forma === 'pizza' && readsAsSlices(built)) return 'pizza';
  if (forma === 'linha') return 'linha';
  return linha === 'mes' ? 'colunas' : 'barras';
};

interface Measure {
  readonly nome: string;
  readonly valores: readonly number[];
}

/** No more than can be told apart: the largest as they are, the rest as one. */
export const gathered = (all: readonly Measure[], outros: string): readonly Measure[] => {
  if (all.length <= mostSeries) return all;
  const sum = ({ valores }: Measure): number => valores.reduce(addExact, 0);
  const largest = new Set(
    all
      .filter(({ nome }) => nome !== outros)
      .sort((a, b) => sum(b) - sum(a))
      .slice(0, mostSeries - 1),
  );
  const rest = all.filter((one) => !largest.has(one));
  const valores = (rest[0]?.valores ?? []).map((_, at) =>
    rest.reduce((total, one) => addExact(total, one.valores[at] ?? 0), 0),
  );
  return [...all.filter((one) => largest.has(one)), { nome: outros, valores }];
};
