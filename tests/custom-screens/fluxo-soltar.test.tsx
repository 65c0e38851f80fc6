import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { ReactFlowProvider } from 'reactflow';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { atividadeOf } from '#schemas/fluxo/atividade.ts';
import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import { addBand, putInLane, resizeBand } from '#screens/fluxo-gerenciar/band-edits.ts';
import { laneOf } from '#screens/fluxo-gerenciar/bands.ts';
import { boundsOf, elementOf, elementsOf, isNode, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter, addDeadline, type Kind } from '#screens/fluxo-gerenciar/edits.ts';
import { Canvas } from '#screens/fluxo-gerenciar/components/Canvas.tsx';
import { landingOf } from '#screens/fluxo-gerenciar/link-at.ts';
import { rename } from '#screens/fluxo-gerenciar/say.ts';
import { useDesignerActs } from '#screens/fluxo-gerenciar/use-designer-acts.ts';
import { useLinking } from '#screens/fluxo-gerenciar/use-linking.ts';
import { useNaming } from '#screens/fluxo-gerenciar/use-naming.ts';
import { useSelection } from '#screens/fluxo-gerenciar/use-selection.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { dismissAll, getNotifications } from '#src/ui/notify.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { drawnFlow } from './drawn-flow.ts';
import { begun } from './flow-drawing.ts';

beforeAll(() => loadTexts());
beforeEach(() => dismissAll());
afterEach(cleanup);

const papeis = ['Requisitante', 'Compras', 'Diretoria'].map((nome) => ({
  codigo: nome.toUpperCase(),
  nome,
}));

const placeOf = (drawing: Drawing, id: string): Bounds => {
  const element = elementOf(drawing, id);
  const bounds = element && boundsOf(drawing, element);
  if (!bounds) throw new Error(id);
  return { ...bounds };
};

/** Three lanes, each of a role, and a task in the first. */
const laned = async (height?: number) => {
  const drawing = await begun();
  const task = addAfter(drawing, 'atividade', undefined);
  const lanes: string[] = [];
  for (const { nome } of papeis) {
    const lane = addBand(drawing, 'raia', lanes.at(-1));
    rename(drawing, lane, nome);
    lanes.push(lane);
  }
  for (const lane of lanes) resizeBand(drawing, lane, { height: height ?? 150 });
  putInLane(drawing, task, lanes[0] ?? '');
  return { drawing, task, lanes };
};

/** As the mouse does it: the point of a link is let go there, and that is chosen which it leads to. */
const letGo = async (drawing: Drawing, kind: Kind, from: string, on: { x: number; y: number }) => {
  const before = new Set(elementsOf(drawing).map(({ id }) => id));
  const edit = <T,>(change: (now: Drawing) => T): Promise<T> => Promise.resolve(change(drawing));
  const none = () => Promise.resolve();
  const { result } = renderHook(() =>
    useDesignerActs({
      naming: useNaming({ drawing, edit, papeis, onChoose: () => undefined }),
      onOffer: () => undefined,
      drawing,
      xml: '',
      selection: useSelection(drawing, 0),
      acts: { edit, turn: () => 0, undo: none, redo: none, replace: none },
      move: none,
      papeis,
      linking: useLinking(drawing, () => undefined),
    }),
  );
  result.current.add(kind, { from, on });
  await Promise.resolve();
  const made = elementsOf(drawing).find((one) => isNode(one) && !before.has(one.id));
  if (!made) throw new Error('nada se fez');
  return made;
};

const within = (inner: Bounds, outer: Bounds): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

it.each([
  ['a segunda raia, junto à de cima', 1, 4],
  ['a segunda raia, junto à de baixo', 1, 146],
  ['a terceira raia, junto à de cima', 2, 4],
  ['a terceira raia, no fim', 2, 146],
  ['a mesma raia, no fim', 0, 146],
] as const)('uma ligação solta em %s põe a forma inteira nela, e nada cresce', async (_, at, down) => {
  for (const kind of ['atividade', 'decisao', 'tempo', 'fim'] as const) {
    const { drawing, task, lanes } = await laned();
    // beside what is in the way there it may have to become wider
    const lengths = () => lanes.map((id) => [placeOf(drawing, id).y, placeOf(drawing, id).height]);
    const before = lengths();
    const lane = lanes[at] ?? '';
    const [from, room] = [placeOf(drawing, task), placeOf(drawing, lane)];
    const made = await letGo(drawing, kind, task, { x: from.x + 60, y: room.y + down });
    expect(laneOf(drawing, made)?.id, kind).toBe(lane);
    expect(within(placeOf(drawing, made.id), placeOf(drawing, lane)), kind).toBe(true);
    expect(lengths(), kind).toEqual(before);
    expect(made.incoming?.map(({ sourceRef }) => sourceRef?.id)).toEqual([task]);
    // on nothing that is there
    const others = elementsOf(drawing).filter((one) => isNode(one) && one !== made);
    const { x, y, width, height } = placeOf(drawing, made.id);
    for (const one of others.map(({ id }) => placeOf(drawing, id)))
      expect(x < one.x + one.width && one.x < x + width && y < one.y + one.height && one.y < y + height).toBe(
        false,
      );
    if (kind === 'atividade') expect(atividadeOf(made).papel).toBe(papeis[at]?.codigo);
  }
});

