import { mostPoints } from '#schemas/built-chart.ts';
import type { Drawing } from '#schemas/report-drawing.ts';
import { fillOf, ink, markOf, strokeOf } from './marks.ts';
import { sign, width, type Piece } from './piece.ts';
import { scaleOf } from './scale.ts';
import { cut, round, svgText } from './svg-text.ts';

const height = 230;
const right = width - 14;
const top = 12;
/** Names that fit below the axis. */
const mostNames = 10;

/** A sequence from left to right: bars that stand, or lines. */
export const inTime = (drawing: Drawing): Piece => {
  const { forma, empilha, series } = drawing;
  const rotulos = drawing.rotulos.slice(0, mostPoints);
  const { lowest, highest, ticks } = scaleOf({ ...drawing, rotulos, empilha: empilha && forma !== 'linha' });
  const write = series[0]?.escreve ?? String;
  const left = 12 + sign * Math.max(...ticks.map((value) => write(value).length));
  const y = (value: number): number => top + ((highest - value) / (highest - lowest)) * height;
  const band = (right - left) / Math.max(rotulos.length, 1);
  const middle = (at: number): number => left + band * (at + 0.5);
  const grid = ticks.map(
    (value) =>
      `<path d="M${left},${round(y(value))} H${right}" stroke="${value === 0 ? ink : '#c9c6bc'}" stroke-width="0.8"/>${svgText(write(value), { x: left - 6, y: y(value) + 4, anchor: 'end' })}`,
  );
  const every = Math.ceil(rotulos.length / mostNames);
  const names = rotulos.map((rotulo, at) =>
    at % every === 0
      ? svgText(cut(rotulo, 10), { x: middle(at), y: top + height + 18, anchor: 'middle' })
      : '',
  );
  const lines = (): readonly string[] =>
    series.map(({ valores }, order) => {
      const points = rotulos.map((_, at) => [round(middle(at)), round(y(valores[at] ?? 0))] as const);
      const path = points.map(([x, at]) => `${x},${at}`).join(' L');
      return `<path d="M${path}" ${strokeOf(order)}/>${points.map(([x, at]) => markOf(order, x, at)).join('')}`;
    });
  const bars = (at: number): string => {
    const wide = band * 0.76;
    let reached = 0;
    return series
      .map(({ valores }, order) => {
        const value = valores[at] ?? 0;
        const from = empilha ? reached : 0;
        if (empilha) reached += value;
        if (value === 0) return '';
        const each = empilha ? wide : wide / series.length;
        const x = middle(at) - wide / 2 + (empilha ? 0 : order * each);
        const [upper, lower] = [Math.max(from, from + value), Math.min(from, from + value)];
        return `<rect x="${round(x)}" y="${round(y(upper))}" width="${round(each)}" height="${round(y(lower) - y(upper))}" ${fillOf(order)}/>`;
      })
      .join('');
  };
  const drawn = forma === 'linha' ? lines() : rotulos.map((_, at) => bars(at));
  return { svg: [...grid, ...names, ...drawn].join(''), altura: top + height + 28 };
};
