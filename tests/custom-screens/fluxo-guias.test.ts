import { expect, it } from 'vitest';
import { guided, guidesAt } from '#screens/fluxo-gerenciar/guides.ts';
import { boundsOf, elementOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { alignedOf, movingBy } from '#screens/fluxo-gerenciar/moving.ts';
import { edgesMoved, nodesMoved, type FlowEdge } from '#screens/fluxo-gerenciar/components/to-flow.ts';
import { begun } from './flow-drawing.ts';

const task = (x: number, y: number) => ({ x, y, width: 100, height: 80 });
const event = (x: number, y: number) => ({ x, y, width: 36, height: 36 });

it.each([
  ['o meio de um evento no meio de uma atividade', event(300, 120), [task(0, 100)], { x: 300, y: 122 }],
  ['o alto no alto de uma menor', task(300, 104), [event(0, 100)], { x: 300, y: 100 }],
  ['o pé no pé de uma menor', task(300, 118), [event(0, 160)], { x: 300, y: 116 }],
  ['a esquerda na esquerda', task(4, 300), [event(0, 0)], { x: 0, y: 300 }],
  ['a direita na direita', task(-60, 300), [event(0, 0)], { x: -64, y: 300 }],
  ['o meio na vertical', event(30, 300), [task(0, 0)], { x: 32, y: 300 }],
  ['o mais perto de dois', task(300, 103), [task(0, 100), task(600, 105)], { x: 300, y: 105 }],
  ['os dois lados ao mesmo tempo', task(297, 104), [task(0, 100), task(300, 400)], { x: 300, y: 100 }],
  ['longe demais fica onde está', task(300, 107), [task(0, 100)], { x: 300, y: 107 }],
  ['entre dois, no meio do vão', task(203, 0), [task(0, 0), task(400, 0)], { x: 200, y: 0 }],
  ['depois de dois, com o vão deles', task(304, 0), [task(0, 0), task(150, 0)], { x: 300, y: 0 }],
  ['antes de dois, com o vão deles', task(-304, 0), [task(0, 0), task(-150, 0)], { x: -300, y: 0 }],
  ['de outra linha não conta o vão', task(304, 500), [task(0, 0), task(150, 0)], { x: 304, y: 500 }],
  ['onde não cabe entre dois não há vão', task(53, 0), [task(0, 0), task(110, 0)], { x: 53, y: 0 }],
  ['sozinho', task(7, 9), [], { x: 7, y: 9 }],
])('o que se move encosta no que está perto: %s', (_, box, others, at) => {
  expect(guided(box, others, 5).at).toEqual(at);
});

it('onde nada está perto, o lado vai para onde se disser; o outro encosta', () => {
  expect(guided(task(303, 102), [task(0, 100)], 5, { x: 310, y: 110 }).at).toEqual({ x: 310, y: 100 });
});

it('diz por linhas o que ficou em linha: uma só entre iguais, e os vãos iguais', () => {
  expect(guidesAt(task(200, 0), [task(0, 0), task(400, 0)])).toEqual([
    { kind: 'linha', from: { x: -8, y: 40 }, to: { x: 508, y: 40 } },
    { kind: 'vao', from: { x: 100, y: 40 }, to: { x: 200, y: 40 } },
    { kind: 'vao', from: { x: 300, y: 40 }, to: { x: 400, y: 40 } },
  ]);
  expect(guidesAt(event(300, 22), [task(0, 0)])).toEqual([
    { kind: 'linha', from: { x: -8, y: 40 }, to: { x: 344, y: 40 } },
  ]);
  expect(guidesAt(task(0, 300), [event(0, 0)])).toEqual([
    { kind: 'linha', from: { x: 0, y: -8 }, to: { x: 0, y: 388 } },
  ]);
  expect(guidesAt(task(13, 300), [event(0, 0)])).toEqual([]);
});

it('encosta só no que se vê e não vai junto; e o que não vai junto nem se desenha de novo', async () => {
  const drawing = await begun();
  const id = addAfter(drawing, 'atividade', undefined);
  const start = elementOf(drawing, 'Inicio');
  const seen = start && boundsOf(drawing, start);
  expect(alignedOf(drawing, [id], ({ x }) => x === seen?.x)?.others).toEqual([seen]);
  expect(alignedOf(drawing, [id, 'Inicio', 'Fim'], () => true)?.others).toEqual([]);

  const moving = movingBy(drawing, [id], { x: 5, y: 7 });
  const nodes = ['Inicio', id].map((one) => ({ id: one, position: { x: 1, y: 1 } }));
  const moved = nodesMoved(nodes, moving);
  expect(moved[0]).toBe(nodes[0]);
  expect(moved[1]).toEqual({ id, position: { x: 6, y: 8 } });
  const edge = { id: 'outra', source: 'Inicio', target: 'Fim' } as FlowEdge;
  expect(edgesMoved(drawing, [edge], moving)[0]).toBe(edge);
});
