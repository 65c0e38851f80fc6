import { mostLines } from '#schemas/built-chart.ts';
import type { Drawing } from '#schemas/report-drawing.ts';
import { fillOf, ink } from './marks.ts';
import { sign, width, type Piece } from './piece.ts';
import { scaleOf } from './scale.ts';
import { cut, round, svgText } from './svg-text.ts';

const left = 190;
const thick = 13;

/** A line of the report after the other, each with its bars and their values. */
export const lyingBars = (drawing: Drawing): Piece => {
  const { empilha, series } = drawing;
  const rotulos = drawing.rotulos.slice(0, mostLines);
  const { lowest, highest } = scaleOf({ ...drawing, rotulos });
  const written = rotulos.flatMap((_, at) => {
    const values = series.map(({ valores }) => valores[at] ?? 0);
    if (!empilha) return values.map((value, order) => series[order]?.escreve(value) ?? '');
    return series[0]?.escreve(values.reduce((total, one) => total + one, 0)) ?? '';
  });
  // the longest bar may have the longest number after it
  const right = width - 12 - sign * Math.max(0, ...written.map(({ length }) => length));
  const x = (value: number): number => left + ((value - lowest) / (highest - lowest)) * (right - left);
  const height = (empilha ? 1 : series.length) * thick + 9;
  const bar = (order: number, from: number, to: number, y: number): string =>
    `<rect x="${round(Math.min(x(from), x(to)))}" y="${round(y)}" width="${round(Math.abs(x(to) - x(from)))}" height="${thick - 2}" ${fillOf(order)}/>`;
  const lines = rotulos.map((rotulo, at) => {
    const top = at * height + 5;
    const name = svgText(cut(rotulo, 30), { x: left - 8, y: top + (height - 9) / 2 + 4, anchor: 'end' });
    if (!empilha)
      return `${name}${series
        .map(({ valores, escreve }, order) => {
          const value = valores[at] ?? 0;
          const y = top + order * thick;
          return `${bar(order, 0, value, y)}${svgText(escreve(value), { x: x(Math.max(0, value)) + 5, y: y + 9.5 })}`;
        })
        .join('')}`;
    let reached = 0;
    const parts = series.map(({ valores }, order) => {
      const from = reached;
      reached += valores[at] ?? 0;
      return reached === from ? '' : bar(order, from, reached, top);
    });
    return `${name}${parts.join('')}${svgText(series[0]?.escreve(reached) ?? '', { x: x(reached) + 5, y: top + 9.5 })}`;
  });
  const altura = rotulos.length * height + 8;
  return {
    svg: `${lines.join('')}<path d="M${round(x(0))},0 v${altura}" stroke="${ink}" stroke-width="0.8"/>`,
    altura,
  };
};
