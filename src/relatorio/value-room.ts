import type { Serie } from '#schemas/report-drawing.ts';

/** Room, in points, for the longest number that is written beside a chart. */
export const valueRoom = (series: readonly Serie[]): number => {
  const written = series.flatMap(({ valores, escreve }) => valores.map((value) => escreve(value).length));
  return 18 + 7 * Math.max(1, ...written);
};
