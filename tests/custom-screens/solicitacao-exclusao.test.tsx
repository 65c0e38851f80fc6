import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SolicitacaoExclusao } from '#schemas/shapes/exclusao.ts';
import { SolicitacaoDeExclusao } from '#screens/solicitacao-exclusao/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { windowOf } from './inbox-world.ts';

const pedido = (more: Partial<SolicitacaoExclusao> = {}): SolicitacaoExclusao => ({
  id: 9,
  conteudoId: 4,
  tipo: 2,
  situacao: 'PENDENTE',
  motivo: 'Feito duas vezes',
  pedidaPor: { id: 3, nome: 'Rafael Lins' },
  pedidaEm: '2026-11-20T13:30:00Z',
  conteudo: {
    numero: 'CI 12/2026-CCL',
    assunto: 'Escala',
    versao: 6,
    detentor: { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' },
    autor: 'Rafael Lins',
  },
  acoes: [
    { nome: 'aprovarExclusao', permitida: true },
    { nome: 'recusarExclusao', permitida: true },
  ],
  ...more,
});
const open = (answers: Record<string, Answer>, at = '9/4/2') => {
  const api = fakeApi(answers);
  renderScreen(
    <Routes>
      <Route
        path="/principal/caixa-central/solicitacao-exclusao/:id/:contentId/:tipo"
        element={<SolicitacaoDeExclusao />}
      />
    </Routes>,
    `/principal/caixa-central/solicitacao-exclusao/${at}`,
  );
  return api;
};

beforeAll(() => loadTexts());
beforeEach(() => {
  openSession(helena(['solicitacaoExclusao']));
  windowOf(1440);
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

it('says who asked, when and why, and is not refused without its justification', async () => {
  let now = pedido();
  const { seen } = open({
    'GET solicitacao-exclusao/9': () => ({ payload: now }),
    'POST conteudo/4/ato/recusarExclusao': () => {
      now = pedido({ situacao: 'RECUSADA', justificativa: 'Está certo assim', acoes: [] });
      return { payload: { id: 4, versao: 7, acoes: [] } };
    },
  });
  expect(await screen.findByText('Feito duas vezes')).toBeInTheDocument();
  expect(screen.getAllByText('Rafael Lins')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Recusar a exclusão' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recusar a exclusão?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar a exclusão' }));
  expect(within(dialog).getByText('Justificativa é um campo obrigatório')).toBeInTheDocument();
  expect(seen.some(({ path }) => path.startsWith('conteudo/'))).toBe(false);
  await userEvent.type(within(dialog).getByRole('textbox'), 'Está certo assim');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar a exclusão' }));
  expect(await screen.findByText('Recusado: o documento segue como estava.')).toBeInTheDocument();
  expect(screen.getByText('Está certo assim')).toBeInTheDocument();
  expect(seen.find(({ path }) => path.startsWith('conteudo/'))?.body).toEqual({
    payload: { versao: 6, motivo: 'Está certo assim' },
  });
});

it('shows why who asked may not approve, and what was decided of what is gone', async () => {
  open({
    'GET solicitacao-exclusao/9': {
      payload: pedido({
        acoes: [{ nome: 'aprovarExclusao', permitida: false, motivo: 'Quem pediu não aprova.' }],
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aprovar a exclusão' }));
  expect(await screen.findByText('Quem pediu não aprova.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Aprovar a exclusão?' })).toBeNull();
  cleanup();
  const { conteudo: _gone, ...rest } = pedido({ situacao: 'CONFIRMADA', acoes: [] });
  open({ 'GET solicitacao-exclusao/9': { payload: rest } });
  expect(await screen.findByText('Aprovado por duas pessoas: o documento foi excluído.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Abrir o documento' })).toBeNull();
});

it('is nothing where the parts of its address do not belong together', async () => {
  open({ 'GET solicitacao-exclusao/9': { payload: pedido() } }, '9/5/2');
  await waitFor(() =>
    expect(
      screen.getByText('Este pedido de exclusão não existe ou está fora do seu alcance'),
    ).toBeInTheDocument(),
  );
});
