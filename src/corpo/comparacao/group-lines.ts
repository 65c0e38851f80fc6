import type { Linha } from './compare-texts.ts';

/** Lines in a row that changed, or that are the same and far from any that did. */
export interface Grupo {
  readonly longe: boolean;
  readonly linhas: readonly Linha[];
}

/** Lines that are the same, kept around each that changed. */
const around = 1;

/** A run of the same lines is folded only where that spares more than it takes to say so. */
const shortest = 3;

/** The lines in the order of the text, those that are the same and far from a change apart from the others. */
export const groupLines = (linhas: readonly Linha[]): readonly Grupo[] => {
  const near = (at: number): boolean =>
    linhas.slice(Math.max(0, at - around), at + around + 1).some(({ situacao }) => situacao !== 'igual');
  const groups: { longe: boolean; linhas: Linha[] }[] = [];
  linhas.forEach((linha, index) => {
    const longe = !near(index);
    const last = groups.at(-1);
    if (last?.longe === longe) last.linhas.push(linha);
    else groups.push({ longe, linhas: [linha] });
  });
  return groups.map(({ longe, linhas: own }) => ({ longe: longe && own.length >= shortest, linhas: own }));
};
