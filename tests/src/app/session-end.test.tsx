import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { AppRoutes } from '#src/app/AppRoutes.tsx';
import { NavigationBridge } from '#src/app/NavigationBridge.tsx';
import { HttpProblem } from '#src/data/http-problem.ts';
import { listenToProblems } from '#src/data/http.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { handleSessionProblem } from '#src/app/session-errors.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { minuta } from '../../custom-screens/documento-edicao/draft-world.ts';
import { edital } from '../../custom-screens/documento-world.ts';
import { page, windowOf } from '../../custom-screens/inbox-world.ts';
import { fillDomGaps } from '../corpo/dom-gaps.ts';
import { registerNamed, validatorsOf } from '../engine/registers.ts';
import { fakeApi, refusal, type Answer } from '../fake-api.ts';
import { helena } from '../person.ts';
import { address, renderScreen } from '../render-screen.tsx';

vi.setConfig({ testTimeout: 60_000 });
const permissions = [
  'cidadeListar',
  'cidadeEditar',
  'cidadeConsultar',
  'documentoIncluir',
  'documentoEditar',
  'documentoConsultar',
];
const her = (): SessaoAberta => helena(permissions);
const otavio = (): SessaoAberta => {
  const session = her();
  const usuario = { ...session.dados.usuario, idUsuario: 8, nome: 'Otávio Nunes Brandão', login: 'otavio' };
  return { ...session, token: 'token-do-otavio', dados: { ...session.dados, usuario } };
};
const city = {
  id: 3,
  versao: 4,
  codigo: '3100203',
  cidade: 'Abaeté',
  estado: 'MG',
  pais: 'Brasil',
  capital: false,
  ativo: true,
};
const modelo = { id: 1, nome: 'Ofício', tipoDocumento: { id: 1, rotulo: 'Ofício' } };
const ended = refusal(401, {
  codigo: 'sessaoExpirada',
  tipo: 'AVISO',
  descricao: 'Sua sessão terminou.',
  erros: [],
});

/** The server of one city and one draft; `down` makes it refuse the session from then on. */
const world = (person: () => SessaoAberta = her, more: Record<string, Answer> = {}) => {
  let refuses = false;
  const whileOpen =
    (answer: Answer): Answer =>
    () =>
      refuses ? ended : answer;
  const answers = {
    'GET registro': { payload: [registerNamed('cidade')] },
    'GET cidade/3': { payload: city },
    'PUT cidade/3': { payload: city },
    'GET documento/12/0': { payload: minuta },
    'GET documento/41/0': { payload: edital({ checkIn: { situacao: 1 } }) },
    'GET documento/verificar/edicao/12': { payload: { permitida: true } },
    'GET documento/modelo-combo': page([modelo]),
    'PUT documento': { payload: {} },
    'POST check-in/liberar/41': { payload: { situacao: 0 } },
    'POST tramite/historico': page([]),
    'POST login/consulta/usuario-config': () => ({ payload: person() }),
    'GET notificacao-interna/7/quantidade': { payload: { quantidade: 0 } },
    'GET caixa-central/contadores': { payload: { receber: 0 } },
    'GET pesquisa-avancada/pesquisas-salvas': page([]),
    'POST login/atualizar-token': { payload: {} },
    'POST login/logout': { payload: {} },
    ...more,
  } satisfies Record<string, Answer>;
  const api = fakeApi({
    ...Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, whileOpen(answer)])),
    'GET tema': { payload: {} },
    'POST login': () => {
      refuses = false;
      return { payload: person() };
    },
  });
  return { ...api, down: () => (refuses = true) };
};

const open = async (at: string): Promise<void> => {
  const queryClient = createQueryClient();
  for (const [url, validator] of await validatorsOf(registerNamed('cidade')))
    queryClient.setQueryData(['validador', url], () => validator);
  // the cache is emptied when the person changes; the validator comes again from where modules come
  vi.spyOn(queryClient, 'clear').mockImplementation(() =>
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'validador' }),
  );
  renderScreen(
    <>
      <NavigationBridge />
      <AppRoutes />
    </>,
    at,
    { queryClient },
  );
};
const enterAgain = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Usuário'), 'quem');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};
/** The token goes away in another tab. */
const signOutElsewhere = (): void =>
  act(() => {
    localStorage.removeItem('malote.token');
    dispatchEvent(new StorageEvent('storage', { key: 'malote.token', newValue: null }));
  });

let complaints: MockInstance<typeof console.error>;
const faults: unknown[] = [];
const onFault = (event: ErrorEvent | PromiseRejectionEvent): void => void faults.push(event);

