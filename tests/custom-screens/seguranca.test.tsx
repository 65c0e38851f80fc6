import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreferenciasUsuario } from '#screens/preferencias-usuario/index.tsx';
import { SessoesUsuario } from '#screens/sessoes-usuario/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { dismissAll } from '#src/ui/notify.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

const session = (id: number, dispositivo: string, atual: boolean) => ({
  id,
  dispositivo,
  endereco: '192.0.2.1',
  desde: '2026-11-20T10:00:00Z',
  ultimoUso: '2026-11-20T11:00:00Z',
  atual,
});

const open = (answers: Record<string, Answer> = {}) => {
  const api = fakeApi({
    'GET tema': { payload: {} },
    'GET credencial/senha/regras': { payload: { tamanhoMinimo: 8, forte: false } },
    'GET credencial/segundo-fator': {
      payload: { ativo: false, exigido: false, emailPermitido: true, codigosRestantes: 0 },
    },
    'GET credencial/sessoes': {
      payload: {
        itens: [session(1, 'Firefox em Linux', true), session(2, 'Chrome em Android', false)],
        total: 2,
        totalExato: true,
      },
    },
    ...answers,
  });
  renderScreen(<PreferenciasUsuario />, '/opcoes-usuario/preferencias-usuario?secao=seguranca');
  return api;
};
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => openSession(helena()));
beforeAll(() => loadTexts('entrada', 'preferencias'));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

describe('an own password', () => {
  it('is changed by who types the present one; the form is empty again', async () => {
    let tries = 0;
    const { seen } = open({
      'POST credencial/senha': () =>
        tries++ === 0
          ? refusal(422, {
              codigo: 'senhaNaoConfere',
              tipo: 'VALIDACAO',
              descricao: 'A senha não confere.',
              erros: [{ campo: 'atual', mensagem: 'A senha não confere.' }],
            })
          : { payload: null },
    });
    const form = region('Trocar a senha');
    await userEvent.click(form.getByRole('button', { name: 'Trocar a senha' }));
    expect(form.getByLabelText('Senha atual')).toHaveAccessibleDescription('Informe a senha atual.');
    await userEvent.click(form.getByLabelText('Senha atual'));
    await userEvent.paste('a de antes');
    await userEvent.click(form.getByLabelText('Senha nova'));
    await userEvent.paste('uma frase só minha');
    await userEvent.click(form.getByLabelText('Repita a senha nova'));
    await userEvent.paste('uma frase só minha');
    await userEvent.click(form.getByRole('button', { name: 'Trocar a senha' }));
    await vi.waitFor(() =>
      expect(form.getByLabelText('Senha atual')).toHaveAccessibleDescription('A senha não confere.'),
    );
    await userEvent.click(form.getByRole('button', { name: 'Trocar a senha' }));
    expect(await screen.findByText(/Senha trocada/)).toBeInTheDocument();
    expect(form.getByLabelText('Senha atual')).toHaveValue('');
    expect(seen.filter(({ path }) => path === 'credencial/senha').at(-1)?.body).toEqual({
      payload: { atual: 'a de antes', nova: 'uma frase só minha' },
    });
  });
});

