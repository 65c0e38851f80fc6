import type { Drawing } from '#schemas/report-drawing.ts';
import { inTime } from './in-time.ts';
import { lyingBars } from './lying-bars.ts';
import { fillOf, markOf, patterns, strokeOf } from './marks.ts';
import { sign, width } from './piece.ts';
import { slices } from './slices.ts';
import { cut, round, svgText } from './svg-text.ts';

const row = 20;

/** A report as an SVG for paper, with its legend; colour tells nothing in it. */
export const chartSvg = (drawing: Drawing): { svg: string; largura: number; altura: number } => {
  const { forma, series, rotulos } = drawing;
  const legend = legendOf(
    forma === 'pizza' ? rotulos : series.length > 1 ? series.map(({ nome }) => nome) : [],
    forma,
  );
  const { svg, altura } =
    forma === 'barras' ? lyingBars(drawing) : forma === 'pizza' ? slices(drawing) : inTime(drawing);
  const whole = round(legend.altura + altura);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}" font-family="Atkinson Hyperlegible Next" font-size="12" fill="#16191a">${patterns}${legend.svg}<g transform="translate(0,${legend.altura})">${svg}</g></svg>`,
    largura: width,
    altura: whole,
  };
};

const legendOf = (names: readonly string[], forma: Drawing['forma']): { svg: string; altura: number } => {
  if (names.length === 0) return { svg: '', altura: 0 };
  let [x, y] = [0, 4];
  const items = names.map((name, at) => {
    const words = cut(name, 40);
    const wide = 44 + words.length * sign;
    if (x + wide > width && x > 0) [x, y] = [0, y + row];
    const swatch =
      forma === 'linha'
        ? `<path d="M${x},${y + 7} h24" ${strokeOf(at)}/>${markOf(at, x + 12, y + 7)}`
        : `<rect x="${x}" y="${y}" width="18" height="12" ${fillOf(at)}/>`;
    const item = `${swatch}${svgText(words, { x: x + 30, y: y + 11 })}`;
    x += wide;
    return item;
  });
  return { svg: `<g stroke-linecap="butt">${items.join('')}</g>`, altura: y + row + 6 };
};
