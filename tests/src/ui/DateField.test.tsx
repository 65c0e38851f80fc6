import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DateRange } from '#src/ui/date-text.ts';
import '#src/ui/CalendarPanel.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { DateRangeField } from '#src/ui/DateRangeField.tsx';
import { renderScreen } from '../render-screen.tsx';

const One = (props: { readonly start?: string; readonly blockPast?: boolean }) => {
  const [value, setValue] = useState(props.start);
  return (
    <>
      <DateField label="Prazo" value={value} onChange={setValue} blockPast={props.blockPast} />
      <output aria-label="valor">{value ?? 'nada'}</output>
    </>
  );
};
const Range = () => {
  const [value, setValue] = useState<DateRange>();
  return (
    <>
      <DateRangeField label="Período" value={value} onChange={setValue} />
      <output aria-label="valor">{value ? `${value.inicio}/${value.fim}` : 'nada'}</output>
    </>
  );
};
const valor = (): string => screen.getByLabelText('valor').textContent ?? '';
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-18T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('the field of one day', () => {
  it('masks what is typed and gives the day when it is whole', async () => {
    renderScreen(<One />);
    await userEvent.type(field('Prazo'), '2011');
    expect(field('Prazo')).toHaveValue('20/11');
    expect(valor()).toBe('nada');
    await userEvent.type(field('Prazo'), '2026');
    expect(field('Prazo')).toHaveValue('20/11/2026');
    expect(valor()).toBe('2026-11-20');
    expect(field('Prazo')).toHaveAttribute('maxlength', '10');
  });

  it('says what is wrong, below the field, and keeps the former day', async () => {
    renderScreen(<One start="2026-11-20" />);
    await userEvent.clear(field('Prazo'));
    expect(valor()).toBe('nada');
    await userEvent.type(field('Prazo'), '31022026');
    expect(field('Prazo')).toHaveAccessibleDescription('Confira a data: ela não existe no calendário.');
    expect(field('Prazo')).toBeInvalid();
    expect(valor()).toBe('nada');
  });

  it('asks for the rest of an unfinished day on leaving', async () => {
    renderScreen(<One />);
    await userEvent.type(field('Prazo'), '2011');
    await userEvent.tab();
    expect(field('Prazo')).toHaveAccessibleDescription('Complete a data: DD/MM/AAAA.');
  });

  it('refuses past days when told: tomorrow is the first', async () => {
    renderScreen(<One blockPast />);
    await userEvent.type(field('Prazo'), '18112026');
    expect(field('Prazo')).toHaveAccessibleDescription('Escolha uma data a partir de 19/11/2026.');
    await userEvent.clear(field('Prazo'));
    await userEvent.type(field('Prazo'), '19112026');
    expect(valor()).toBe('2026-11-19');
    expect(field('Prazo')).toBeValid();
  });

  it('clears', async () => {
    renderScreen(<One start="2026-11-20" />);
    await userEvent.click(screen.getByRole('button', { name: 'Limpar a data' }));
    expect(valor()).toBe('nada');
    expect(field('Prazo')).toHaveValue('');
  });

  it('opens a calendar whose week begins on Monday', async () => {
    renderScreen(<One start="2026-11-20" />);
    await userEvent.click(screen.getByRole('button', { name: 'Escolher no calendário' }));
    const days = await screen.findAllByRole('columnheader');
    expect(days.map((day) => day.textContent)).toEqual(['S', 'T', 'Q', 'Q', 'S', 'S', 'D']);
    expect(days[0]).toHaveAccessibleName(/segunda/i);
    await userEvent.click(screen.getByRole('gridcell', { name: '25' }));
    expect(valor()).toBe('2026-11-25');
    expect(field('Prazo')).toHaveValue('25/11/2026');
  });
});

describe('the field of a period', () => {
  it('takes both days under one mask of 23 characters', async () => {
    renderScreen(<Range />);
    await userEvent.type(field('Período'), '18112026');
    await userEvent.tab();
    expect(field('Período')).toHaveAccessibleDescription('Informe o início e o fim do período.');
    await userEvent.type(field('Período'), '30112026');
    expect(field('Período')).toHaveValue('18/11/2026 a 30/11/2026');
    expect(field('Período')).toHaveAttribute('maxlength', '23');
    expect(valor()).toBe('2026-11-18/2026-11-30');
  });

  it('takes two picks of the calendar, in whatever order', async () => {
    renderScreen(<Range />);
    await userEvent.click(screen.getByRole('button', { name: 'Escolher no calendário' }));
    await userEvent.click(await screen.findByRole('gridcell', { name: '25' }));
    expect(screen.getByText('Escolha o fim do período.')).toBeInTheDocument();
    expect(valor()).toBe('nada');
    await userEvent.click(screen.getByRole('gridcell', { name: '20' }));
    expect(valor()).toBe('2026-11-20/2026-11-25');
  });
});
