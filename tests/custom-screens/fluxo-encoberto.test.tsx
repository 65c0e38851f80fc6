import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ReactFlowProvider, useStoreApi } from 'reactflow';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { addBand, putInLane } from '#screens/fluxo-gerenciar/band-edits.ts';
import { Canvas } from '#screens/fluxo-gerenciar/components/Canvas.tsx';
import { Overview } from '#screens/fluxo-gerenciar/components/Overview.tsx';
import { contextPad, contextPadPlace } from '#screens/fluxo-gerenciar/context-pad-place.ts';
import { boundsOf, elementOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { useLinking } from '#screens/fluxo-gerenciar/use-linking.ts';
import { useNaming } from '#screens/fluxo-gerenciar/use-naming.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { drawnFlow } from './drawn-flow.ts';
import { begun } from './flow-drawing.ts';

beforeAll(() => loadTexts());
afterEach(cleanup);

const view = { transform: [0, 0, 1], width: 800, height: 600 } as const;
type Store = ReturnType<typeof useStoreApi>;

it('o que se oferece junto a uma forma que se vê está inteiro no papel, e longe dos botões dele', () => {
  const shape = { width: 120, height: 60 };
  for (const zoom of [0.5, 1, 1.1, 2])
    for (let x = -40; x < 800; x += 50)
      for (let y = -20; y < 600; y += 50)
        for (const box of [
          undefined,
          { x, y: y + 62, width: 90, height: 30 },
          { x, y: y - 40, width: 90, height: 30 },
        ]) {
          const at = { bounds: { ...shape, x: x / zoom, y: y / zoom }, box };
          const { area } = contextPadPlace(at, { ...view, transform: [0, 0, zoom] }, contextPad);
          expect(area.x >= 8 && area.x + area.width <= 792, JSON.stringify(at)).toBe(true);
          expect(area.y >= 52 && area.y + area.height <= 544, JSON.stringify(at)).toBe(true);
        }
  // it goes out of view with its shape
  const away = { bounds: { ...shape, x: -400, y: 300 }, box: undefined };
  expect(contextPadPlace(away, view, contextPad).by).toEqual({ x: 0, y: 0 });
  // where there is room, it stands above, or below where it is high
  const at = (y: number) =>
    contextPadPlace({ bounds: { ...shape, x: 300, y }, box: undefined }, view, contextPad);
  expect([at(300).area.y, at(300).by]).toEqual([248, { x: 0, y: 0 }]);
  expect([at(60).area.y, at(60).by]).toEqual([132, { x: 0, y: 0 }]);
});

it('o resumo deixa o canto em que está a forma escolhida, ou o que se oferece junto a ela', () => {
  let store: Store | undefined;
  const Held = () => {
    store = useStoreApi();
    return null;
  };
  const extent = { x: 0, y: 0, width: 4_000, height: 600 };
  const shown = (bounds?: { x: number; y: number; width: number; height: number }) => (
    <ReactFlowProvider>
      <Held />
      <Overview places={[]} extent={extent} chosen={bounds && { bounds, box: undefined }} />
    </ReactFlowProvider>
  );
  const { rerender, container } = render(shown());
  act(() => store?.setState({ width: 800, height: 600, transform: [0, 0, 1] }));
  const corner = (): string | undefined =>
    /(top|bottom) right/.exec(container.querySelector('.react-flow__panel')?.className ?? '')?.[0];
  expect(corner()).toBe('bottom right');
  rerender(shown({ x: 640, y: 500, width: 120, height: 60 }));
  expect(corner()).toBe('top right');
  // the shape is beside that corner, and what is offered at it in it
  rerender(shown({ x: 450, y: 500, width: 120, height: 60 }));
  expect(corner()).toBe('top right');
  rerender(shown({ x: 300, y: 300, width: 120, height: 60 }));
  expect(corner()).toBe('bottom right');
  // in both
  rerender(shown({ x: 640, y: 100, width: 120, height: 450 }));
  expect(corner()).toBeUndefined();
});

it('a forma que passa a outra raia vem à vista', async () => {
  const drawing = await begun();
  const task = addAfter(drawing, 'atividade', undefined);
  const first = addBand(drawing, 'raia', undefined);
  const lanes = [first];
  for (let one = 0; one < 5; one += 1) lanes.push(addBand(drawing, 'raia', lanes.at(-1)));
  putInLane(drawing, task, first);
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, 0, 800, 400));
  onTestFinished(() => box.mockRestore());
  let store: Store | undefined;
  const nothing = (): undefined => undefined;
  const never = (): Promise<undefined> => Promise.resolve(undefined);
  const chosen = [task];
  const wrong = new Set<string>();
  const Paper = ({ turn }: { readonly turn: number }) => {
    store = useStoreApi();
    return (
      <Canvas
        drawing={drawing}
        names={drawnFlow}
        turn={turn}
        taken={0}
        selection={{ chosen, selected: task, choose: nothing, chooseAll: nothing, change: nothing }}
        wrong={wrong}
        linking={useLinking(drawing, nothing)}
        naming={useNaming({ drawing, edit: never, papeis: [], onChoose: nothing })}
        onMove={never}
        onConnect={nothing}
        onMenu={nothing}
        onName={nothing}
        onAdd={nothing}
        onOffer={nothing}
        edit={never}
        onResize={nothing}
        onToggle={nothing}
      />
    );
  };
  let again: () => void = nothing;
  const Changing = () => {
    const [turn, setTurn] = useState(0);
    again = () => setTurn((now) => now + 1);
    return <Paper turn={turn} />;
  };
  renderScreen(
    <ReactFlowProvider>
      <Changing />
    </ReactFlowProvider>,
  );
  act(() => store?.setState({ width: 800, height: 400, fitViewQueued: false }));
  await act(async () => {
    await store?.getState().panZoom?.setViewport({ x: 100, y: 50, zoom: 1 });
  });
  putInLane(drawing, task, lanes.at(-1) ?? '');
  const element = elementOf(drawing, task);
  const bounds = element && boundsOf(drawing, element);
  const bottom = (): number => {
    const [, y, zoom] = store?.getState().transform ?? [0, 0, 1];
    return ((bounds?.y ?? 0) + (bounds?.height ?? 0)) * zoom + y;
  };
  expect(store?.getState().transform).toEqual([100, 50, 1]);
  expect(bottom()).toBeGreaterThan(400);
  act(() => again());
  await vi.waitFor(() => expect(bottom()).toBeLessThan(400));
  expect(screen.getByRole('group', { name: /^Depois de/ })).toBeInTheDocument();
});
