import { expect, it } from 'vitest';
import { addLinkedAt } from '#screens/fluxo-gerenciar/add-at.ts';
import { addBand, resizeBand } from '#screens/fluxo-gerenciar/band-edits.ts';
import { leavesOf } from '#screens/fluxo-gerenciar/bands.ts';
import { divideBand } from '#screens/fluxo-gerenciar/divide-band.ts';
import {
  boundsOf,
  elementOf,
  elementsOf,
  isFlow,
  isNode,
  waypointsOf,
  type Drawing,
} from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter, connect, type Kind } from '#screens/fluxo-gerenciar/edits.ts';
import { labelBoxOf } from '#screens/fluxo-gerenciar/label-edits.ts';
import { rename } from '#screens/fluxo-gerenciar/say.ts';
import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import { placeOfLabel } from '#src/conteudo/fluxo/place-of-label.ts';
import { begun } from './flow-drawing.ts';

const boxOf = (drawing: Drawing, id: string): Bounds => {
  const element = elementOf(drawing, id);
  const bounds = element && boundsOf(drawing, element);
  if (!bounds) throw new Error(id);
  return bounds;
};
const overlap = (one: Bounds, other: Bounds): boolean =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y;
/** The lines of a link, each as thin as it is. */
const linesOf = (drawing: Drawing, id: string): Bounds[] => {
  const flow = elementOf(drawing, id);
  const points = flow ? waypointsOf(drawing, flow) : [];
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    };
  });
};

/** A purchase request over three lanes: a decision with two ways out, one of which goes back to the request. */
const request = async () => {
  const drawing = await begun();
  const pool = addBand(drawing, 'participante', undefined);
  resizeBand(drawing, pool, { height: 420 });
  divideBand(drawing, pool, 3);
  const middleOf = (lane: number): number => {
    const element = leavesOf(drawing)[lane];
    const bounds = element && boundsOf(drawing, element);
    return (bounds?.y ?? 0) + (bounds?.height ?? 0) / 2;
  };
  const next = (kind: Kind, from: string, lane: number, aside = 60): string => {
    const { x, width } = boxOf(drawing, from);
    return addLinkedAt(drawing, kind, from, { x: x + width + aside, y: middleOf(lane) });
  };
  const ask = addAfter(drawing, 'atividade', 'Inicio');
  // let go right below: its left is hardly further right than where the link begins
  const price = next('atividade', ask, 1, 6);
  const map = addAfter(drawing, 'atividade', price);
  const allow = next('atividade', map, 2);
  const gate = addAfter(drawing, 'decisao', allow);
  rename(drawing, gate, 'Autorizado?');
  const pay = addAfter(drawing, 'atividade', gate);
  const no = connect(drawing, gate, ask) ?? '';
  const tell = next('atividade', gate, 1, 90);
  const wayTo = (target: string): string =>
    elementsOf(drawing).find(
      (one) => isFlow(one) && one.sourceRef?.id === gate && one.targetRef?.id === target,
    )?.id ?? '';
  rename(drawing, no, 'Não');
  rename(drawing, wayTo(pay), 'Sim');
  rename(drawing, wayTo(tell), 'Falta algo');
  return { drawing, ask, price };
};

it('no pedido de compra, nenhuma ligação passa por trás de uma forma', async () => {
  const { drawing } = await request();
  const nodes = (drawing.process.flowElements ?? []).filter(isNode);
  for (const flow of (drawing.process.flowElements ?? []).filter(isFlow))
    for (const line of linesOf(drawing, flow.id))
      for (const node of nodes) {
        const { x, y, width, height } = boxOf(drawing, node.id);
        const within = { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
        expect([flow.id, node.id, overlap(line, within)]).toEqual([flow.id, node.id, false]);
      }
});

it('o que fica logo abaixo se alcança por cima, sem dar a volta por trás', async () => {
  const { drawing, ask, price } = await request();
  const flow = elementsOf(drawing).find(
    (one) => isFlow(one) && one.sourceRef?.id === ask && one.targetRef?.id === price,
  );
  const points = flow ? waypointsOf(drawing, flow) : [];
  const to = boxOf(drawing, price);
  expect(points.at(-1)).toEqual({ x: to.x + to.width / 2, y: to.y });
  for (const { y } of points) expect(y).toBeLessThanOrEqual(to.y);
});

it('o que se escreve em cada saída não fica sobre outra linha, outra forma nem outro nome', async () => {
  const { drawing } = await request();
  const flows = (drawing.process.flowElements ?? []).filter(isFlow);
  const labels = flows.filter(({ name }) => name).map((flow) => ({ flow, box: labelBoxOf(drawing, flow) }));
  expect(labels).toHaveLength(3);
  for (const { flow, box } of labels) {
    for (const other of labels)
      if (other.flow !== flow)
        expect([flow.name, other.flow.name, overlap(box, other.box)]).toEqual([
          flow.name,
          other.flow.name,
          false,
        ]);
    for (const other of flows)
      for (const line of linesOf(drawing, other.id))
        expect([flow.name, other.id, overlap(box, line)]).toEqual([flow.name, other.id, false]);
    for (const node of (drawing.process.flowElements ?? []).filter(isNode))
      expect([flow.name, node.id, overlap(box, boxOf(drawing, node.id))]).toEqual([
        flow.name,
        node.id,
        false,
      ]);
  }
});

it('o rótulo fica acima do trecho do meio; coberto ali, passa adiante; sem lugar, fica onde ficaria', () => {
  const size = { width: 30, height: 15 };
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(placeOfLabel(line, size, [])).toEqual({ x: 35, y: -15 });
  expect(placeOfLabel(line, size, [{ x: 40, y: -20, width: 20, height: 10 }])).toEqual({ x: 35, y: 2 });
  expect(placeOfLabel(line, size, [{ x: 48, y: -40, width: 4, height: 80 }])).toEqual({ x: 15, y: -15 });
  expect(placeOfLabel(line, size, [{ x: -100, y: -100, width: 400, height: 400 }])).toEqual({
    x: 35,
    y: -15,
  });
  const upright = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
  ];
  expect(placeOfLabel(upright, size, [])).toEqual({ x: 5, y: 42.5 });
});
