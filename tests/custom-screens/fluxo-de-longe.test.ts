import { expect, it } from 'vitest';
import { extentOf } from '#screens/fluxo-gerenciar/components/extent.ts';
import { linkAt } from '#screens/fluxo-gerenciar/link-at.ts';

it('de longe, uma ligação acha-se pelo lugar: a mais próxima, e nenhuma além da distância', () => {
  const lines = [
    {
      id: 'a',
      points: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 80 },
      ],
    },
    {
      id: 'b',
      points: [
        { x: 0, y: 20 },
        { x: 90, y: 20 },
      ],
    },
  ];
  expect(linkAt(lines, { x: 50, y: 8 }, 24)).toBe('a');
  expect(linkAt(lines, { x: 50, y: 14 }, 24)).toBe('b');
  expect(linkAt(lines, { x: 110, y: 60 }, 24)).toBe('a');
  // beyond its end a line is not
  expect(linkAt(lines, { x: -30, y: 10 }, 24)).toBeUndefined();
  expect(linkAt(lines, { x: 50, y: -25 }, 24)).toBeUndefined();
});

it('o todo de um desenho vai de uma ponta à outra; sem nada, é um ponto', () => {
  expect(extentOf([])).toEqual({ extent: { x: 0, y: 0, width: 0, height: 0 }, places: [] });
  const node = (id: string, x: number, y: number, zIndex: number) => ({
    id,
    type: 'besides' as const,
    position: { x, y },
    width: 100,
    height: 50,
    zIndex,
    data: { besides: { shapes: [], lines: [] }, left: 0, top: 0 },
  });
  const { extent, places } = extentOf([node('fundo', -40, 10, -20), node('passo', 200, -30, 1)]);
  expect(extent).toEqual({ x: -40, y: -30, width: 340, height: 90 });
  expect(places).toEqual([{ x: 200, y: -30, width: 100, height: 50 }]);
});
