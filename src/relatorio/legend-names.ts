import type { Desenho } from './desenho.ts';

/** What a legend names: the slices, or the series where there are several. */
export const legendNames = ({ forma, rotulos, series }: Desenho): readonly string[] => {
  if (forma === 'pizza') return rotulos;
  return series.length > 1 ? series.map(({ nome }) => nome) : [];
};
