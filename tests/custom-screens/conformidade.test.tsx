import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Requisito } from '#schemas/shapes/conformidade.ts';
import { Conformidade } from '#screens/conformidade/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

const requisitos: readonly Requisito[] = [
  {
    numero: '1.1.1',
    capitulo: 1,
    grau: 'O',
    texto: 'Cada classe tem os seus atributos.',
    situacao: 'ATENDIDO',
    provas: [{ arquivo: 'tests/a.test.ts', titulo: 'tem os seus atributos' }],
  },
  {
    numero: '4.2.6',
    capitulo: 4,
    grau: 'O',
    texto: 'Acha-se por assunto e classificação.',
    situacao: 'EM_PARTE',
    falta: 'O campo da classificação.',
    provas: [{ arquivo: 'tests/b.test.ts', titulo: 'estreita o que se acha' }],
  },
  {
    numero: '7.11.1',
    capitulo: 7,
    grau: 'AD',
    texto: 'Examina-se contra vírus.',
    situacao: 'NAO_ATENDIDO',
    falta: 'Não se liga um antivírus.',
    provas: [],
  },
];

describe('a conformidade', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => openSession(helena(['conformidadeConsultar'])));
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  const shown = () =>
    within(screen.getByRole('list', { name: 'Requisitos' }))
      .getAllByText(/^\d\.\d+\.\d+$/)
      .map(({ textContent }) => textContent);

  it('conta, filtra por situação, grau, capítulo e palavra, e abre o que prova cada um', async () => {
    fakeApi({ 'GET conformidade': { payload: { versao: '5.3.1', build: 'abc', requisitos } } });
    renderScreen(<Conformidade />, '/administracao/conformidade');
    expect(await screen.findByText(/da versão 5\.3\.1 \(build abc\)/)).toBeVisible();
    expect(shown()).toEqual(['1.1.1', '4.2.6', '7.11.1']);
    await userEvent.click(screen.getByRole('tab', { name: 'Não atendidos 1' }));
    expect(shown()).toEqual(['7.11.1']);
    await userEvent.click(screen.getByRole('tab', { name: 'Todas 3' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Grau' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Obrigatório' }));
    expect(shown()).toEqual(['1.1.1', '4.2.6']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Capítulo' }));
    await userEvent.click(await screen.findByRole('option', { name: '4. Pesquisa' }));
    expect(shown()).toEqual(['4.2.6']);
    await userEvent.click(screen.getByText('4.2.6'));
    expect(screen.getByText('estreita o que se acha')).toBeVisible();
    expect(screen.getByText('tests/b.test.ts')).toBeVisible();
    expect(screen.getByText(/O campo da classificação/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Procurar um requisito' }), 'virus');
    expect(await screen.findByText('Nenhum requisito')).toBeVisible();
  });

  it('sai em PDF e em CSV', async () => {
    const { seen } = fakeApi({
      'GET conformidade': { payload: { versao: '5.3.1', build: 'abc', requisitos } },
      'GET conformidade/exportar': { status: 200, body: 'x' },
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    renderScreen(<Conformidade />, '/administracao/conformidade');
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar em PDF' }));
    await userEvent.click(screen.getByRole('button', { name: 'Baixar em CSV' }));
    await waitFor(() =>
      expect(
        seen.filter(({ path }) => path === 'conformidade/exportar').map(({ query }) => query.get('formato')),
      ).toEqual(['pdf', 'csv']),
    );
  });
});
