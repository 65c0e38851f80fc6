import { describe, expect, it } from 'vitest';
import { mostLines, mostPoints } from '#schemas/built-chart.ts';
import type { Drawing } from '#schemas/report-drawing.ts';
import { chartSvg } from '#server/conteudo/relatorio/grafico/index.ts';
import { scaleOf } from '#server/conteudo/relatorio/grafico/scale.ts';

const drawing = (valores: readonly number[], forma: Drawing['forma'] = 'colunas'): Drawing => ({
  forma,
  empilha: false,
  rotulos: valores.map((_, at) => `L${at}`),
  series: [{ nome: 'Quantidade', valores, escreve: String }],
});
const placesOf = (svg: string, words: string): readonly number[] =>
  [...svg.matchAll(/<text x="([\d.-]+)"[^>]*>([^<]*)</g)].flatMap(([, x, said]) =>
    said === words ? [Number(x)] : [],
  );

describe('o gráfico no papel', () => {
  it('tem uma escala de passos inteiros onde se contam coisas, e com decimais onde se somam', () => {
    expect(scaleOf(drawing([1, 2])).ticks).toEqual([0, 1, 2]);
    expect(scaleOf(drawing([0])).ticks).toEqual([0, 1]);
    expect(scaleOf(drawing([37])).ticks).toEqual([0, 10, 20, 30, 40]);
    expect(scaleOf(drawing([0.5, 1])).ticks.length).toBeGreaterThan(3);
  });

  it('desenha até tantas linhas quantas se leem, e todos os meses do período mais longo', () => {
    const many = Array.from({ length: 60 }, () => 1);
    const bars = chartSvg(drawing(many, 'barras')).svg;
    expect([placesOf(bars, `L${mostLines - 1}`).length, placesOf(bars, `L${mostLines}`).length]).toEqual([
      1, 0,
    ]);
    const points = [...chartSvg(drawing(many, 'linha')).svg.matchAll(/<circle/g)];
    expect(points.length - 1).toBe(mostPoints);
  });

  it('deixa lugar para o maior número escrito, à direita das barras e à esquerda do eixo', () => {
    const [lying] = placesOf(chartSvg(drawing([1_234_567_890_123], 'barras')).svg, '1234567890123');
    expect((lying ?? 640) + 13 * 6).toBeLessThan(640);
    const { svg } = chartSvg(drawing([1_000_000_000_000]));
    const [axis] = placesOf(svg, '1000000000000');
    expect((axis ?? 0) - 13 * 6).toBeGreaterThan(0);
  });
});
