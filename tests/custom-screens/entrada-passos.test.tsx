import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EsqueciSenha } from '#screens/esqueci-senha/index.tsx';
import { Login } from '#screens/login/index.tsx';
import { RedefinirSenha } from '#screens/redefinir-senha/index.tsx';
import { getToken } from '#src/data/token.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

const address = (): string => screen.getByLabelText('endereço').textContent ?? '';
const button = (name: string) => screen.findByRole('button', { name });
const waiting = (codigo: string, pendente: object): Answer =>
  refusal(codigo === 'codigoNecessario' ? 401 : 403, {
    codigo,
    tipo: 'AVISO',
    descricao: 'Falta um passo.',
    erros: [],
    payload: { desafio: 'd'.repeat(43), expiraEm: '2026-11-20T14:00:00Z', ...pendente },
  });
const about = (campo: string, mensagem: string): Answer =>
  refusal(422, {
    codigo: 'camposInvalidos',
    tipo: 'VALIDACAO',
    descricao: 'Confira.',
    erros: [{ campo, mensagem }],
  });

const open = async (answers: Record<string, Answer>) => {
  const api = fakeApi({ 'GET tema': { payload: {} }, ...answers });
  renderScreen(<Login />, '/login?redirectUrl=%2Fprincipal%2Fcaixa-central');
  await userEvent.type(screen.getByLabelText('Usuário'), 'helena.pires');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(await button('Entrar'));
  return api;
};

beforeAll(() => loadTexts('entrada'));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

