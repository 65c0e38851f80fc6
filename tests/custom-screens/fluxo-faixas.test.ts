import { expect, it } from 'vitest';
import { addBand, resizeBand } from '#screens/fluxo-gerenciar/band-edits.ts';
import { bandsOf } from '#screens/fluxo-gerenciar/bands.ts';
import { namesOfBands } from '#screens/fluxo-gerenciar/components/to-flow.ts';
import { divideBand, mayDivide } from '#screens/fluxo-gerenciar/divide-band.ts';
import {
  boundsOf,
  elementOf,
  putBounds,
  readDrawing,
  writeDrawing,
  type Drawing,
} from '#screens/fluxo-gerenciar/drawing.ts';
import { padPlace } from '#screens/fluxo-gerenciar/pad-place.ts';
import { begun } from './flow-drawing.ts';

const pad = { width: 112, height: 40 };

const laned = async (): Promise<Drawing> => {
  const drawing = await begun();
  const pool = addBand(drawing, 'participante', undefined);
  resizeBand(drawing, pool, { height: 600 });
  divideBand(drawing, pool, 4);
  // one of them with lanes in it, as another tool draws them: its names stand further in
  const xml = (await writeDrawing(drawing)).replace(
    /<bpmn:lane id="Raia_4" ?\/>/,
    '<bpmn:lane id="Raia_4"><bpmn:childLaneSet id="Raias_2"><bpmn:lane id="Raia_5"/><bpmn:lane id="Raia_6"/></bpmn:childLaneSet></bpmn:lane>',
  );
  const nested = await readDrawing(xml);
  const last = elementOf(nested, 'Raia_4');
  const { x = 0, y = 0, width = 0, height = 0 } = (last && boundsOf(nested, last)) ?? {};
  for (const [index, id] of ['Raia_5', 'Raia_6'].entries()) {
    const lane = elementOf(nested, id);
    if (lane)
      putBounds(nested, lane, {
        x: x + 30,
        y: y + (index * height) / 2,
        width: width - 30,
        height: height / 2,
      });
  }
  return nested;
};

it.each([0.2, 0.35, 0.6, 1, 2])(
  'o que se oferece a uma raia não cobre o nome de nenhuma, com o desenho a %d do tamanho',
  async (zoom) => {
    const drawing = await laned();
    const names = namesOfBands(drawing);
    expect(names).toHaveLength(7);
    for (const { band } of bandsOf(drawing).filter((one) => mayDivide(drawing, one.band))) {
      const bounds = boundsOf(drawing, band);
      if (!bounds) throw new Error(band.id);
      const at = padPlace(bounds, names, { pad, strip: 30, zoom, standing: true });
      const left = bounds.x * zoom + at.x;
      const top = bounds.y * zoom + at.y;
      for (const { x, y, width, height } of names)
        expect([
          band.id,
          left < (x + width) * zoom &&
            left + pad.width > x * zoom &&
            top < (y + height) * zoom &&
            top + pad.height > y * zoom,
        ]).toEqual([band.id, false]);
      // in its own, where it has the room
      if (bounds.height * zoom >= pad.height + 12)
        expect(at.y + pad.height).toBeLessThan(bounds.height * zoom);
      else expect(at.y).toBeGreaterThan(bounds.height * zoom);
    }
  },
);

it('a uma raia em pé oferece-se abaixo do nome, no alto dela', () => {
  const band = { x: 0, y: 0, width: 200, height: 600 };
  const names = [
    { x: 0, y: 0, width: 200, height: 30 },
    { x: 200, y: 0, width: 200, height: 30 },
  ];
  const said = { pad, strip: 30, zoom: 1, standing: false };
  expect(padPlace(band, names, said)).toEqual({ x: 6, y: 36 });
  expect(padPlace({ ...band, width: 90 }, names, said)).toEqual({ x: 96, y: 36 });
});
