import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Login } from '#screens/login/index.tsx';
import { HelpHost } from '#src/app/help/HelpHost.tsx';
import { getToken } from '#src/data/token.ts';
import { closeSession, getSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

const open = (login: Answer, at = '/login') => {
  const api = fakeApi({
    'POST login': login,
    'GET tema': {
      payload: { organizacao: 'Prefeitura de Vila Serena', versao: '5.3.1', fontSizeDefault: 14 },
    },
  });
  renderScreen(<Login />, at);
  return api;
};
const fill = async (user: string, password: string): Promise<void> => {
  if (user) await userEvent.type(screen.getByLabelText('Usuário'), user);
  if (password) await userEvent.type(screen.getByLabelText('Senha'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};
const address = (): string => screen.getByLabelText('endereço').textContent ?? '';

afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('begins the session and goes where the person wanted', async () => {
    const { seen } = open({ payload: helena() }, '/login?redirectUrl=%2Fadministracao%2Fcidade%3Fq%3Dminas');
    await fill('helena.pires', 'segredo');
    await vi.waitFor(() => expect(address()).toBe('/administracao/cidade?q=minas'));
    expect(seen.find(({ path }) => path === 'login')?.body).toEqual({
      payload: { login: 'helena.pires', senha: 'segredo' },
    });
    expect(getToken()).toBe('token-da-helena');
    expect(getSession()?.dados.usuario.nome).toBe('Helena Duarte Pires');
  });

  it.each([true, false])(
    'leads citizens to their area where they may have an account: %s',
    async (cadastroExterno) => {
      fakeApi({ 'GET tema': { payload: { titulo: 'Malote', cadastroExterno } } });
      renderScreen(<Login />, '/login');
      await screen.findByRole('link', { name: 'Verificar documento' });
      const way = (): HTMLElement | null =>
        screen.queryByRole('link', { name: 'Pedir e acompanhar serviços' });
      if (cadastroExterno) await vi.waitFor(() => expect(way()).toHaveAttribute('href', '/externo'));
      else expect(way()).toBeNull();
    },
  );

  it('has a button for the help of this page, which stays beside the form', async () => {
    fakeApi({ 'GET tema': { payload: {} } });
    renderScreen(
      <>
        <Login />
        <HelpHost />
      </>,
      '/login',
    );
    const button = screen.getByRole('button', { name: 'Ajuda (?)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const panel = await screen.findByRole('complementary', { name: 'Ajuda' });
    expect(await within(panel).findByRole('heading', { name: 'Entrar' })).toBeVisible();
    expect(within(panel).getByText('Esqueci minha senha')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('complementary', { name: 'Ajuda' })).toBeNull();
    expect(button).toHaveFocus();
  });

  it('shows the terms before anybody enters under them', async () => {
    fakeApi({ 'GET tema': { payload: {} }, 'GET tema/termos': { payload: { texto: 'Só para o serviço.' } } });
    renderScreen(<Login />, '/login');
    await userEvent.click(screen.getByRole('button', { name: 'Termos de uso' }));
    const terms = await screen.findByRole('dialog', { name: 'Termos de uso' });
    expect(await within(terms).findByText('Só para o serviço.')).toBeInTheDocument();
  });

  it('goes home, and never to another site', async () => {
    open({ payload: helena() }, '/autenticacao?redirectUrl=%2F%2Fmal.example');
    await fill('helena.pires', 'segredo');
    await vi.waitFor(() => expect(address()).toBe('/'));
  });

  it('says what the server says of wrong credentials, and keeps what was typed', async () => {
    open(
      refusal(401, {
        codigo: 'credenciaisInvalidas',
        tipo: 'VALIDACAO',
        descricao: 'Usuário ou senha não conferem. Confira e tente de novo.',
        erros: [],
      }),
    );
    await fill('helena.pires', 'errada');
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuário ou senha não conferem.');
    expect(screen.getByLabelText('Usuário')).toHaveValue('helena.pires');
    expect(screen.getByLabelText('Senha')).toHaveFocus();
    expect(address()).toBe('/login');
  });

  it('says when the server did not answer', async () => {
    open('silence');
    await fill('helena.pires', 'segredo');
    expect(await screen.findByRole('alert')).toHaveTextContent('O servidor não respondeu.');
  });

  it('asks for what is missing without asking the server', async () => {
    const { seen } = open({ payload: helena() });
    await fill('', '');
    expect(screen.getByLabelText('Usuário')).toHaveAccessibleDescription('Informe o usuário.');
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Informe a senha.');
    expect(screen.getByLabelText('Usuário')).toHaveFocus();
    expect(seen.some(({ path }) => path === 'login')).toBe(false);
  });

  it('shows the password and says that Caps Lock is on', async () => {
    open({ payload: helena() });
    const password = screen.getByLabelText('Senha');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar a senha' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.type(password, '{CapsLock}a');
    expect(screen.getByText('A tecla Caps Lock está ligada.')).toBeInTheDocument();
  });

  it('sends who is already in to the home, and names the page and the institution', async () => {
    openSession(helena());
    open({ payload: helena() });
    expect(address()).toBe('/');
    closeSession();
  });

  it('names the institution and the page', async () => {
    open({ payload: helena() });
    expect(await screen.findByText('Prefeitura de Vila Serena')).toBeInTheDocument();
    expect(document.title).toBe('Malote - Entrar');
  });
});
