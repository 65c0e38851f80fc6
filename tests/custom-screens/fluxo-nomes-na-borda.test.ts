import { expect, it } from 'vitest';
import { pinnedNames, pinnedWidth } from '#screens/fluxo-gerenciar/pinned-names.ts';

const bands = [
  {
    id: 'p',
    label: 'Prefeitura',
    depth: 0,
    standing: true,
    bounds: { x: 0, y: 0, width: 1000, height: 400 },
  },
  { id: 'a', label: 'Compras', depth: 1, standing: true, bounds: { x: 30, y: 0, width: 970, height: 200 } },
  { id: 'b', label: '', depth: 1, standing: true, bounds: { x: 30, y: 200, width: 970, height: 200 } },
];
const view = { x: 0, y: 0, zoom: 1, width: 600, height: 500 };

it('o nome de uma raia que se vê fica na borda quando o desenho anda, um ao lado do outro, ao longo do que se vê dela', () => {
  expect(pinnedNames(bands, view)).toEqual([]);
  expect(pinnedNames(bands, { ...view, x: -300, y: -100 })).toEqual([
    { id: 'p', label: 'Prefeitura', standing: true, x: 0, y: 0, width: pinnedWidth, height: 300 },
    { id: 'a', label: 'Compras', standing: true, x: pinnedWidth, y: 0, width: pinnedWidth, height: 100 },
  ]);
  // of what is out of the view there is no name
  expect(pinnedNames(bands, { ...view, x: -300, y: -190 }).map(({ id }) => id)).toEqual(['p']);
  expect(pinnedNames(bands, { ...view, x: -990 })).toEqual([]);
});

it('de perto, o nome cujo meio não se vê escreve-se no que se vê da raia', () => {
  expect(pinnedNames(bands, { ...view, y: -150 }).map(({ id, x, y, height }) => [id, x, y, height])).toEqual([
    ['a', 30, 0, 50],
  ]);
});

it('a raia em pé tem o seu nome na borda de cima', () => {
  const [lying] = bands.map((one) => ({ ...one, depth: 0, standing: false }));
  expect(pinnedNames(lying ? [lying] : [], { ...view, y: -60 })).toEqual([
    { id: 'p', label: 'Prefeitura', standing: false, x: 0, y: 0, width: 600, height: pinnedWidth },
  ]);
});

it('o participante sem nome não toma lugar na borda', () => {
  const unnamed = bands.map((one) => (one.depth === 0 ? { ...one, label: '' } : one));
  expect(pinnedNames(unnamed, { ...view, x: -300 }).map(({ id, x }) => [id, x])).toEqual([['a', 0]]);
});
