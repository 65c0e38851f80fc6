import { describe, expect, it } from 'vitest';
import { arrange, drawMissing } from '#screens/fluxo-gerenciar/arrange.ts';
import {
  boundsOf,
  elementOf,
  elementsOf,
  emptyXml,
  isNode,
  readDrawing,
  writeDrawing,
  type Drawing,
} from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter, addDeadline, connect, kinds, moveTo, remove } from '#screens/fluxo-gerenciar/edits.ts';

const begun = async (): Promise<Drawing> => {
  const drawing = await readDrawing(emptyXml);
  drawMissing(drawing);
  return drawing;
};
const saved = async (drawing: Drawing): Promise<Drawing> => readDrawing(await writeDrawing(drawing));
const places = (drawing: Drawing): string[] =>
  elementsOf(drawing)
    .filter(isNode)
    .map((one) => `${one.id} ${JSON.stringify(boundsOf(drawing, one))}`);

describe('o desenho de um fluxo', () => {
  it.each(kinds)(
    'acrescenta %s depois do início, move, liga e retira, e o que se guarda é o que se vê',
    async (kind) => {
      const drawing = await begun();
      const id = addAfter(drawing, kind, 'Inicio');
      expect(elementOf(drawing, 'Inicio')?.outgoing?.map(({ targetRef }) => targetRef?.id)).toContain(id);
      const element = elementOf(drawing, id);
      moveTo(drawing, id, 400, 260);
      expect(element && boundsOf(drawing, element)).toMatchObject({ x: 400, y: 260 });
      expect(places(await saved(drawing))).toEqual(places(drawing));
      arrange(drawing);
      remove(drawing, id);
      expect(elementOf(await saved(drawing), id)).toBeUndefined();
      if (kind !== 'fim') expect(elementOf(drawing, 'Inicio')?.outgoing?.[0]?.targetRef?.id).toBe('Fim');
    },
  );

  it('abre lugar entre o que já está, e o prazo anda com a atividade', async () => {
    const drawing = await begun();
    const before = boundsOf(drawing, elementOf(drawing, 'Fim') ?? drawing.process)?.x ?? 0;
    const task = addAfter(drawing, 'atividade', 'Inicio');
    expect(boundsOf(drawing, elementOf(drawing, 'Fim') ?? drawing.process)?.x).toBeGreaterThan(before);
    const deadline = elementOf(drawing, addDeadline(drawing, task));
    const at = deadline && boundsOf(drawing, deadline);
    const host = boundsOf(drawing, elementOf(drawing, task) ?? drawing.process);
    moveTo(drawing, task, (host?.x ?? 0) + 30, (host?.y ?? 0) + 40);
    expect(deadline && boundsOf(drawing, deadline)).toEqual({
      ...at,
      x: (at?.x ?? 0) + 30,
      y: (at?.y ?? 0) + 40,
    });
    expect(connect(drawing, 'Fim', task)).toBeUndefined();
  });
});
