import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Permitted } from '#src/app/Permitted.tsx';
import { RegisterPlaceRoute } from '#src/app/RegisterPlaceRoute.tsx';
import { SignedInFrame } from '#src/app/SignedInFrame.tsx';
import { getToken, setToken } from '#src/data/token.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { getNotifications } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

let seen: readonly Seen[];
const answers: Record<string, Answer> = {
  'POST login/consulta/usuario-config': { payload: helena() },
  'POST login/atualizar-token': { payload: {} },
  'POST login/logout': { payload: {} },
  'POST login/logar-departamento/5': () => {
    const session = helena();
    return {
      payload: {
        ...session,
        dados: {
          ...session.dados,
          idUnidadeLogada: 5,
          departamento: { ...session.dados.departamento, id: 5, sigla: 'SEMAD', nome: 'Administração' },
        },
      },
    };
  },
  'GET registro': { payload: [] },
  'GET pesquisa-avancada/pesquisas-salvas': { payload: { itens: [], total: 0, totalExato: true } },
  'GET caixa-central/contadores': { payload: { receber: 11 } },
  'GET notificacao-interna/7/quantidade': { payload: { quantidade: 3 } },
  'GET notificacao-interna/listar/7': {
    payload: {
      itens: [
        {
          id: 1,
          usuario: 7,
          assunto: 'É a sua vez de assinar',
          tipo: 'ASSINATURA',
          lida: false,
          momento: '2026-11-18T12:00:00Z',
          rota: '/principal/documento/consulta/9',
        },
      ],
      total: 1,
      totalExato: true,
    },
  },
  'PUT notificacao-interna/marcar-como-lida/1': { payload: {} },
  'PUT preferencias-usuario': { payload: {} },
};

const Once = () => {
  const [done, setDone] = useState(false);
  const act = <button onClick={() => setDone(true)}>Feito</button>;
  return <PageHeader title="Ofício" actions={!done && act} />;
};
const at = (path: string) =>
  renderScreen(
    <Routes>
      <Route path="/login" element={<h1>Entrar</h1>} />
      <Route
        path="*"
        element={
          <SignedInFrame>
            <Routes>
              <Route
                path="/segredo"
                element={
                  <Permitted screen={{ path: '/segredo', permission: 'areaRestrita', name: 'Segredo' }}>
                    dentro
                  </Permitted>
                }
              />
              <Route
                path="/esquecida"
                element={<Permitted screen={{ path: '/esquecida', name: 'Esquecida' }}>dentro</Permitted>}
              />
              <Route path="/ato" element={<Once />} />
              <Route path="*" element={<PageHeader title="Cidades" />} />
            </Routes>
          </SignedInFrame>
        }
      />
    </Routes>,
    path,
  );