beforeAll(async () => {
  await loadTexts();
  // screens come in parts; they are here before the first test counts the time
  await Promise.all([
    import('#src/app/SignedInFrame.tsx'),
    import('#src/app/RegisterScreens.tsx'),
    import('#src/engine/form/RegisterForm.tsx'),
    import('#src/corpo/CorpoEditor.tsx'),
    import('#screens/documento-consulta/index.tsx'),
    import('#screens/documento-edicao/index.tsx'),
  ]);
});
beforeEach(() => {
  fillDomGaps();
  windowOf(1440);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  listenToProblems(handleSessionProblem);
  openSession(her());
  complaints = vi.spyOn(console, 'error');
  addEventListener('error', onFault);
  addEventListener('unhandledrejection', onFault);
});
afterEach(() => {
  cleanup();
  closeSession();
  listenToProblems(() => undefined);
  removeEventListener('error', onFault);
  removeEventListener('unhandledrejection', onFault);
  expect(faults).toEqual([]);
  // react-admin itself writes each refusal there, in development only
  expect(complaints.mock.calls.filter(([said]) => !(said instanceof HttpProblem))).toEqual([]);
  complaints.mockRestore();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the session ends while a register is being filled', () => {
  const cityForm = '/administracao/cidade/edicao/3';
  const typeInCity = async (): Promise<void> =>
    userEvent.type(await screen.findByLabelText('Cidade'), ' do Sul');

  it('on saving: nothing is asked, and after signing in the form is as it was', async () => {
    const { down } = world();
    await open(cityForm);
    await typeInCity();
    down();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Sua sessão terminou/)).toBeVisible();
    await screen.findByLabelText('Usuário');
    expect(address()).toBe(`/login?redirectUrl=${encodeURIComponent(cityForm)}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await enterAgain();
    await waitFor(() => expect(address()).toBe(cityForm));
    expect(await screen.findByDisplayValue('Abaeté do Sul')).toBeVisible();
    expect(screen.getByText(/quando a sessão terminou/)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Descartar' })[0] as HTMLElement);
    expect(screen.getByLabelText('Cidade')).toHaveValue('Abaeté');
  });

  it('signed out in another tab: the same, and another person sees nothing of it', async () => {
    let person = her;
    world(() => person());
    await open(cityForm);
    await typeInCity();
    signOutElsewhere();
    person = otavio;
    await enterAgain();
    expect(await screen.findByLabelText('Cidade')).toHaveValue('Abaeté');
    expect(screen.queryByText(/quando a sessão terminou/)).not.toBeInTheDocument();
    signOutElsewhere();
    person = her;
    await enterAgain();
    expect(await screen.findByDisplayValue('Abaeté do Sul')).toBeVisible();
  });
});

describe('the session ends while a document is being written', () => {
  const editor = '/principal/documento/edicao/12';

  it('what was written is kept, goes on after signing in, and is saved', async () => {
    const { down, seen } = world(her, {
      'PUT documento': {
        payload: {
          id: 12,
          versao: 5,
          salvoEm: '2026-11-18T13:42:00Z',
          valoresAutomaticos: {},
          campos: [],
          pendencias: [],
        },
      },
    });
    await open(editor);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Assunto' }), ' e seus anexos');
    down();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByLabelText('Usuário');
    expect(address()).toBe(`/login?redirectUrl=${encodeURIComponent(editor)}`);
    await enterAgain();
    expect(await screen.findByText(/como você a deixou/)).toBeVisible();
    const written = 'Resposta à impugnação do edital 39/2026 e seus anexos';
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue(written);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(seen.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
        payload: { versao: 4, assunto: written },
      }),
    );
  });

  it('a new one keeps its subject and its model', async () => {
    world();
    await open('/principal/documento/cadastro');
    await userEvent.click(await screen.findByRole('radio', { name: /Ofício/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Cessão do auditório');
    signOutElsewhere();
    await enterAgain();
    expect(await screen.findByDisplayValue('Cessão do auditório')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Ofício/ })).toBeChecked();
  });
});

describe('the session ends with a document open', () => {
  const consultation = '/principal/documento/consulta/41';
  const releases = (seen: readonly { path: string }[]): number =>
    seen.filter(({ path }) => path === 'check-in/liberar/41').length;

  it('ended by the server or elsewhere: calm, and nobody is asked to release it', async () => {
    const { seen } = world();
    await open(consultation);
    await screen.findByRole('heading', { level: 1, name: /Edital do Pregão/ });
    signOutElsewhere();
    await screen.findByLabelText('Usuário');
    expect(address()).toBe(`/login?redirectUrl=${encodeURIComponent(consultation)}`);
    expect(releases(seen)).toBe(0);
  });

  it('signing out releases it first, while there is still a session', async () => {
    const { seen } = world();
    await open(consultation);
    await screen.findByRole('heading', { level: 1, name: /Edital do Pregão/ });
    await userEvent.click(screen.getByRole('button', { name: /Helena Duarte Pires.*CCL/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await screen.findByLabelText('Usuário');
    expect(releases(seen)).toBe(1);
    const order = seen.map(({ path }) => path);
    expect(order.indexOf('check-in/liberar/41')).toBeLessThan(order.indexOf('login/logout'));
  });
});
