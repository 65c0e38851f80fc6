import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Transferencia } from '#screens/transferencia/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';
import { page, waitingItem } from './inbox-world.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações', ativo: true };
const dpa = { id: 4, sigla: 'DPA', nome: 'Protocolo e Arquivo', ativo: true };
const setur = { id: 5, sigla: 'SETUR', nome: 'Turismo', ativo: false };

const signIn = (marcas: string[]): void => {
  const session = helena();
  openSession({ ...session, dados: { ...session.dados, usuario: { ...session.dados.usuario, marcas } } });
};

beforeAll(() => loadTexts());
beforeEach(() => signIn(['transferirConteudosUnidades']));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const open = (answer: Answer = { payload: { id: 7 } }) => {
  const api = fakeApi({
    'GET transferencia/unidades': page([ccl, dpa, setur]),
    'GET transferencia/conteudos': page([
      { item: waitingItem(1), permitido: true },
      { item: waitingItem(2), permitido: false, motivo: 'O documento está em trâmite.' },
    ]),
    'POST transferencia': answer,
    'POST login/atualizar-token': { payload: {} },
  });
  renderScreen(
    <Routes>
      <Route path="/principal/transferencia" element={<Transferencia />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    '/principal/transferencia',
  );
  return api;
};
const choose = async (field: string, unidade: RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: unidade }));
};

it('mostra o que passa e por que o resto não, pede o motivo, confirma e leva ao lote', async () => {
  const { seen } = open();
  const transfer = screen.getByRole('button', { name: 'Transferir' });
  await userEvent.click(transfer);
  expect(screen.getByText('Escolha as duas unidades, uma diferente da outra.')).toBeVisible();
  expect(screen.getByText('Escreva o motivo.')).toBeVisible();
  await choose('De', /CCL/);
  const list = await screen.findByRole('list', { name: 'O que CCL tem' });
  expect(within(list).getByText('O documento está em trâmite.')).toBeVisible();
  const boxes = within(list).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true]);
  // a unit that closed may still have something, and takes nothing
  await userEvent.click(screen.getByRole('combobox', { name: 'Para' }));
  expect(screen.queryByRole('option', { name: /SETUR/ })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: /DPA/ }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'Mudou de casa');
  expect(screen.getByText('Todos os 2 da lista')).toBeVisible();
  await userEvent.click(within(list).getAllByRole('checkbox')[0] ?? list);
  expect(screen.getByText('1 escolhido')).toBeVisible();
  await userEvent.click(transfer);
  const question = await screen.findByRole('dialog', { name: 'Transferir 1 item de CCL a DPA?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Transferir' }));
  expect(await screen.findByText('outra tela')).toBeVisible();
  expect(address()).toBe('/principal/caixa-central/atos-em-lote/7');
  expect(seen.find(({ method, path }) => method === 'POST' && path === 'transferencia')?.body).toEqual({
    payload: { deUnidadeId: 3, paraUnidadeId: 4, motivo: 'Mudou de casa', ids: [1] },
  });
});

it('mostra a recusa do servidor e guarda o que se escreveu', async () => {
  const view = open(
    refusal(422, { erros: [{ campo: 'paraUnidadeId', mensagem: 'Esta unidade está inativa.' }] }),
  );
  await choose('De', /CCL/);
  await choose('Para', /DPA/);
  await userEvent.type(screen.getByLabelText('Motivo'), 'Mudou');
  await screen.findByRole('list', { name: 'O que CCL tem' });
  await userEvent.click(screen.getByRole('button', { name: 'Transferir' }));
  const question = await screen.findByRole('dialog', { name: 'Transferir 2 itens de CCL a DPA?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Transferir' }));
  expect(await screen.findByText('Esta unidade está inativa.')).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Mudou');
  expect(view.seen.find(({ method, path }) => method === 'POST' && path === 'transferencia')?.body).toEqual({
    payload: { deUnidadeId: 3, paraUnidadeId: 4, motivo: 'Mudou' },
  });
});

it('sem a marca a tela diz que não se abre', () => {
  signIn([]);
  open();
  expect(screen.queryByRole('combobox')).toBeNull();
});
