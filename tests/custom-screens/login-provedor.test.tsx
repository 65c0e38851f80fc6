import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Login } from '#screens/login/index.tsx';
import { getToken } from '#src/data/token.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { signOut } from '#src/session/acts.ts';
import * as navigation from '#src/session/navigation.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';

const theme = { organizacao: 'Vila Serena', versao: '5.3.1', provedor: { nome: 'a conta da Prefeitura' } };
const chave = 'c'.repeat(43);

beforeAll(() => loadTexts('entrada'));
afterEach(() => {
  closeSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (at: string, answers: Record<string, Answer>) => {
  const api = fakeApi({ 'GET tema': { payload: theme }, ...answers });
  renderScreen(<Login />, at);
  return api;
};

it('leaves for the provider with the wanted page kept, and comes back to it once', async () => {
  const left = vi.spyOn(navigation, 'leaveFor').mockReturnValue(undefined);
  const go = { payload: { endereco: 'https://entrar.exemplo/auth?x=1', chave } };
  open('/login?redirectUrl=%2Fadministracao%2Fcidade', { 'POST login/provedor/iniciar': go });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar com a conta da Prefeitura' }));
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('https://entrar.exemplo/auth?x=1'));
  document.body.replaceChildren();
  const { seen } = open('/autenticacao?code=abc&state=def', {
    'POST login/provedor/concluir': { payload: helena() },
  });
  await vi.waitFor(() => expect(address()).toBe('/administracao/cidade'));
  expect(seen.find(({ path }) => path === 'login/provedor/concluir')?.body).toEqual({
    payload: { resposta: 'code=abc&state=def', chave },
  });
  expect(getToken()).toBe('token-da-helena');
  expect(sessionStorage.length).toBe(0);
});

it('says why it did not come in, on the form where one may try again', async () => {
  sessionStorage.setItem('malote.provedor', JSON.stringify({ chave, wanted: '//mal.exemplo' }));
  open('/autenticacao?error=access_denied&state=def', {
    'POST login/provedor/concluir': refusal(401, {
      codigo: 'provedorRecusou',
      tipo: 'AVISO',
      descricao: 'A entrada pelo provedor não foi autorizada: access_denied.',
      erros: [],
    }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('não foi autorizada');
  expect(screen.getByLabelText('Usuário')).toBeInTheDocument();
  expect(address()).toBe('/autenticacao');
});

it('keeps what is typed after a refused return, and lets another person enter where a code is still asked', async () => {
  const pendente = { etapa: 'CODIGO', meio: 'APLICATIVO', desafio: 'd'.repeat(43) };
  const steps = refusal(401, {
    codigo: 'codigoNecessario',
    tipo: 'AVISO',
    descricao: 'Informe o código.',
    payload: pendente,
    erros: [],
  });
  const wrong = refusal(401, {
    codigo: 'credenciaisInvalidas',
    tipo: 'AVISO',
    descricao: 'Usuário ou senha não conferem.',
    erros: [],
  });
  open('/autenticacao?code=abc&state=def', { 'POST login/provedor/concluir': steps, 'POST login': wrong });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar com outro usuário' }));
  await userEvent.type(screen.getByLabelText('Usuário'), 'helena.pires');
  await userEvent.type(screen.getByLabelText('Senha'), 'errada{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('não conferem');
  expect(screen.getByLabelText('Usuário')).toHaveValue('helena.pires');
});

it('who entered by the provider leaves it too when signing out', async () => {
  const left = vi.spyOn(navigation, 'leaveFor').mockReturnValue(undefined);
  fakeApi({ 'POST login/logout': { payload: { endereco: 'https://entrar.exemplo/sair' } } });
  openSession(helena());
  await signOut();
  expect(left).toHaveBeenCalledWith('https://entrar.exemplo/sair');
  expect(getToken()).toBeUndefined();
});
