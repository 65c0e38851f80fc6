import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PassagemDeUsuario } from '#screens/passagem/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';

const grupos = [
  {
    nome: 'conteudos',
    titulo: 'Documentos e processos em posse',
    efeito: 'Passam à pessoa.',
    total: 7,
    exemplos: [{ texto: 'Ofício 221/2026-CCL', rota: 'principal/documento/consulta/41' }],
  },
];
const rafael = { id: 5, versao: 3, nome: 'Rafael Monteiro Lins', ativo: true, grupos };

beforeAll(() => loadTexts('passagem', 'cadastro', 'editor'));
beforeEach(() => openSession(helena()));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const open = (
  situation: object,
  hand: Answer = { payload: { ...rafael, ativo: false, grupos: [] } },
  read: Answer = { payload: situation },
) => {
  const api = fakeApi({
    'GET passagem/usuario/5': read,
    'POST passagem/usuario/5': hand,
    'GET usuario/combo': {
      payload: {
        itens: [
          { id: 5, rotulo: 'Rafael' },
          { id: 9, rotulo: 'Otávio' },
        ],
        total: 2,
        totalExato: true,
      },
    },
  });
  renderScreen(
    <Routes>
      <Route path="/administracao/usuario/passagem/:id" element={<PassagemDeUsuario />} />
    </Routes>,
    '/administracao/usuario/passagem/5',
  );
  return api;
};

it('shows what somebody still has, and hands it over to another with a reason', async () => {
  const { seen } = open(rafael);
  const group = await screen.findByRole('heading', { name: /Documentos e processos em posse/ });
  expect(group).toHaveTextContent('7 itens');
  expect(screen.getByRole('link', { name: 'Ofício 221/2026-CCL' })).toHaveAttribute(
    'href',
    '/principal/documento/consulta/41',
  );
  expect(screen.getByText('e mais 6')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Passar e inativar' }));
  expect(screen.getByText('Escolha quem recebe.')).toBeInTheDocument();
  expect(screen.getByText('Informe o motivo.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Passar à pessoa' }));
  const options = await screen.findByRole('listbox');
  // who hands over is no choice
  expect(await within(options).findAllByRole('option')).toHaveLength(1);
  await userEvent.click(within(options).getByRole('option', { name: 'Otávio' }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'Aposentadoria');
  await userEvent.click(screen.getByRole('button', { name: 'Passar e inativar' }));
  await vi.waitFor(() => expect(address()).toBe('/administracao/usuario/consulta/5'));
  expect(seen.find(({ method, path }) => method === 'POST' && path.startsWith('passagem'))?.body).toEqual({
    payload: { versao: 3, para: 9, motivo: 'Aposentadoria', inativar: true },
  });
});

it('says a refusal in its place and keeps what was typed', async () => {
  open(
    rafael,
    refusal(422, {
      codigo: 'camposInvalidos',
      tipo: 'VALIDACAO',
      descricao: 'Confira os campos indicados.',
      erros: [{ campo: 'para', mensagem: 'Está inativa ou bloqueada. Escolha outra.' }],
    }),
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'Passar à pessoa' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Otávio' }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'Férias');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Inativar a pessoa ao passar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Passar' }));
  expect(await screen.findByText('Está inativa ou bloqueada. Escolha outra.')).toBeInTheDocument();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Férias');
});

it('with nothing to hand over only inactivates', async () => {
  const { seen } = open({ ...rafael, grupos: [] });
  expect(await screen.findByText('Esta pessoa não tem nada a passar.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Motivo'), 'Saiu');
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await vi.waitFor(() => expect(address()).toBe('/administracao/usuario/consulta/5'));
  expect(seen.find(({ method, path }) => method === 'POST' && path.startsWith('passagem'))?.body).toEqual({
    payload: { versao: 3, motivo: 'Saiu', inativar: true },
  });
});

it('who is already inactive hands over and goes on at once, told to whom it went', async () => {
  let reads = 0;
  const inactive = { ...rafael, ativo: false };
  const forever = new Promise<Answer>(() => undefined);
  open(inactive, { payload: { ...inactive, grupos: [] } }, () =>
    reads++ === 0 ? { payload: inactive } : forever,
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'Passar à pessoa' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Otávio' }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'Ficou para trás');
  await userEvent.click(screen.getByRole('button', { name: 'Passar' }));
  expect(await screen.findByText('Tudo passou a Otávio.')).toBeInTheDocument();
  await vi.waitFor(() => expect(address()).toBe('/administracao/usuario/consulta/5'));
});
