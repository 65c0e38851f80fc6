import { expect, it } from 'vitest';
import { copiedText, pasteFrom } from '#screens/fluxo-gerenciar/clipboard.ts';
import { boundsOf, elementOf, writeDrawing, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter, addDeadline } from '#screens/fluxo-gerenciar/edits.ts';
import { moveLabel, nameBoxOf, resetLabel } from '#screens/fluxo-gerenciar/label-edits.ts';
import { pictureOf } from '#screens/fluxo-gerenciar/picture.ts';
import { moveSeveral } from '#screens/fluxo-gerenciar/several.ts';
import { text } from '#src/i18n/text.ts';
import { begun, saved } from './flow-drawing.ts';

/** Where its name is, from where it is itself; and both on the drawing. */
const nameOf = (drawing: Drawing, id: string | undefined) => {
  const element = elementOf(drawing, id);
  const bounds = element && boundsOf(drawing, element);
  if (!bounds) throw new Error('não se desenhou');
  const box = nameBoxOf(drawing, element, bounds);
  return { box, from: { x: box.x - bounds.x, y: box.y - bounds.y } };
};

it('o nome de um evento ou de uma decisão fica onde o puseram, no arquivo e na imagem, anda com ele e volta para baixo', async () => {
  const drawing = await begun();
  const a = addAfter(drawing, 'atividade', 'Inicio');
  const b = addAfter(drawing, 'espera', a);
  const deadline = addDeadline(drawing, a) ?? '';
  const gateway = addAfter(drawing, 'decisao', a);
  const named = [b, deadline, gateway];
  const boxes = (from: Drawing) => named.map((id) => nameOf(from, id).box);
  const before = boxes(drawing);
  for (const id of [...named, a]) moveLabel(drawing, id, 30, -70);
  const put = before.map((box) => ({ ...box, x: box.x + 30, y: box.y - 70 }));
  expect(boxes(drawing)).toEqual(put);
  const again = await saved(drawing);
  // an activity has its name inside
  expect((await writeDrawing(again)).match(/<bpmndi:BPMNLabel>/g)).toHaveLength(3);
  expect(boxes(again)).toEqual(put);
  const { box, from } = nameOf(again, b);
  expect(pictureOf(again, 'Compra', text).svg.outerHTML).toContain(
    `x="${from.x + box.width / 2}" y="${from.y + 11}"`,
  );
  moveSeveral(again, [a, b, gateway], 20, 40);
  expect(boxes(again)).toEqual(put.map((one) => ({ ...one, x: one.x + 20, y: one.y + 40 })));
  const [copy] = (await pasteFrom(copiedText(await writeDrawing(again), [b])))(again);
  expect(nameOf(again, copy).from).toEqual(from);
  for (const id of [...named, copy ?? '']) resetLabel(again, id);
  expect(await writeDrawing(again)).not.toContain('BPMNLabel');
});
