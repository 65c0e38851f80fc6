import { expect, it } from 'vitest';
import { boundsOf, elementOf, waypointsOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { openDrawing } from '#screens/fluxo-gerenciar/use-drawing.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';

it('um arquivo que não diz onde desenhar tem as raias desenhadas, e a saída que salta um passo dá a volta nele', async () => {
  const of = (...ids: readonly string[]): string =>
    ids.map((id) => `<bpmn:flowNodeRef>${id}</bpmn:flowNodeRef>`).join('');
  const { drawing } = await openDrawing(
    flowXml({
      body: `<bpmn:laneSet id="ls"><bpmn:lane id="r1" name="Compras">${of('s', 't')}</bpmn:lane><bpmn:lane id="r2" name="Gabinete">${of('g', 'u', 'j', 'e')}</bpmn:lane></bpmn:laneSet><bpmn:startEvent id="s"/>${task('t', 'Pedir', 'papel="P"')}<bpmn:exclusiveGateway id="g" default="gj"/>${task('u', 'Rever', 'papel="P"')}<bpmn:exclusiveGateway id="j"/><bpmn:endEvent id="e"/>${arrow('st', 's', 't')}${arrow('tg', 't', 'g')}${arrow('gu', 'g', 'u')}${arrow('uj', 'u', 'j')}${arrow('gj', 'g', 'j')}${arrow('je', 'j', 'e')}`,
    }),
  );
  const placeOf = (id: string) => {
    const element = elementOf(drawing, id);
    const bounds = element && boundsOf(drawing, element);
    if (!bounds) throw new Error(`${id} não se desenhou`);
    return {
      top: bounds.y,
      bottom: bounds.y + bounds.height,
      left: bounds.x,
      right: bounds.x + bounds.width,
    };
  };
  const [first, second] = [placeOf('r1'), placeOf('r2')];
  expect(second.top).toBe(first.bottom);
  for (const [lane, ids] of [
    [first, ['s', 't']],
    [second, ['g', 'u', 'j', 'e']],
  ] as const)
    for (const { top, bottom, left, right } of ids.map(placeOf))
      expect([top >= lane.top, bottom <= lane.bottom, left >= lane.left, right <= lane.right]).toEqual(
        Array.from({ length: 4 }, () => true),
      );
  const skips = waypointsOf(drawing, elementOf(drawing, 'gj')!);
  expect(skips).toHaveLength(6);
  expect(skips[2]?.y).toBeGreaterThan(placeOf('u').bottom);
  expect(skips[2]?.y).toBeLessThan(second.bottom);
  expect(waypointsOf(drawing, elementOf(drawing, 'gu')!)).toHaveLength(2);
});