const address = (): string => screen.getByLabelText('endereço').textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  ({ seen } = fakeApi(answers));
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the frame of signed-in people', () => {
  it('sends others to the sign-in page, which remembers what was wanted', () => {
    at('/administracao/cidade?q=minas');
    expect(screen.getByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(address()).toBe('/login?redirectUrl=%2Fadministracao%2Fcidade%3Fq%3Dminas');
  });

  it('sends to the sign-in page whoever has a token that is worth nothing', async () => {
    setToken('velho');
    fakeApi({
      'POST login/consulta/usuario-config': refusal(401, { codigo: 'sessaoExpirada', tipo: 'AVISO' }),
    });
    at('/administracao/cidade');
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(getToken()).toBeUndefined();
  });

  it('gives the drawing of a flow the room of the menu, which stands as a rail', async () => {
    setToken('t');
    const side = (): string => document.documentElement.style.getPropertyValue('--side-now');
    at('/administracao/cidade');
    await screen.findByRole('heading', { name: 'Cidades' });
    expect(side()).toBe('248px');
    cleanup();
    at('/workflow/fluxo/gerenciar/12');
    await screen.findByRole('heading', { name: 'Cidades' });
    expect(side()).toBe('60px');
  });

  it('marks the first steps as they are done, whichever way one came to them', async () => {
    setToken('t');
    at('/opcoes-usuario/preferencias-usuario');
    await screen.findByRole('heading', { name: 'Cidades' });
    await userEvent.click(screen.getByRole('button', { name: 'Ajuda (?)' }));
    await waitFor(() =>
      expect(seen.findLast(({ path }) => path === 'preferencias-usuario')?.body).toEqual({
        payload: { primeiroDia: { abertos: ['conta', 'ajuda'] } },
      }),
    );
  });

  it('begins a document at once, and offers the rest beside it', async () => {
    setToken('t');
    const permissions = ['documentoIncluir', 'processoIncluir'];
    fakeApi({ ...answers, 'POST login/consulta/usuario-config': { payload: helena(permissions) } });
    at('/administracao/cidade');
    const bar = await screen.findByRole('banner');
    expect(within(bar).getByRole('link', { name: 'Novo documento' })).toHaveAttribute(
      'href',
      '/principal/documento/cadastro',
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Começar outra coisa' }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Novo documento',
      'Novo formulário',
      'Novo processo',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Novo processo' }));
    expect(address()).toBe('/principal/processo/cadastro');
  });

  it('offers on a phone, in one button, what may be begun', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    setToken('t');
    fakeApi({ ...answers, 'POST login/consulta/usuario-config': { payload: helena(['protocoloIncluir']) } });
    at('/administracao/cidade');
    await userEvent.click(await screen.findByRole('button', { name: 'Novo' }));
    expect(await screen.findByRole('menuitem', { name: 'Novo protocolo' })).toBeVisible();
  });

  it('gives the focus of what is gone to the heading of the page', async () => {
    setToken('t');
    at('/ato');
    await userEvent.click(await screen.findByText('Feito'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ofício' })).toHaveFocus());
  });

  it('says so and tries again when the session cannot be read', async () => {
    setToken('t');
    const table: Record<string, Answer> = { ...answers, 'POST login/consulta/usuario-config': 'silence' };
    fakeApi(table);
    at('/administracao/cidade');
    expect(await screen.findByRole('alert')).toHaveTextContent('O servidor não respondeu.');
    table['POST login/consulta/usuario-config'] = { payload: helena() };
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Cidades' })).toBeInTheDocument();
  });

  it('names the page in the tab, with the unread notifications in front', async () => {
    openSession(helena());
    at('/');
    expect(await screen.findByRole('button', { name: 'Notificações: 3 não lidas' })).toBeInTheDocument();
    await vi.waitFor(() => expect(document.title).toBe('(3) Malote - Cidades'));
  });

  it('shows a notice at once, says it, and asks for the list again', async () => {
    const novas = [
      {
        id: 2,
        usuario: 7,
        assunto: 'Memorando 3 chegou de PGM',
        tipo: 'TRAMITE',
        lida: false,
        momento: '2026-11-18T12:00:00Z',
      },
    ];
    fakeApi({
      ...answers,
      'GET notificacao-interna/escutar/7': {
        status: 200,
        body: `event: avisos\ndata: ${JSON.stringify({ quantidade: 4, novas })}\n\n`,
      },
    });
    openSession(helena());
    at('/');
    expect(await screen.findByRole('button', { name: 'Notificações: 4 não lidas' })).toBeInTheDocument();
    expect(await screen.findByText('Memorando 3 chegou de PGM')).toHaveAttribute('role', 'status');
  });

  it('shows the counter of the inbox and marks the present page', async () => {
    openSession(helena());
    at('/');
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    expect(await within(menu).findByText('11')).toBeInTheDocument();
    expect(within(menu).getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
  });

  it('opens a notification: marks it read and leads to its content', async () => {
    openSession(helena());
    at('/');
    await userEvent.click(await screen.findByRole('button', { name: /^Notificações/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /É a sua vez de assinar/ }));
    expect(address()).toBe('/principal/documento/consulta/9');
    await vi.waitFor(() =>
      expect(seen.some(({ path }) => path === 'notificacao-interna/marcar-como-lida/1')).toBe(true),
    );
  });

  it('says the subject and how many times it was asked, and marks what was seen as read', async () => {
    const one = {
      id: 12,
      usuario: 7,
      assunto: 'Contrato 102/2026 aguarda a sua assinatura',
      conteudo: 'Reforma da escola',
      conteudoId: 9,
      tipo: 'ASSINATURA',
      lida: false,
      momento: '2026-11-18T12:00:00Z',
      vezes: 3,
    };
    ({ seen } = fakeApi({
      ...answers,
      'GET notificacao-interna/listar/7': { payload: { itens: [one], total: 1, totalExato: true } },
      'PUT notificacao-interna/marcar-todas-como-lidas': { payload: {} },
    }));
    openSession(helena());
    at('/');
    await userEvent.click(await screen.findByRole('button', { name: /^Notificações/ }));
    const item = await screen.findByRole('menuitem', { name: /Contrato 102/ });
    expect(item).toHaveTextContent(/Reforma da escola.*Assinatura · .* · 3 vezes$/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Marcar todas como lidas' }));
    await vi.waitFor(() =>
      expect(
        seen.find(({ path }) => path === 'notificacao-interna/marcar-todas-como-lidas')?.body,
      ).toMatchObject({ payload: { ate: 12 } }),
    );
  });

  it('says that the notifications did not come, in the menu and as a notification', async () => {
    openSession(helena());
    ({ seen } = fakeApi({
      ...answers,
      'GET notificacao-interna/listar/7': refusal(500, { descricao: 'O banco não respondeu.' }),
    }));
    at('/');
    await userEvent.click(await screen.findByRole('button', { name: /^Notificações/ }));
    const again = await screen.findByRole('menuitem', { name: /Tentar de novo/ });
    expect(again).toHaveTextContent('O banco não respondeu.');
    expect(getNotifications()).toMatchObject([{ message: 'O banco não respondeu.', kind: 'error' }]);
    const asked = () => seen.filter(({ path }) => path === 'notificacao-interna/listar/7').length;
    const before = asked();
    await userEvent.click(again);
    await vi.waitFor(() => expect(asked()).toBe(before + 1));
  });

  it.each([
    ['while they come', () => new Promise<Answer>(() => undefined), 'Carregando'],
    ['when there is none', { payload: { itens: [], total: 0, totalExato: true } }, /Nenhuma/],
  ] as const)('the menu of notifications owns only items, %s', async (_, list, words) => {
    openSession(helena());
    fakeApi({ ...answers, 'GET notificacao-interna/listar/7': list });
    at('/');
    await userEvent.click(await screen.findByRole('button', { name: /^Notificações/ }));
    const menu = await screen.findByRole('menu');
    expect(await within(menu).findByRole('menuitem', { name: words })).toBeInTheDocument();
    expect([...menu.children].map((child) => child.getAttribute('role'))).toEqual([
      'presentation',
      'menuitem',
      'menuitem',
    ]);
  });

  it('shows the terms of the institution, and those of the product where it wrote none', async () => {
    openSession(helena());
    let texto: string | undefined = 'Primeira regra.\n\nSegunda regra.';
    ({ seen } = fakeApi({
      ...answers,
      'GET tema/versao-sistema': {
        payload: { versao: '5.3.1', build: 'x', descDataAtualizacao: '2026-11-20T12:00:00Z' },
      },
      'GET tema/termos': () => ({ payload: texto === undefined ? {} : { texto } }),
    }));
    at('/administracao/cidade');
    await userEvent.click(await screen.findByRole('button', { name: 'Sobre o Malote' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Termos de uso' }));
    expect(await screen.findByText('Segunda regra.')).toBeInTheDocument();
    cleanup();
    texto = undefined;
    at('/administracao/cidade');
    await userEvent.click(await screen.findByRole('button', { name: 'Sobre o Malote' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Termos de uso' }));
    expect(await screen.findByText(/software livre/)).toBeInTheDocument();
  });

  it('switches the unit', async () => {
    openSession(helena());
    at('/administracao/cidade');
    await userEvent.click(screen.getByRole('button', { name: /Helena Duarte Pires/ }));
    expect(await screen.findByRole('menuitemradio', { name: /CCL/ })).toHaveTextContent('chefia');
    await userEvent.click(screen.getByRole('menuitemradio', { name: /SEMAD/ }));
    expect(await screen.findByText('Agora você atua em SEMAD.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /SEMAD · Administração/ })).toBeInTheDocument();
  });

  it('signs out, telling the server', async () => {
    openSession(helena());
    at('/');
    await userEvent.click(screen.getByRole('button', { name: /Helena Duarte Pires/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(getToken()).toBeUndefined();
    expect(seen.some(({ path }) => path === 'login/logout')).toBe(true);
  });

  it('changes the size of the text and keeps it on the server', async () => {
    openSession(helena());
    at('/');
    await userEvent.click(screen.getByRole('button', { name: 'A+, aumentar o texto' }));
    expect(document.documentElement.style.getPropertyValue('--font-base')).toBe('15');
    const sent = () => seen.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    await vi.waitFor(() => expect(sent()).toEqual(['tema/15']), { timeout: 3_000 });
  });

  it('counts what is new each minute, and its menu has the seven latest', async () => {
    const notice = (id: number) => ({
      id,
      usuario: 7,
      assunto: `Aviso ${id}`,
      tipo: 'TRAMITE',
      lida: true,
      momento: '2026-11-18T12:00:00Z',
    });
    const itens = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(notice);
    ({ seen } = fakeApi({
      ...answers,
      'GET notificacao-interna/listar/7': { payload: { itens, total: 9, totalExato: true } },
    }));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      openSession(helena());
      at('/');
      const asked = (): number =>
        seen.filter(({ path }) => path === 'notificacao-interna/7/quantidade').length;
      await vi.waitFor(() => expect(screen.getByText('3')).toBeVisible());
      vi.advanceTimersByTime(55_000);
      expect(asked()).toBe(1);
      vi.advanceTimersByTime(5_000);
      await vi.waitFor(() => expect(asked()).toBe(2));
    } finally {
      vi.useRealTimers();
    }
    await userEvent.click(screen.getByRole('button', { name: /otificaç/ }));
    const menu = within(await screen.findByRole('menu'));
    await menu.findByText('Aviso 1');
    expect(menu.getAllByText(/^Aviso/)).toHaveLength(7);
    expect(menu.queryByText('Aviso 8')).not.toBeInTheDocument();
  });

  it('has the help in the menu of a phone, where the header has no room for it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    openSession(helena());
    at('/');
    expect(screen.queryByRole('button', { name: 'Ajuda (?)' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o menu' }));
    expect(await screen.findByRole('button', { name: 'Ajuda (?)' })).toBeVisible();
  });

  it('changes the colours', async () => {
    openSession(helena());
    at('/');
    await userEvent.click(screen.getByRole('button', { name: 'Aparência' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Alto contraste' }));
    expect(document.documentElement.dataset.theme).toBe('contraste');
  });

  it.each(['/segredo', '/esquecida'])('denies %s and says where it was', async (path) => {
    openSession(helena());
    at(path);
    expect(address()).toMatch(/^\/acesso-negado\?breadcrumb=/);
    expect(address()).toContain(`path=${encodeURIComponent(path)}`);
    expect(
      await screen.findByText('Acesso negado. O seu perfil não inclui esta página.'),
    ).toBeInTheDocument();
  });
});

it('an address that could not be asked about is not taken for one that does not exist', async () => {
  let status = 500;
  fakeApi({
    ...answers,
    'GET coisa': () =>
      refusal(status, {
        codigo: 'x',
        tipo: 'ERRO',
        descricao: 'O servidor não respondeu a tempo.',
        erros: [],
      }),
  });
  openSession(helena());
  renderScreen(<RegisterPlaceRoute notFound={<p>Não existe</p>} />, '/administracao/coisa');
  expect(await screen.findByText('O servidor não respondeu a tempo.')).toBeInTheDocument();
  expect(screen.queryByText('Não existe')).not.toBeInTheDocument();
  status = 404;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Não existe')).toBeInTheDocument();
});

it('a register that the person may not see is refused by its name, as the server says it', async () => {
  fakeApi({
    ...answers,
    'GET cargo': refusal(403, {
      codigo: 'acessoNegado',
      tipo: 'ERRO',
      descricao: 'Acesso negado.',
      payload: { pagina: 'Cargos' },
    }),
  });
  openSession(helena());
  renderScreen(<RegisterPlaceRoute notFound={<p>Não existe</p>} />, '/administracao/cargo');
  await waitFor(() => expect(address()).toMatch(/^\/acesso-negado\?breadcrumb=Cargos&/));
});
