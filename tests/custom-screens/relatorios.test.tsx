import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Relatorio } from '#schemas/generated.ts';
import { Relatorios } from '#screens/relatorios/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { address, renderScreen } from '../src/render-screen.tsx';

const stays: Relatorio = {
  nome: 'permanencia',
  inicio: '2026-01-01',
  fim: '2026-06-30',
  lidos: 1234,
  todos: false,
  linhas: [
    { chave: '3', rotulo: 'PGM · Procuradoria', valores: [12.5, 40, 9, 2], gargalo: true },
    { chave: '4', rotulo: 'SEGES · Gestão', valores: [3, 8.2, 1500, 0] },
  ],
};

const open = (answer: Answer, at: string) => {
  const api = fakeApi({ 'GET relatorio': answer, 'GET tema': { payload: {} } });
  renderScreen(<Relatorios />, at);
  return api;
};

beforeAll(() => loadTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the reports', () => {
  it('tell each number in a table, with what they count and which unit holds things up', async () => {
    const { seen } = open(
      { payload: stays },
      '/principal/relatorios?nome=permanencia&inicio=2026-01-01&fim=2026-06-30&unidade=x',
    );
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Unidade', 'Mediana (dias)', '90 % em até (dias)', 'Passagens', 'Lá agora']);
    const [slow, quick] = within(table).getAllByRole('row').slice(1);
    expect(slow).toHaveTextContent(/PGM · Procuradoria.*Gargalo.*12,5.*40,0.*9.*2/);
    expect(quick).toHaveTextContent(/SEGES · Gestão3,08,21\.5000/);
    expect(quick).not.toHaveTextContent('Gargalo');
    expect(screen.getByText('De 1234 conteúdos criados de 01/01/2026 a 30/06/2026.')).toBeVisible();
    expect(screen.getByText(/estes são os 1234 mais novos/)).toBeVisible();
    expect(await screen.findByRole('img', { name: /^Gráfico: Tempo em cada unidade/ })).toBeInTheDocument();
    const asked = seen.find(({ path }) => path === 'relatorio')?.query ?? [];
    expect(Object.fromEntries(asked)).toEqual({
      nome: 'permanencia',
      inicio: '2026-01-01',
      fim: '2026-06-30',
    });
  });

  it('keep in the address which one is read', async () => {
    open({ payload: { ...stays, nome: 'tipo', linhas: [] } }, '/principal/relatorios');
    expect(await screen.findByText('Nada a contar')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Relatório' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Prazos cumpridos e atrasados' }));
    await waitFor(() => expect(address()).toBe('/principal/relatorios?nome=prazos'));
  });

  it('say at its field what was refused of the period, and nothing of what was read before', async () => {
    const why = 'O período tem no máximo três anos.';
    open(
      refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Há campos a corrigir.',
        erros: [{ campo: 'fim', mensagem: why }],
      }),
      '/principal/relatorios?nome=tipo&inicio=2020-01-01&fim=2026-06-30',
    );
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
