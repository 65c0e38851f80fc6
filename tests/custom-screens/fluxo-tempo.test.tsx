import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { readTimer } from '#schemas/fluxo/timer.ts';
import { Tempo } from '#screens/fluxo-gerenciar/components/Tempo.tsx';
import { durationIso, oneDuration, timerOf } from '#screens/fluxo-gerenciar/timer-words.ts';
import { timerWords } from '#src/conteudo/fluxo/timer-words.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

it('um número e uma unidade são uma duração, e ela volta a ser os dois', () => {
  for (const unidade of ['segundos', 'minutos', 'horas', 'dias', 'semanas', 'meses', 'anos'] as const)
    for (const numero of [1, 2, 12, 90]) {
      const iso = durationIso({ numero, unidade });
      expect(oneDuration(iso)).toEqual({ numero, unidade });
      expect(readTimer({ timeDuration: iso })).toMatchObject({ kind: 'duracao' });
      expect(timerOf(timerWords(iso))).toBe(iso);
    }
  for (const numero of [1, 12]) {
    const said = durationIso({ numero, unidade: 'uteis' });
    expect(oneDuration(said)).toEqual({ numero, unidade: 'uteis' });
    expect(readTimer({ timeDuration: said })).toEqual({ kind: 'uteis', days: numero });
    expect(timerOf(timerWords(said))).toBe(said);
  }
  for (const other of ['P1DT2H', 'PT1.5H', 'P0D', '2026-12-31', '=prazo', ''])
    expect(oneDuration(other)).toBeUndefined();
});

/** Answers what was kept last. */
const shown = (first: string): (() => string) => {
  let kept = first;
  const Kept = () => {
    const [value, setValue] = useState(first);
    return (
      <Tempo
        value={value}
        semExpediente={['2026-11-20']}
        onChange={(iso) => {
          kept = iso;
          setValue(iso);
        }}
      />
    );
  };
  renderScreen(<Kept />);
  return () => kept;
};
const pick = async (label: RegExp, option: string): Promise<void> => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

it('a duração escolhe-se, e a data que daria é dita', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const kept = shown('P5D');
  expect(screen.getByText('Começando agora, vence em 23/11/2026.')).toBeVisible();
  const many = screen.getByRole('spinbutton', { name: 'Quantos' });
  await userEvent.clear(many);
  await userEvent.type(many, '8{Enter}');
  await pick(/Unidade/, 'horas');
  expect(kept()).toBe('PT8H');
  expect(screen.getByText('Começando agora, vence em 18/11/2026 17:00.')).toBeVisible();
  // Friday is a holiday there
  await pick(/Unidade/, 'dias úteis');
  expect(kept()).toBe('=dias úteis(8)');
  expect(screen.getByText('Começando agora, vence em 01/12/2026.')).toBeVisible();
});

it('um dia tem hora se alguém a diz, e o resto abre como se escreveu', async () => {
  const kept = shown('2026-12-31');
  await userEvent.type(screen.getByRole('textbox', { name: 'Hora' }), '9h30{Enter}');
  expect(kept()).toBe('2026-12-31T09:30');
  cleanup();
  const other = shown('P1DT12H');
  const field = screen.getByRole('textbox', { name: 'Duração ou data' });
  expect(field).toHaveValue('1 dia e 12 horas');
  await userEvent.clear(field);
  await userEvent.type(field, '2 semanas{Enter}');
  expect(other()).toBe('P2W');
  expect(screen.getByRole('spinbutton', { name: 'Quantos' })).toHaveValue(2);
});