describe('a sign-in that lacks a step', () => {
  it('asks for the code, sends it by e-mail when asked, and goes where the person wanted', async () => {
    let tries = 0;
    const { seen } = await open({
      'POST login': waiting('codigoNecessario', { etapa: 'CODIGO', meio: 'APLICATIVO', porEmail: true }),
      'POST login/etapa/codigo': () =>
        tries++ === 0
          ? refusal(422, {
              codigo: 'codigoNaoConfere',
              tipo: 'VALIDACAO',
              descricao: 'O código não confere.',
              erros: [],
            })
          : { payload: helena() },
      'POST login/etapa/enviar-codigo': { payload: { para: 'h•••@vilaserena.exemplo' } },
    });
    const field = await screen.findByLabelText('Código');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(await button('Entrar'));
    expect(field).toHaveAccessibleDescription('Informe o código.');
    await userEvent.type(field, '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('O código não confere.');
    await userEvent.click(await button('Enviar por e-mail'));
    expect(await screen.findByText(/h•••@vilaserena.exemplo/)).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '222222{Enter}');
    await vi.waitFor(() => expect(address()).toBe('/principal/caixa-central'));
    expect(getToken()).toBe('token-da-helena');
    expect(seen.find(({ path }) => path === 'login/etapa/codigo')?.body).toEqual({
      payload: { desafio: 'd'.repeat(43), codigo: '111111' },
    });
  });

  it('has the password changed, typed twice, and says what the server refuses of it', async () => {
    let tries = 0;
    await open({
      'POST login': waiting('trocaDeSenhaNecessaria', {
        etapa: 'SENHA',
        regras: { tamanhoMinimo: 10, forte: false },
      }),
      'POST login/etapa/senha': () =>
        tries++ === 0 ? about('senha', 'Esta senha é comum.') : { payload: helena() },
    });
    const fresh = await screen.findByLabelText('Senha nova');
    expect(fresh).toHaveFocus();
    expect(fresh).toHaveAccessibleDescription(/No mínimo 10 caracteres/);
    await userEvent.click(fresh);
    await userEvent.paste('uma frase só minha');
    await userEvent.click(await button('Trocar e continuar'));
    expect(screen.getByLabelText('Repita a senha nova')).toHaveAccessibleDescription(
      'As duas senhas são diferentes.',
    );
    await userEvent.click(screen.getByLabelText('Repita a senha nova'));
    await userEvent.paste('uma frase só minha');
    await userEvent.click(await button('Trocar e continuar'));
    await vi.waitFor(() => expect(fresh).toHaveAccessibleDescription('Esta senha é comum.'));
    await userEvent.click(await button('Trocar e continuar'));
    await vi.waitFor(() => expect(address()).toBe('/principal/caixa-central'));
  });

  it('enrols a second factor, shows the recovery codes once, and only then goes in', async () => {
    const { seen } = await open({
      'POST login': waiting('segundoFatorNecessario', { etapa: 'SEGUNDO_FATOR', porEmail: true }),
      'POST login/etapa/segundo-fator': {
        payload: {
          meio: 'APLICATIVO',
          segredo: 'ABCDEFGH',
          uri: 'otpauth://x',
          qr: 'data:image/png;base64,AA',
        },
      },
      'POST login/etapa/segundo-fator/confirmar': {
        payload: { codigos: ['aaaaa-bbbbb', 'ccccc-ddddd'], sessao: helena() },
      },
    });
    expect(await screen.findByRole('radio', { name: /Aplicativo/ })).toBeChecked();
    await userEvent.click(await button('Continuar'));
    expect(await screen.findByRole('img', { name: /Código QR/ })).toHaveAttribute(
      'src',
      'data:image/png;base64,AA',
    );
    expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Código'), '123456');
    await userEvent.click(await button('Ativar'));
    const codes = await screen.findByRole('list', { name: 'Códigos de recuperação' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['aaaaa-bbbbb', 'ccccc-ddddd']);
    expect(getToken()).toBeUndefined();
    await userEvent.click(await button('Já guardei os códigos'));
    await vi.waitFor(() => expect(address()).toBe('/principal/caixa-central'));
    expect(seen.find(({ path }) => path === 'login/etapa/segundo-fator')?.body).toMatchObject({
      payload: { meio: 'APLICATIVO' },
    });
  });

  it('begins again when it took too long, or with somebody else', async () => {
    await open({
      'POST login': waiting('codigoNecessario', { etapa: 'CODIGO', meio: 'EMAIL', porEmail: true }),
      'POST login/etapa/codigo': refusal(401, {
        codigo: 'entradaVencida',
        tipo: 'AVISO',
        descricao: 'Passou tempo demais.',
        erros: [],
      }),
    });
    await userEvent.type(await screen.findByLabelText('Código'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Passou tempo demais.');
    expect(screen.getByLabelText('Usuário')).toBeInTheDocument();
    expect(address()).toContain('/login');
  });
});

describe('a forgotten password', () => {
  it('is asked for by login or e-mail, with an answer that says nothing of who exists', async () => {
    const { seen } = fakeApi({ 'GET tema': { payload: {} }, 'POST login/esqueci-senha': { payload: null } });
    renderScreen(<EsqueciSenha />, '/esqueci-senha');
    await userEvent.click(await button('Enviar o link'));
    expect(screen.getByLabelText('Usuário ou e-mail')).toHaveAccessibleDescription(
      'Informe o usuário ou o e-mail.',
    );
    await userEvent.type(screen.getByLabelText('Usuário ou e-mail'), 'helena.pires{Enter}');
    const title = await screen.findByRole('heading', { name: 'Confira o seu e-mail' });
    expect(title).toHaveFocus();
    expect(seen.find(({ path }) => path === 'login/esqueci-senha')?.body).toEqual({
      payload: { login: 'helena.pires' },
    });
  });

  it('is changed by the link, which leaves the address at once', async () => {
    const { seen } = fakeApi({
      'GET tema': { payload: {} },
      'POST login/redefinir-senha/consulta': {
        payload: { valido: true, login: 'helena.pires', regras: { tamanhoMinimo: 8, forte: true } },
      },
      'POST login/redefinir-senha': { payload: null },
    });
    renderScreen(<RedefinirSenha />, '/redefinir-senha#segredo-do-link');
    expect(await screen.findByText(/helena\.pires/)).toBeInTheDocument();
    expect(address()).toBe('/redefinir-senha');
    await userEvent.click(screen.getByLabelText('Senha nova'));
    await userEvent.paste('Uma frase 1!');
    await userEvent.click(screen.getByLabelText('Repita a senha nova'));
    await userEvent.paste('Uma frase 1!');
    await userEvent.click(await button('Trocar a senha'));
    expect(await screen.findByRole('heading', { name: 'Senha trocada' })).toBeInTheDocument();
    expect(seen.find(({ path }) => path === 'login/redefinir-senha')?.body).toEqual({
      payload: { link: 'segredo-do-link', senha: 'Uma frase 1!' },
    });
  });

  it('by a link that no longer serves leads to another one', async () => {
    fakeApi({
      'GET tema': { payload: {} },
      'POST login/redefinir-senha/consulta': {
        payload: { valido: false, regras: { tamanhoMinimo: 8, forte: false } },
      },
    });
    renderScreen(<RedefinirSenha />, '/redefinir-senha#velho');
    expect(await screen.findByRole('link', { name: 'Pedir outro link' })).toHaveAttribute(
      'href',
      '/esqueci-senha',
    );
  });
});
