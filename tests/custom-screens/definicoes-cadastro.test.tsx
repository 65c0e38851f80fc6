import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DefinicoesCadastro } from '#screens/definicoes-cadastro/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts('cadastro', 'definicoes'));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const administrator = () => {
  const session = helena();
  session.dados.perfilAcesso.administrador = true;
  return session;
};
const answers = {
  'GET registro/recusas': {
    payload: [
      {
        arquivo: '/instalacao/cadastros/material.json',
        lugar: '/list/columns/0',
        motivo: 'o campo naoExiste não existe',
        comando: 'malote registros aplicar material --perder',
        desde: '2026-11-20T12:00:00Z',
      },
    ],
  },
  'GET registro/aplicados': {
    payload: [
      {
        nome: 'cidade',
        titulo: 'Cidades',
        arquivo: '/produto/resources/cidade.json',
        versao: 3,
        aplicadaEm: '2026-11-20T12:00:00Z',
      },
    ],
  },
  'GET registro/migracoes': {
    payload: {
      itens: [
        {
          id: 2,
          nome: 'cidade',
          versao: 3,
          comandos: ['alter table "registro"."cidade" add column "bairro" text'],
          aplicadaEm: '2026-11-20T12:00:00Z',
        },
        { id: 1, nome: 'sala', versao: 2, removido: true, comandos: [], aplicadaEm: '2026-11-19T12:00:00Z' },
      ],
      total: 2,
      totalExato: true,
    },
  },
};

describe('the screen about the definitions of registers', () => {
  it('says to an administrator what is in force, what was refused and why, and what was done', async () => {
    openSession(administrator());
    fakeApi(answers);
    renderScreen(<DefinicoesCadastro />);
    expect(await screen.findByText('material.json')).toHaveAttribute(
      'title',
      '/instalacao/cadastros/material.json',
    );
    expect(screen.getByText('/list/columns/0')).toBeInTheDocument();
    expect(screen.getByText('o campo naoExiste não existe')).toBeInTheDocument();
    expect(screen.getByText(/malote registros aplicar material/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Cidades cidade cidade\.json 3/ })).toBeInTheDocument();
    expect(screen.getByText('sala, removido')).toBeInTheDocument();
    await userEvent.click(screen.getByText('1 comando'));
    expect(screen.getByText(/add column "bairro" text/)).toBeVisible();
  });

  it('is closed to everybody else, who asks the server for nothing', () => {
    openSession(helena());
    const { seen } = fakeApi(answers);
    renderScreen(<DefinicoesCadastro />);
    expect(screen.getByText('Você não tem acesso a este conteúdo')).toBeInTheDocument();
    expect(seen).toEqual([]);
  });
});