it('só a raia que não tem altura para a forma cresce, e só ela', async () => {
  const { drawing, task, lanes } = await laned(95);
  const before = lanes.map((id) => placeOf(drawing, id).height);
  const room = placeOf(drawing, lanes[1] ?? '');
  const made = await letGo(drawing, 'subprocesso', task, { x: room.x + 300, y: room.y + 80 });
  const after = lanes.map((id) => placeOf(drawing, id).height);
  expect(within(placeOf(drawing, made.id), placeOf(drawing, lanes[1] ?? ''))).toBe(true);
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]).toBeGreaterThan(before[1] ?? 0);
});

const middle = ({ x, y, width, height }: Bounds): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

it('solta no corpo de uma forma, a ligação chega a ela; no papel, pergunta-se o que se põe', async () => {
  const drawing = await begun();
  const first = addAfter(drawing, 'atividade', undefined);
  const second = addAfter(drawing, 'atividade', first, false);
  const [onConnect, onOffer] = [vi.fn(), vi.fn()];
  const nothing = (): undefined => undefined;
  const never = (): Promise<undefined> => Promise.resolve(undefined);
  const Paper = () => (
    <Canvas
      drawing={drawing}
      names={drawnFlow}
      turn={0}
      taken={0}
      selection={useSelection(drawing, 0)}
      wrong={new Set()}
      linking={useLinking(drawing, nothing)}
      naming={useNaming({ drawing, edit: never, papeis: [], onChoose: nothing })}
      onMove={never}
      onConnect={onConnect}
      onMenu={nothing}
      onName={nothing}
      onAdd={nothing}
      onOffer={onOffer}
      edit={never}
      onResize={nothing}
      onToggle={nothing}
    />
  );
  // nothing is laid out here; at its edge the paper would move by itself
  document.elementFromPoint = () => null;
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(-200, -200, 3000, 3000));
  onTestFinished(() => box.mockRestore());
  renderScreen(
    <ReactFlowProvider>
      <Paper />
    </ReactFlowProvider>,
  );
  const pull = ({ x, y }: { readonly x: number; readonly y: number }): void => {
    const point = document.querySelector(`.react-flow__node[data-id="${second}"] .react-flow__handle.source`);
    if (!point) throw new Error('sem o ponto');
    const at = { button: 0, clientX: x - 200, clientY: y - 200 };
    fireEvent.mouseDown(point, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.mouseMove(document, at);
    fireEvent.mouseUp(document, at);
  };
  pull(middle(placeOf(drawing, first)));
  expect([onConnect.mock.calls, onOffer.mock.calls]).toEqual([[[second, first]], []]);
  // over where the flow begins nothing can be put, and nothing leads to it
  pull(middle(placeOf(drawing, 'Inicio')));
  expect(getNotifications().map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Não há como ligar .+ a Início\.$/),
  ]);
  pull(middle(placeOf(drawing, second)));
  expect([onConnect.mock.calls.length, onOffer.mock.calls.length]).toEqual([1, 0]);
  pull({ x: 700, y: 900 });
  expect(onOffer.mock.calls).toEqual([
    [{ at: { x: 500, y: 700 }, dropped: { from: second, on: { x: 700, y: 900 } } }],
  ]);
});

it('a ligação chega ao que está por cima, ou àquilo em que isso está', async () => {
  const drawing = await begun();
  const first = addAfter(drawing, 'atividade', undefined);
  const sub = addAfter(drawing, 'subprocesso', first, false);
  const other = addAfter(drawing, 'atividade', first, false);
  const deadline = addDeadline(drawing, other) ?? '';
  const inner = elementsOf(drawing).find((one) => one.$parent?.id === sub && isNode(one))?.id ?? '';
  expect(landingOf(drawing, first, middle(placeOf(drawing, deadline)))).toEqual({
    shape: deadline,
    target: undefined,
  });
  expect(landingOf(drawing, 'Inicio', middle(placeOf(drawing, deadline)))).toEqual({
    shape: deadline,
    target: other,
  });
  expect(landingOf(drawing, other, middle(placeOf(drawing, inner))).target).toBe(sub);
  // from inside of it, its inside is paper
  expect(landingOf(drawing, inner, middle(placeOf(drawing, sub)))).toEqual({
    shape: undefined,
    target: undefined,
  });
});

it('o que só levava ao fim passa a levar a ele pelo que se solta, e o fim fica depois', async () => {
  const { drawing, task, lanes } = await laned();
  const { x, width } = placeOf(drawing, task);
  const lane = placeOf(drawing, lanes[2] ?? '');
  const made = await letGo(drawing, 'atividade', task, { x: x + width + 400, y: lane.y + lane.height / 2 });
  expect(elementOf(drawing, task)?.outgoing?.map(({ targetRef }) => targetRef?.id)).toEqual([made.id]);
  expect(made.outgoing?.map(({ targetRef }) => targetRef?.id)).toEqual(['Fim']);
  const end = elementOf(drawing, 'Fim');
  expect(end && laneOf(drawing, end)?.id).toBe(lanes[2]);
  const at = placeOf(drawing, made.id);
  expect(placeOf(drawing, 'Fim').x).toBe(at.x + at.width + 110);
  // it ends there already: that end is named, and no second one made
  expect(addAfter(drawing, 'fim', made.id)).toBe('Fim');
  expect(made.outgoing).toHaveLength(1);
  // from a step that leads on already, what is let go is one way more
  const other = await letGo(drawing, 'atividade', 'Inicio', { x: x + 20, y: lane.y + 40 });
  expect(other.outgoing ?? []).toEqual([]);
});