describe('a password that is not of Malote', () => {
  it('is not changed here when it is of the directory', () => {
    openSession({ ...helena(), senhaDe: 'DIRETORIO' });
    open();
    expect(region('Trocar a senha').getByText(/é lá que se troca/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Senha nova')).not.toBeInTheDocument();
  });

  it('is chosen by e-mail by who came from the provider, and says so where it is asked', () => {
    openSession({ ...helena(), senhaDe: 'PROVEDOR' });
    open();
    const links = screen.getAllByRole('link', { name: 'Escolher uma por e-mail' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/esqueci-senha', '/esqueci-senha']);
    expect(screen.getByLabelText('Senha nova')).toBeInTheDocument();
  });
});

describe('a second factor', () => {
  it('is enrolled with the password, and its recovery codes are shown once', async () => {
    let tries = 0;
    const { seen } = open({
      'POST credencial/segundo-fator': { payload: { meio: 'EMAIL', para: 'h•••@vilaserena.exemplo' } },
      'POST credencial/segundo-fator/confirmar': () =>
        tries++ === 0
          ? refusal(422, {
              codigo: 'codigoNaoConfere',
              tipo: 'VALIDACAO',
              descricao: 'O código não confere.',
              erros: [{ campo: 'codigo', mensagem: 'O código não confere.' }],
            })
          : { payload: { codigos: ['aaaaa-bbbbb'] } },
    });
    const part = region('Segundo fator');
    await userEvent.click(await part.findByRole('button', { name: 'Ativar o segundo fator' }));
    await userEvent.click(part.getByRole('radio', { name: /E-mail/ }));
    await userEvent.click(part.getByLabelText('Confirme a sua senha'));
    await userEvent.paste('segredo');
    await userEvent.click(part.getByRole('button', { name: 'Continuar' }));
    expect(await part.findByText(/h•••@vilaserena.exemplo/)).toBeInTheDocument();
    await userEvent.type(part.getByLabelText('Código'), '999999');
    await userEvent.click(part.getByRole('button', { name: 'Ativar' }));
    await part.findByText('O código não confere.');
    // another secret begins without what was wrong with the former
    await userEvent.click(part.getByRole('button', { name: 'Voltar' }));
    await userEvent.click(part.getByRole('radio', { name: /E-mail/ }));
    await userEvent.click(part.getByLabelText('Confirme a sua senha'));
    await userEvent.paste('segredo');
    await userEvent.click(part.getByRole('button', { name: 'Continuar' }));
    await userEvent.type(await part.findByLabelText('Código'), '123456');
    expect(part.queryByText('O código não confere.')).not.toBeInTheDocument();
    await userEvent.click(part.getByRole('button', { name: 'Ativar' }));
    expect(await screen.findByText('aaaaa-bbbbb')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Já guardei os códigos' }));
    expect(screen.queryByText('aaaaa-bbbbb')).not.toBeInTheDocument();
    expect(
      seen.find(({ path, method }) => path === 'credencial/segundo-fator' && method === 'POST')?.body,
    ).toEqual({
      payload: { meio: 'EMAIL', senha: 'segredo' },
    });
  });

  it('in use says since when, has new codes made and is left with the password', async () => {
    const { seen } = open({
      'GET credencial/segundo-fator': {
        payload: {
          ativo: true,
          meio: 'APLICATIVO',
          desde: '2026-11-18T12:00:00Z',
          exigido: false,
          emailPermitido: true,
          codigosRestantes: 3,
        },
      },
      'POST credencial/segundo-fator/codigos': { payload: { codigos: ['novos-11111'] } },
      'POST credencial/segundo-fator/remover': ({ body }) =>
        'codigo' in (body as { payload: object }).payload
          ? { payload: null }
          : refusal(422, {
              codigo: 'camposInvalidos',
              tipo: 'VALIDACAO',
              descricao: 'Confira os campos indicados.',
              erros: [{ campo: 'codigo', mensagem: 'Digite o código que o aplicativo mostra agora.' }],
            }),
    });
    expect(await screen.findByText(/Ativo desde 18\/11\/2026/)).toBeInTheDocument();
    expect(screen.getByText('Restam 3 códigos de recuperação.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Gerar códigos novos' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Gerar códigos novos?' }));
    await userEvent.click(asking.getByLabelText('Confirme a sua senha'));
    await userEvent.paste('segredo');
    await userEvent.click(asking.getByRole('button', { name: 'Gerar códigos novos' }));
    expect(await screen.findByText('novos-11111')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Já guardei os códigos' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desativar' }));
    const leaving = within(await screen.findByRole('dialog', { name: 'Desativar o segundo fator?' }));
    await userEvent.click(leaving.getByLabelText('Confirme a sua senha'));
    await userEvent.paste('segredo');
    await userEvent.click(leaving.getByRole('button', { name: 'Desativar' }));
    expect(await leaving.findByText('Digite o código que o aplicativo mostra agora.')).toBeInTheDocument();
    await userEvent.type(leaving.getByLabelText('Código'), '123456{Enter}');
    expect(await screen.findByText('Segundo fator desativado.')).toBeInTheDocument();
    expect(seen.some(({ path }) => path === 'credencial/segundo-fator/remover')).toBe(true);
  });
});

describe('the sessions', () => {
  it('mark this one, and others are ended one by one or all at once', async () => {
    const { seen } = open({
      'DELETE credencial/sessoes/2': { payload: null },
      'POST credencial/sessoes/encerrar-outras': { payload: null },
    });
    const list = await screen.findByRole('list', { name: 'Sessões' });
    const [here, there] = within(list).getAllByRole('listitem');
    expect(here).toHaveTextContent('Firefox em LinuxEsta sessão');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(
      within(there as HTMLElement).getByRole('button', { name: 'Encerrar a sessão de Chrome em Android' }),
    );
    expect(await screen.findByText('Sessão encerrada.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar todas as outras' }));
    const asking = within(await screen.findByRole('dialog'));
    await userEvent.click(asking.getByRole('button', { name: 'Encerrar todas as outras' }));
    expect(await screen.findByText('As outras sessões foram encerradas.')).toBeInTheDocument();
    expect(
      seen.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    ).toEqual(
      expect.arrayContaining(['DELETE credencial/sessoes/2', 'POST credencial/sessoes/encerrar-outras']),
    );
  });

  it('of another person are seen and ended by who manages people', async () => {
    let tries = 0;
    const { seen } = fakeApi({
      'GET credencial/usuario/7/sessoes': {
        payload: { nome: 'Gil Matos', itens: [session(9, 'Edge em Windows', false)] },
      },
      'DELETE credencial/usuario/7/sessoes/9': () =>
        tries++ === 0
          ? refusal(500, { codigo: 'erroInterno', tipo: 'ERRO', descricao: 'Não encerrou.', erros: [] })
          : { payload: null },
    });
    renderScreen(
      <Routes>
        <Route path="/administracao/usuario/sessoes/:id" element={<SessoesUsuario />} />
      </Routes>,
      '/administracao/usuario/sessoes/7',
    );
    expect(await screen.findByRole('heading', { name: 'Sessões de Gil Matos' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar a sessão de Edge em Windows' }));
    expect(await screen.findByText('Não encerrou.')).toBeInTheDocument();
    expect(screen.queryByText('Sessão encerrada.')).not.toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Encerrar a sessão de Edge em Windows' });
    await vi.waitFor(() => expect(again).toBeEnabled());
    dismissAll();
    await userEvent.click(again);
    expect(await screen.findByText('Sessão encerrada.')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });
});
