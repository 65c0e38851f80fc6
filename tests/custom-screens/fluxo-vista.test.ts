import { expect, it } from 'vitest';
import { smallest, viewWith } from '#screens/fluxo-gerenciar/view-with.ts';

const view = { x: 0, y: 0, zoom: 1, width: 800, height: 600 };
const box = { x: 100, y: 100, width: 100, height: 60 };

it('o que já se vê não move o desenho; o que não se vê entra com o que há em volta, do mesmo tamanho', () => {
  expect(viewWith(box, view)).toBeUndefined();
  expect(viewWith({ ...box, x: 900 }, view)).toEqual({ zoom: 1, x: 800 - 104 - 1000, y: 0 });
  expect(viewWith({ ...box, x: -50, y: 700 }, view)).toEqual({ zoom: 1, x: 104 + 50, y: 600 - 56 - 760 });
  expect(viewWith({ ...box, x: 900 }, { ...view, zoom: 0.3 })).toBeUndefined();
});

it('o que acaba de nascer vê-se do tamanho em que se lê, no meio', () => {
  expect(viewWith(box, { ...view, zoom: 0.4 }, smallest)).toEqual({
    zoom: 0.75,
    x: 400 - 150 * 0.75,
    y: 300 - 130 * 0.75,
  });
  // where what is offered beside it has room
  expect(viewWith({ ...box, x: 200 }, view, smallest)).toBeUndefined();
  expect(viewWith({ ...box, x: 690 }, view, smallest)).toEqual({ zoom: 1, x: 800 - 104 - 790, y: 0 });
});
