import type { Drawing } from '#schemas/report-drawing.ts';

/** From the lowest value that is drawn to the highest, with nothing always among them. */
interface Scale {
  readonly lowest: number;
  readonly highest: number;
  readonly ticks: readonly number[];
}

/** Round steps, at most five of them; whole ones where what is drawn is whole. */
export const scaleOf = ({ rotulos, series, empilha }: Drawing): Scale => {
  const reached = rotulos.flatMap((_, at) => {
    const values = series.map(({ valores }) => valores[at] ?? 0);
    return empilha ? [values.reduce((total, one) => total + one, 0)] : values;
  });
  const [low, high] = [Math.min(0, ...reached), Math.max(0, ...reached)];
  const rough = Math.max(high - low, 1) / 5;
  const size = 10 ** Math.floor(Math.log10(rough));
  const round = ([1, 2, 5, 10].find((times) => times * size >= rough) ?? 10) * size;
  const step = reached.every(Number.isInteger) ? Math.max(1, round) : round;
  const [first, last] = [Math.floor(low / step), Math.ceil(Math.max(high, step) / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { lowest: first * step, highest: last * step, ticks };
};
