import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactFlowProvider } from 'reactflow';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addAt } from '#screens/fluxo-gerenciar/add-at.ts';
import { addBand } from '#screens/fluxo-gerenciar/band-edits.ts';
import { laneOf } from '#screens/fluxo-gerenciar/bands.ts';
import { Palette } from '#screens/fluxo-gerenciar/components/Palette.tsx';
import {
  boundsOf,
  elementOf,
  elementsOf,
  isFlow,
  waypointsOf,
  type Drawing,
} from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter, kinds } from '#screens/fluxo-gerenciar/edits.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { begun, saved } from './flow-drawing.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

const of = (drawing: Drawing, id: string) => {
  const element = elementOf(drawing, id);
  if (!element) throw new Error(id);
  return element;
};
const middle = (drawing: Drawing, id: string): { x: number; y: number } => {
  const { x, y, width, height } = boundsOf(drawing, of(drawing, id)) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

it('cada elemento se põe onde se solta, sem ligação que leve a ele', async () => {
  for (const kind of kinds) {
    const drawing = await begun();
    const before = elementsOf(drawing).filter(isFlow).length;
    const id = addAt(drawing, kind, { x: 500, y: 700 });
    const now = await saved(drawing);
    expect(of(now, id).incoming ?? [], kind).toEqual([]);
    const { x, y } = middle(now, id);
    expect(Math.abs(x - 500) <= 5 && Math.abs(y - 700) <= 5, kind).toBe(true);
    // only what begins with something after it, or in it, brings links
    const brought = elementsOf(now).filter(isFlow).length - before;
    expect(brought > 0, kind).toBe(kind === 'primeiro' || kind === 'subprocesso');
  }
});

it('o que se solta em uma ligação fica no meio dela, e em cima de outro desce até onde cabe', async () => {
  const drawing = await begun();
  const [flow] = elementsOf(drawing).filter(isFlow);
  const [from, to] = flow ? waypointsOf(drawing, flow) : [];
  const on = { x: ((from?.x ?? 0) + (to?.x ?? 0)) / 2, y: (from?.y ?? 0) + 4 };
  const id = addAt(drawing, 'atividade', on);
  expect(of(drawing, id).incoming?.map(({ sourceRef }) => sourceRef?.$type)).toEqual(['bpmn:StartEvent']);
  expect(of(drawing, id).outgoing?.map(({ targetRef }) => targetRef?.$type)).toEqual(['bpmn:EndEvent']);
  const over = addAt(drawing, 'atividade', middle(drawing, id));
  expect(middle(drawing, over).y).toBeGreaterThan(middle(drawing, id).y + 70);
});

it('o que se solta em um subprocesso aberto é dele, e em uma raia, dela', async () => {
  const drawing = await begun();
  const sub = addAfter(drawing, 'subprocesso', undefined);
  const inside = addAt(drawing, 'atividade', middle(drawing, sub));
  expect(of(drawing, inside).$parent?.id).toBe(sub);
  const other = await begun();
  const lane = addBand(other, 'raia', undefined);
  const there = addAt(other, 'atividade', middle(other, lane));
  expect(laneOf(other, of(other, there))?.id).toBe(lane);
});

it('um tempo que se solta na borda de uma atividade é o prazo dela; solto no meio, não', async () => {
  const drawing = await begun();
  const task = addAfter(drawing, 'atividade', undefined);
  const { x, y, width, height } = boundsOf(drawing, of(drawing, task)) ?? { x: 0, y: 0, width: 0, height: 0 };
  const limit = addAt(drawing, 'tempo', { x: x + 40, y: y + height + 6 });
  expect(of(drawing, limit).attachedToRef?.id).toBe(task);
  expect(middle(drawing, limit)).toEqual({ x: x + 40, y: y + height });
  const side = addAt(drawing, 'tempo', { x: x + width - 7, y: y + 30 });
  expect(middle(drawing, side)).toEqual({ x: x + width, y: y + 30 });
  const inside = addAt(drawing, 'tempo', { x: x + width / 2, y: y + height / 2 });
  expect(of(drawing, inside).attachedToRef).toBeUndefined();
  expect(of(drawing, addAt(drawing, 'espera', { x, y: y + 20 })).attachedToRef).toBeUndefined();
  expect((await saved(drawing)).process.flowElements?.length).toBe(drawing.process.flowElements?.length);
});

it('a paleta é uma parada do Tab: as setas andam por ela, e Enter põe depois do escolhido', async () => {
  const onAdd = vi.fn();
  renderScreen(
    <ReactFlowProvider>
      <Palette after onAdd={onAdd} />
    </ReactFlowProvider>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Atividade' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Decisão' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  expect(onAdd.mock.calls).toEqual([
    ['decisao', undefined],
    ['raia', undefined],
  ]);
  expect(screen.getAllByRole('button').every((one) => one.getAttribute('aria-label') !== '')).toBe(true);
});
