import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { CorreioDemonstracao } from '#screens/demonstracao/index.tsx';
import { Login } from '#screens/login/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession } from '#src/session/session-store.ts';
import { fakeApi, refusal } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';

const chave = 'k'.repeat(43);
const pessoas = [
  { login: 'helena.pires', nome: 'Helena Duarte Pires', papel: 'redige, tramita e assina' },
  { login: 'admin', nome: 'Tiago Bastos Meireles', papel: 'administra o sistema' },
];

beforeAll(() => loadTexts('demonstracao', 'entrada'));

it('shows the mails with their addresses, and finds one by who receives it', async () => {
  fakeApi({
    'GET tema': { payload: {} },
    [`GET demonstracao/correio/${chave}`]: {
      payload: {
        mensagens: [
          {
            id: 2,
            para: 'ana@exemplo.br',
            assunto: 'O seu código',
            texto: 'O código é 123456.\nhttp://localhost:3000/externo/confirmar#abc',
            momento: '2026-11-20T13:30:00Z',
          },
          {
            id: 1,
            para: 'helena@vilaserena.exemplo',
            assunto: 'Prazo',
            texto: 'Vence hoje.',
            momento: '2026-11-20T12:30:00Z',
          },
        ],
      },
    },
  });
  renderScreen(<CorreioDemonstracao />, `/demonstracao/correio#${chave}`);
  const list = await screen.findByRole('region', { name: 'Mensagens, da mais nova à mais antiga' });
  expect(within(list).getByText(/O código é 123456/)).toBeVisible();
  expect(within(list).getByRole('link')).toHaveAttribute(
    'href',
    'http://localhost:3000/externo/confirmar#abc',
  );
  expect(within(list).getByText('Vence hoje.')).not.toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'helena');
  expect(within(list).queryByText('O seu código')).toBeNull();
  expect(within(list).getByText('Prazo')).toBeVisible();
});

it('says why an address does not open it', async () => {
  fakeApi({
    'GET tema': { payload: {} },
    'GET demonstracao/correio/-': refusal(404, { codigo: 'naoEncontrado' }),
  });
  renderScreen(<CorreioDemonstracao />, '/demonstracao/correio');
  expect(await screen.findByText('Este endereço não abre o correio')).toBeVisible();
});

it('enters in one click as one of the people, where everybody may know the password', async () => {
  const { seen } = fakeApi({
    'GET tema': {
      payload: { experimentar: { pessoas, senha: 'malote-demo', correio: '/demonstracao/correio#k' } },
    },
    'POST login': { payload: helena() },
  });
  renderScreen(<Login />, '/login');
  expect(await screen.findByRole('link', { name: 'Correio da demonstração' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Helena Duarte Pires/ }));
  await expect.poll(address).toBe('/');
  expect(seen.find(({ path }) => path === 'login')?.body).toEqual({
    payload: { login: 'helena.pires', senha: 'malote-demo' },
  });
  closeSession();
});

it('asks for the password alone where only the terminal says it', async () => {
  fakeApi({ 'GET tema': { payload: { experimentar: { pessoas } } } });
  renderScreen(<Login />, '/login');
  await userEvent.click(await screen.findByRole('button', { name: /Tiago Bastos Meireles/ }));
  expect(screen.getByLabelText(/Usuário/)).toHaveValue('admin');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
});
