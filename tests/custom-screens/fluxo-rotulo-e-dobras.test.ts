import { expect, it } from 'vitest';
import { besideGrips, gripsOf } from '#screens/fluxo-gerenciar/label-room.ts';

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
