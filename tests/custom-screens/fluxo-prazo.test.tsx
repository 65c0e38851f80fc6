import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReactFlow, ReactFlowProvider } from 'reactflow';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ContextPad } from '#screens/fluxo-gerenciar/components/ContextPad.tsx';
import { Prazo } from '#screens/fluxo-gerenciar/components/Prazo.tsx';
import { Tempo } from '#screens/fluxo-gerenciar/components/Tempo.tsx';
import { boundsOf, elementOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { timerText } from '#screens/fluxo-gerenciar/say.ts';
import { Deadlines, useDeadline } from '#screens/fluxo-gerenciar/use-deadline.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { begun } from './flow-drawing.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

it('o prazo de uma atividade conta-se em dias ou em dias úteis, e diz em que dia venceria', async () => {
  // a Wednesday; Friday is a holiday there
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const kept = vi.fn();
  const Kept = () => {
    const [value, setValue] = useState({ prazoDias: undefined as number | undefined, prazoUteis: false });
    return (
      <Prazo
        value={value}
        semExpediente={['2026-11-20']}
        onChange={(said) => {
          kept(said);
          setValue((now) => ({ ...now, ...said }));
        }}
      />
    );
  };
  renderScreen(<Kept />);
  expect(screen.getByText('Se cair em dia sem expediente, passa ao seguinte.')).toBeVisible();
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Prazo' }), '3{Enter}');
  expect(kept).toHaveBeenLastCalledWith({ prazoDias: 3 });
  expect(screen.getByText(/vence em 21\/11\/2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /Contado em/ }));
  await userEvent.click(screen.getByRole('option', { name: 'dias úteis' }));
  expect(kept).toHaveBeenLastCalledWith({ prazoUteis: true });
  expect(
    screen.getByText('Começando hoje, vence em 24/11/2026, pelo calendário da sua unidade.'),
  ).toBeVisible();
});

it('o prazo que vence se põe na paleta da atividade, e pergunta-se logo quanto tempo', async () => {
  const drawing = await begun();
  const task = addAfter(drawing, 'atividade', undefined);
  const show = vi.fn();
  const Paper = () => {
    const [chosen, choose] = useState<string | undefined>(task);
    const put = useDeadline({ edit: async (change) => change(drawing), choose, show });
    const element = elementOf(drawing, chosen);
    const bounds = element && boundsOf(drawing, element);
    if (!element || !bounds) return null;
    return (
      <ReactFlowProvider>
        <Deadlines value={put}>
          <ReactFlow
            nodes={[{ id: element.id, position: { x: 0, y: 0 }, data: {}, width: 10, height: 10 }]}
            edges={[]}
          />
          {chosen === task ? (
            <ContextPad
              drawing={drawing}
              element={element}
              bounds={bounds}
              box={undefined}
              onAdd={vi.fn()}
              onMore={vi.fn()}
              onLink={vi.fn()}
            />
          ) : (
            <Tempo value={timerText(element)} semExpediente={[]} onChange={vi.fn()} />
          )}
        </Deadlines>
      </ReactFlowProvider>
    );
  };
  renderScreen(<Paper />);
  await userEvent.click(await screen.findByRole('button', { name: 'Incluir prazo que vence' }));
  const field = await screen.findByRole('spinbutton', { name: 'Quantos' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue(5);
  expect(show).toHaveBeenCalledTimes(1);
});
