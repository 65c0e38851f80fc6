import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DadosPessoais } from '#screens/dados-pessoais/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page } from './inbox-world.ts';

describe('what is kept of a person', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => openSession(helena(['dadosPessoaisConsultar'])));
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  it('is asked by the person, and says of each content why, on what ground and for how long', async () => {
    const { seen } = fakeApi({
      'GET dossie/interessados': page([{ id: 9, rotulo: 'Ana Prado' }]),
      'GET dossie/dados-pessoais/9': {
        payload: {
          pessoa: {
            id: 9,
            nome: 'Ana Prado',
            documento: '28491736000',
            cadastro: ['cpf', 'email'],
            contaExterna: true,
            contaInterna: false,
          },
          haMais: false,
          itens: [
            {
              id: 80,
              tipo: 8,
              rotulo: 'Dossiê funcional 1/2026-SGP',
              assunto: 'Vida de Ana',
              unidade: 'SGP',
              porque: ['DOSSIE'],
              fundamentos: ['LGPD, art. 7º, II'],
              classe: '210 - Vida funcional',
              guarda: '5 anos no arquivo corrente',
            },
            {
              id: 4,
              tipo: 2,
              rotulo: 'Ofício 4/2026-SGP',
              assunto: 'Férias',
              unidade: 'SGP',
              porque: ['INTERESSADO'],
              fundamentos: [],
            },
          ],
        },
      },
      'GET dossie/dados-pessoais/9/pdf': { status: 200, body: '%PDF-1.7' },
    });
    renderScreen(<DadosPessoais />, '/administracao/dados-pessoais');
    expect(await screen.findByText('Escolha a pessoa')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Pessoa' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Prado' }));
    const row = within(await screen.findByRole('row', { name: /Vida de Ana/ }));
    expect(row.getByText('LGPD, art. 7º, II')).toBeVisible();
    expect(row.getByText('210 - Vida funcional. 5 anos no arquivo corrente')).toBeVisible();
    expect(row.getByRole('link', { name: 'Vida de Ana' })).toHaveAttribute(
      'href',
      expect.stringContaining('/principal/dossie/consulta/80'),
    );
    expect(
      within(screen.getByRole('row', { name: /Férias/ })).getByText('Sem fundamento escrito'),
    ).toBeVisible();
    expect(screen.getByText('de acesso externo')).toBeVisible();
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Baixar em PDF' }));
    await waitFor(() => expect(seen.some(({ path }) => path === 'dossie/dados-pessoais/9/pdf')).toBe(true));
  });
});
