import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { CorreioDemonstracao } from '#screens/demonstracao/index.tsx';
import { Externo } from '#screens/externo/index.tsx';
import { Login } from '#screens/login/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { ConfirmPerson } from '#src/session/ConfirmPerson.tsx';
import { PasswordElsewhere } from '#src/session/PasswordElsewhere.tsx';
import { closeSession } from '#src/session/session-store.ts';
import { fakeApi, refusal } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';

const chave = 'k'.repeat(43);
const pessoas = [
  { login: 'helena.pires', nome: 'Helena Duarte Pires', papel: 'redige, tramita e assina' },
  { login: 'admin', nome: 'Tiago Bastos Meireles', papel: 'administra o sistema' },
];

beforeAll(() => loadTexts());

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
            texto: 'O código é 123456.\nhttp://127.0.0.1:3000/externo/confirmar#abc',
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
  expect(within(list).getByRole('link')).toHaveAttribute('href', `${location.origin}/externo/confirmar#abc`);
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
  expect(screen.getByText('Entra na hora, com a senha da demonstração, malote-demo.')).toBeVisible();
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

const known = {
  payload: { experimentar: { pessoas, senha: 'malote-demo', correio: '/demonstracao/correio#k' } },
};
const said = 'Na demonstração, a senha das pessoas é malote-demo.';

it('says the password beside whatever asks for it, and nothing outside the demonstration', async () => {
  fakeApi({ 'GET tema': known });
  const shown = renderScreen(
    <>
      <PasswordElsewhere />
      <ConfirmPerson por="SENHA" onSettle={() => undefined} />
    </>,
  );
  expect(await screen.findAllByText(said)).toHaveLength(2);
  shown.unmount();
  fakeApi({ 'GET tema': { payload: {} } });
  renderScreen(<ConfirmPerson por="SENHA" onSettle={() => undefined} />);
  expect(await screen.findByLabelText('Confirme a sua senha')).toBeVisible();
  expect(screen.queryByText(said)).toBeNull();
});

it('leads somebody from outside to the mail with the code, in another tab', async () => {
  fakeApi({
    'GET tema': known,
    'GET externo/quem': { payload: {} },
    'GET externo/opcoes': { payload: { cadastroAberto: true, aprovacao: false } },
    'POST externo/entrada': {
      payload: { desafio: 'd', para: 'a…@correio.exemplo', expiraEm: '2099-11-20T13:30:00Z' },
    },
  });
  renderScreen(<Externo />, '/externo');
  await userEvent.type(await screen.findByLabelText(/E-mail/), 'ana@correio.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'malote-demo{Enter}');
  await screen.findByRole('heading', { name: 'Digite o código' });
  const mail = screen.getByRole('link', { name: 'Correio da demonstração' });
  expect(mail).toHaveAttribute('href', '/demonstracao/correio#k');
  expect(mail).toHaveAttribute('target', '_blank');
});
