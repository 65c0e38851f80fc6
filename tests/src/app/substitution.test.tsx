import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { NavigationBridge } from '#src/app/NavigationBridge.tsx';
import { SignedInFrame } from '#src/app/SignedInFrame.tsx';
import { call } from '#src/data/call.ts';
import { listenToProblems, listenToStamps } from '#src/data/http.ts';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { signOut } from '#src/session/acts.ts';
import { beforeSignOut, holdWhileSigned } from '#src/session/ending.ts';
import { followStamp, readAgain } from '#src/session/follow-stamp.ts';
import * as navigation from '#src/session/navigation.ts';
import { handleSessionProblem } from '#src/app/session-errors.ts';
import { setLocalState } from '#src/session/local-state.ts';
import { closeSession, getSession, listenToFollowing, openSession } from '#src/session/session-store.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { helena } from '../person.ts';
import { address, renderScreen } from '../render-screen.tsx';

// the environment cannot load a page anew; the module is shared with other files, so it is not replaced as a whole
const reloadPage = vi.spyOn(navigation, 'reloadPage').mockImplementation(() => undefined);
afterAll(() => reloadPage.mockRestore());

const dalva = { id: 21, nome: 'Dalva Lima', ate: '2026-11-30' };
const own = (): SessaoAberta => {
  const session = helena();
  return { ...session, dados: { ...session.dados, listaUsuarioSubstituido: [dalva] } };
};
/** Helena at the keyboard, in the place of Dalva. */
const acting = (): SessaoAberta => {
  const session = own();
  const usuario = {
    ...session.dados.usuario,
    id: 21,
    idUsuario: 21,
    nome: 'Dalva Lima',
    login: 'dalva.lima',
  };
  return {
    ...session,
    carimbo: '21.7',
    dados: { ...session.dados, usuario },
    usuarioSubstituto: {
      id: 7,
      nome: 'Helena Duarte Pires',
      ate: '2026-11-30',
      terminaEm: '2026-12-01T03:00:00.000Z',
    },
  };
};
const over = refusal(403, {
  codigo: 'substituicaoTerminou',
  tipo: 'AVISO',
  descricao: 'A substituição terminou.',
  erros: [],
});

let seen: readonly Seen[];
let answers: Record<string, Answer>;

const open = (session: SessaoAberta): void => {
  answers['POST login/consulta/usuario-config'] = { payload: session };
  openSession(session);
  renderScreen(
    <>
      <NavigationBridge />
      <Routes>
        <Route path="/login" element={<h1>Entrar</h1>} />
        <Route
          path="*"
          element={
            <SignedInFrame>
              <PageHeader title="Cidades" />
            </SignedInFrame>
          }
        />
      </Routes>
    </>,
    '/administracao/cidade',
  );
};
const bar = () => screen.queryByRole('region', { name: 'Substituição' });

beforeAll(() => import('#src/app/SignedInFrame.tsx'));
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const none = { payload: { itens: [], total: 0, totalExato: true } };
  answers = {
    'POST login/atualizar-token': { payload: {} },
    'GET registro': { payload: [] },
    'GET pesquisa-avancada/pesquisas-salvas': none,
    'GET caixa-central/contadores': { payload: { receber: 11 } },
    'GET notificacao-interna/7/quantidade': { payload: { quantidade: 0 } },
    'GET notificacao-interna/21/quantidade': { payload: { quantidade: 0 } },
    'POST login/substituir-usuario/21': { payload: acting() },
    'POST login/voltar-ao-meu-usuario': { payload: own() },
  };
  ({ seen } = fakeApi(answers));
  listenToProblems(handleSessionProblem);
  listenToStamps(followStamp);
});
afterEach(() => {
  cleanup();
  closeSession();
  listenToProblems(() => undefined);
  listenToStamps(() => undefined);
  reloadPage.mockClear();
  vi.unstubAllGlobals();
});

