import { expect, it } from 'vitest';
import { aroundLabel } from '#screens/fluxo-gerenciar/around-label.ts';
import { elementOf, waypointsOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { labelBoxOf } from '#screens/fluxo-gerenciar/label-edits.ts';
import { besideGrips, gripsOf } from '#screens/fluxo-gerenciar/label-room.ts';
import { rename } from '#screens/fluxo-gerenciar/say.ts';
import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import { begun } from './flow-drawing.ts';

const bent = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 60 },
  { x: 300, y: 60 },
];
const box = { x: 25, y: 20, width: 150, height: 30 };
const size = { width: 158, height: 30 };

it.each([1, 0.5, 2])(
  'o rótulo comprido de uma saída escolhida não fica sobre o que a dobra, visto a %s',
  (zoom) => {
    const grips = gripsOf(bent, zoom);
    expect(grips).toContainEqual({ x: 100, y: 60 });
    const { x, y, width, height } = besideGrips(box, size, grips, zoom);
    expect([width, height]).toEqual([150, 30]);
    const middle = { x: x + width / 2, y: y + size.height / 2 };
    const reach = 12 / Math.min(1, zoom);
    for (const grip of grips) {
      const across = Math.abs(grip.x - middle.x) - size.width / 2;
      const down = Math.abs(grip.y - middle.y) - size.height / 2;
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(reach);
    }
  },
);

it('o que não cobre nada fica onde está', () => {
  expect(besideGrips({ ...box, y: 400 }, size, gripsOf(bent, 1), 1)).toEqual({ ...box, y: 400 });
});

const overlap = (one: Bounds, other: Bounds): boolean =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y;

it('não vai para cima do que se escreve e se desenha de outra saída; sem lugar livre, fica onde estava', async () => {
  const drawing = await begun();
  const gate = addAfter(drawing, 'decisao', 'Inicio');
  const ids = ['atividade', 'atividade', 'fim'].map((kind) => addAfter(drawing, kind as 'fim', gate));
  const ways = elementOf(drawing, gate)?.outgoing ?? [];
  for (const [index, flow] of ways.entries()) rename(drawing, flow.id, `Quando for do tipo ${String(index)}`);
  expect(ids).toHaveLength(3);
  let moved = 0;
  for (const flow of ways)
    for (const zoom of [0.35, 0.5, 1]) {
      const own = labelBoxOf(drawing, flow);
      const large = { width: own.width + 8, height: Math.max(own.height, 24 / zoom) };
      const others = aroundLabel(drawing, flow, own, () => undefined);
      const shown = besideGrips(own, large, gripsOf(waypointsOf(drawing, flow), zoom), zoom, others);
      if (shown === own) continue;
      moved += 1;
      const drawn = { ...large, x: shown.x + (own.width - large.width) / 2, y: shown.y };
      for (const other of others)
        expect([flow.id, zoom, other, overlap(drawn, other)]).toEqual([flow.id, zoom, other, false]);
    }
  expect(moved).toBeGreaterThan(0);
  const all = [{ x: -900, y: -900, width: 1_800, height: 1_800 }];
  expect(besideGrips(box, size, gripsOf(bent, 1), 1, all)).toBe(box);
});
