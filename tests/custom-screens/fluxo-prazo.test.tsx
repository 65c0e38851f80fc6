import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Prazo } from '#screens/fluxo-gerenciar/components/Prazo.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
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