describe('acting for an absent person', () => {
  it('begins in the menu of the person, shows on every screen, and ends from the bar', async () => {
    open(own());
    await userEvent.click(screen.getByRole('button', { name: /Helena Duarte Pires/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Atuar por Dalva Lima/ }));
    expect(await screen.findByText('Agora você atua por Dalva Lima.')).toBeVisible();
    expect(bar()).toHaveTextContent('Você, Helena Duarte Pires, atua por Dalva Lima até 30/11/2026.');
    await waitFor(() => expect(address()).toBe('/'));
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao meu usuário' }));
    expect(await screen.findByText('Você voltou ao seu usuário.')).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /Caixa central/ }));
    expect(address()).toBe('/principal/caixa-central');
    expect(screen.getByRole('heading', { name: 'Cidades' })).toBeVisible();
  });

  it('goes on when the return fails, and says why', async () => {
    answers['POST login/voltar-ao-meu-usuario'] = refusal(500, {
      codigo: 'erroInterno',
      tipo: 'ERRO',
      descricao: 'O servidor não conseguiu voltar.',
      erros: [],
    });
    const held = { release: vi.fn(() => Promise.resolve()), retake: vi.fn(() => Promise.resolve()) };
    const forget = holdWhileSigned(held);
    open(acting());
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao meu usuário' }));
    expect(await screen.findByText('O servidor não conseguiu voltar.')).toBeVisible();
    await waitFor(() => expect(held.retake).toHaveBeenCalledOnce());
    expect(held.release).toHaveBeenCalledOnce();
    forget();
    expect(bar()).toBeVisible();
    expect(address()).toBe('/administracao/cidade');
  });

  it('is over when the server says so: once, calmly, as oneself again', async () => {
    open(acting());
    answers['GET caixa-central/contadores'] = over;
    answers['POST login/voltar-ao-meu-usuario'] = () => {
      answers['GET caixa-central/contadores'] = { payload: { receber: 3 } };
      return { payload: own() };
    };
    await act(() => Promise.allSettled([1, 2].map(() => call(caixaCentralApi.contadores))));
    expect(
      await screen.findByText(/A substituição de Dalva Lima terminou. Você voltou ao seu usuário/),
    ).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
    expect(seen.filter(({ path }) => path === 'login/voltar-ao-meu-usuario')).toHaveLength(1);
    expect(getSession()?.dados.usuario.nome).toBe('Helena Duarte Pires');
  });
});

describe('a session that changes or ends by itself', () => {
  it('follows its stamp: what an administrator took away is gone after the next answer', async () => {
    open(own());
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    expect(within(menu).getByRole('link', { name: /Para assinar/ })).toBeVisible();
    const fewer = { ...helena(['caixaCentralListar']), carimbo: '7.2' };
    answers['POST login/consulta/usuario-config'] = { payload: fewer };
    answers['GET caixa-central/contadores'] = {
      payload: { receber: 2 },
      headers: { 'x-sessao-carimbo': '7.2' },
    };
    await act(() => call(caixaCentralApi.contadores));
    await waitFor(() =>
      expect(within(menu).queryByRole('link', { name: /Para assinar/ })).not.toBeInTheDocument(),
    );
    const asked = () => seen.filter(({ path }) => path === 'login/consulta/usuario-config').length;
    const before = asked();
    await act(() => call(caixaCentralApi.contadores));
    expect(asked()).toBe(before);
  });

  it('that follows another tab has an answer of its own, and its warnings', async () => {
    vi.stubGlobal('isSecureContext', true);
    open(own());
    // the reading of the page load is over
    await act(() => readAgain());
    listenToFollowing(() => void readAgain());
    const late = { ...own(), carimbo: '7.9', fimDoHorario: '2026-11-20T13:35:00.000Z' };
    answers['POST login/consulta/usuario-config'] = {
      payload: { ...late, agora: '2026-11-20T13:30:01.000Z' },
    };
    const { token: _, ...kept } = late;
    await setLocalState('sessao3', kept);
    dispatchEvent(new StorageEvent('storage', { key: 'malote.estado', newValue: 'x' }));
    expect(await screen.findByText(/Seu horário termina às 10:35/)).toBeVisible();
    listenToFollowing(() => undefined);
  });

  it('warns before its hours end, saves what is being written, and leaves when the server says so', async () => {
    const saved = vi.fn(() => Promise.resolve());
    const release = vi.fn(() => Promise.resolve());
    const forget = [beforeSignOut(saved), holdWhileSigned({ release, retake: release })];
    open({ ...own(), fimDoHorario: '2026-11-20T13:30:01.000Z' });
    expect(await screen.findByText(/Seu horário termina às 10:30/)).toBeVisible();
    await waitFor(() => expect(saved).toHaveBeenCalled());
    // the end may not come
    expect(release).not.toHaveBeenCalled();
    answers['POST login/consulta/usuario-config'] = refusal(403, {
      codigo: 'foraDoHorario',
      codigoExtra: 3,
      tipo: 'AVISO',
      descricao: 'Você pode entrar amanhã, às 08:00.',
      erros: [],
    });
    expect(await screen.findByRole('heading', { name: 'Entrar' }, { timeout: 3_000 })).toBeVisible();
    expect(screen.getByText('Você pode entrar amanhã, às 08:00.')).toBeVisible();
    for (const each of forget) each();
  });

  it.each([
    [3, 1],
    [undefined, 0],
  ])(
    'signing out refused with extra code %s forgets everything and reloads the page %i times',
    async (codigoExtra, times) => {
      answers['POST login/logout'] = refusal(403, {
        codigo: 'x',
        codigoExtra,
        tipo: 'AVISO',
        descricao: 'Não.',
        erros: [],
      });
      open(own());
      await act(() => signOut());
      expect(getSession()).toBeUndefined();
      expect(reloadPage).toHaveBeenCalledTimes(times);
      expect(screen.queryByText('Não.')).not.toBeInTheDocument();
    },
  );
});
