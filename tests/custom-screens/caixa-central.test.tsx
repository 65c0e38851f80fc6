import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { CaixaCentral } from '#screens/caixa-central/index.tsx';
import { HelpHost } from '#src/app/help/HelpHost.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen, type Rendered } from '../src/render-screen.tsx';
import { counters, page, waitingItem, windowOf } from './inbox-world.ts';

const receiveAll = 'POST tramite/receber-selecionados/';
const askBatch = 'POST conteudo/ato-em-lote';
const rows = (): HTMLElement[] => screen.getAllByRole('listitem');
const selected = (): string[] =>
  screen
    .queryAllByRole('checkbox', { checked: true })
    .map((box) => box.getAttribute('aria-label') ?? '')
    .filter((name) => name.startsWith('Selecionar Ofício'));
const address = (): string => screen.getByRole('status', { name: 'endereço' }).textContent;

/** The server: what is received leaves the list. */
const inbox = (items: ItemCaixa[], more: Record<string, Answer> = {}): { readonly seen: Seen[] } => {
  let waiting = items;
  return fakeApi({
    'GET caixa-central/contadores': () => ({ payload: { ...counters, receber: waiting.length } }),
    'GET caixa-central': ({ query }) => page(query.get('aba') === 'receber' ? waiting : []),
    [receiveAll]: ({ body }) => {
      const { ids } = (body as { payload: { ids: number[] } }).payload;
      const resultados = ids.map((id) =>
        id === 103
          ? { id, ok: false, rotulo: 'Ofício 3/2026-SEMAD', mensagem: 'Este trâmite já foi recebido.' }
          : { id, ok: true, rotulo: `Ofício ${id - 100}/2026-SEMAD` },
      );
      waiting = waiting.filter(({ tramiteId }) => !resultados.some(({ id, ok }) => ok && id === tramiteId));
      return { payload: { resultados } };
    },
    [askBatch]: ({ body }) => {
      const { ids = [] } = (body as { payload: { ids?: number[] } }).payload;
      waiting = waiting.filter(({ id }) => id === 3 || !ids.includes(id));
      return { payload: doneBatch(ids) };
    },
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });
};
/** A small batch, done at once; the third item is refused. */
const doneBatch = (ids: readonly number[]): object => ({
  id: 7,
  ato: 'receber',
  situacao: 'CONCLUIDO',
  total: ids.length,
  feitos: ids.length - 1,
  recusados: 1,
  cancelados: 0,
  pendentes: 0,
  criadoEm: '2026-11-20T13:30:00Z',
  desfaz: false,
  itens: ids.map((id) =>
    id === 3
      ? { id, situacao: 'RECUSADO', codigo: 'tramiteJaRecebido', mensagem: 'Este trâmite já foi recebido.' }
      : { id, situacao: 'FEITO', rotulo: 'de outro nome' },
  ),
});
const three = (): ItemCaixa[] => [1, 2, 3].map((id) => waitingItem(id));
const open = async (at = '/principal/caixa-central'): Promise<Rendered> => {
  const rendered = renderScreen(
    <>
      <CaixaCentral />
      <HelpHost />
    </>,
    at,
  );
  await screen.findAllByRole('listitem');
  return rendered;
};

beforeAll(() => loadTexts());
beforeEach(() => {
  openSession(helena(['caixaCentralListar', 'tramiteDocumento', 'documentoConsultar']));
  windowOf(1440);
});
afterEach(() => {
  cleanup();
  closeSession();
  // whether letters act is kept by the browser
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('the tab says the same number as the list, and apart what has come since, until it is shown', async () => {
  const items = three();
  let come = [...items];
  inbox(items, {
    'GET caixa-central/contadores': { payload: { ...counters, receber: 4 } },
    'GET caixa-central': () => page(come),
  });
  await open();
  expect(await screen.findByRole('tab', { name: 'A receber 3 + 1 novo' })).toBeVisible();
  // the others are not shown: they say what there is
  expect(screen.getByRole('tab', { name: `Minha unidade ${counters.unidade}` })).toBeVisible();
  expect(screen.getByText('3 itens')).toBeVisible();
  come = [...items, waitingItem(4)];
  await userEvent.click(screen.getByRole('button', { name: '1 item novo. Mostrar' }));
  expect(await screen.findByRole('tab', { name: 'A receber 4' })).toBeVisible();
  expect(rows()).toHaveLength(4);
});

describe('receiving several', () => {
  it('tells what became of each, keeps the refused one selected and shows why', async () => {
    inbox(three());
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    const bar = screen.getByRole('toolbar', { name: 'Ações para 3 selecionados' });
    await userEvent.click(within(bar).getByRole('button', { name: /^Receber 3$/ }));
    expect(await screen.findByText('2 recebidos. 1 não: este trâmite já foi recebido.')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(selected()).toEqual(['Selecionar Ofício 3/2026-SEMAD']);
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resultado de cada item' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Ofício 3/2026-SEMADEste trâmite já foi recebido.',
      'Ofício 1/2026-SEMADFeito',
      'Ofício 2/2026-SEMADFeito',
    ]);
  });

  it('sends one request however often the key is pressed', async () => {
    let answer = (): void => undefined;
    const { seen } = inbox(three(), {
      [receiveAll]: async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return { payload: { resultados: [{ id: 101, ok: true, rotulo: 'Ofício 1/2026-SEMAD' }] } };
      },
    });
    await open();
    await userEvent.keyboard('xrrr');
    answer();
    expect(await screen.findByText('Recebido: Ofício 1/2026-SEMAD.')).toBeInTheDocument();
    const sent = seen.filter(({ method, path }) => `${method} ${path}` === receiveAll);
    expect(sent.map(({ body }) => body)).toEqual([{ payload: { ids: [101] } }]);
    // what was received alone is opened from the word that says so
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o recebido' }));
    await waitFor(() => expect(address()).toBe('/principal/documento/consulta/1'));
  });

  it('says how many of the selection each act accepts, and why not the others', async () => {
    inbox([waitingItem(1), waitingItem(2, { acoes: ['tramitar'], lido: true })]);
    await open();
    await userEvent.keyboard('*a');
    const bar = screen.getByRole('toolbar', { name: 'Ações para 2 selecionados' });
    expect(within(bar).getByRole('button', { name: 'Receber 1 de 2' })).toBeInTheDocument();
    expect(within(bar).getByRole('button', { name: 'Tramitar 1 de 2' })).toBeInTheDocument();
    await userEvent.click(within(bar).getByRole('button', { name: 'Ciente 0' }));
    expect(await screen.findByText(/Ciente vale para cópias/)).toBeInTheDocument();
  });
});

describe('taking what is free', () => {
  it.each([
    [1, 'processo'],
    [6, 'protocolo-externo'],
  ])('asks it of the kind %i that the item is', async (tipo, way) => {
    const taken = { payload: { situacao: 1 } };
    const { seen } = inbox([waitingItem(1, { tipo, acoes: ['assumir'] })], {
      [`POST check-in/${way}/assumir`]: taken,
    });
    await open();
    await userEvent.keyboard('*a');
    const bar = screen.getByRole('toolbar', { name: /^Ações para/ });
    await userEvent.click(within(bar).getByRole('button', { name: /Mais/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Assumir/ }));
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain(`check-in/${way}/assumir`));
  });
});

describe('the marks of the person', () => {
  const marks = (seen: readonly Seen[]): unknown[] =>
    seen
      .filter(({ method, path }) => `${method} ${path}` === 'PUT caixa-central/marcas')
      .map(({ body }) => (body as { payload: unknown }).payload);

  it('reads what is opened beside the list, and leaves unread what is marked so while it is there', async () => {
    const { seen } = inbox(three());
    await open();
    expect(screen.getAllByText('Não lido.')).toHaveLength(3);
    await userEvent.keyboard('j');
    await waitFor(() => expect(marks(seen)).toEqual([{ ids: [2], lido: true }]));
    expect(screen.getAllByText('Não lido.')).toHaveLength(2);
    await userEvent.keyboard('u');
    await waitFor(() =>
      expect(marks(seen)).toEqual([
        { ids: [2], lido: true },
        { ids: [2], lido: false },
      ]),
    );
    expect(await screen.findByText('Marcado como não lido: Ofício 2/2026-SEMAD.')).toBeInTheDocument();
  });

  it('makes favourites of a whole selection in one call, to be taken back', async () => {
    const { seen } = inbox(three());
    await open();
    await userEvent.keyboard('*af');
    expect(await screen.findByText('3 itens nos favoritos.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
    expect(marks(seen)).toEqual([
      { ids: [1, 2, 3], favorito: true },
      { ids: [1, 2, 3], favorito: false },
    ]);
  });

  it('are filters of every tab, kept in the address', async () => {
    const { seen } = inbox(three());
    await open('/principal/caixa-central?type=receber&marca=naoLidos');
    expect(screen.getByText('Não lidos')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Incluir filtro' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Suas marcas: Favoritos' }));
    await waitFor(() => expect(address()).toContain('marca=favoritos'));
    await waitFor(() => expect(seen.some(({ query }) => query.get('marca') === 'favoritos')).toBe(true));
  });
});

describe('all that the filter has', () => {
  it('is chosen after the page, confirmed, asked as the filter and followed on a page of its own', async () => {
    const many = [10, 11, 12].map((id) => waitingItem(id));
    const { seen } = inbox(many, {
      'GET caixa-central': page(many, 340),
      [askBatch]: {
        payload: { ...doneBatch([1, 2]), itens: undefined, situacao: 'EM_ANDAMENTO', total: 340 },
      },
    });
    await open('/principal/caixa-central?type=receber&prazo=atrasado');
    await userEvent.keyboard('*a');
    await userEvent.click(screen.getByRole('button', { name: 'Selecionar todos os 340' }));
    expect(screen.getByText('Todos os 340 deste filtro')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Receber 340$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Receber: todos os 340 deste filtro?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Receber' }));
    await waitFor(() => expect(address()).toContain('/principal/caixa-central/atos-em-lote/7'));
    const [sent] = seen.filter(({ method, path }) => `${method} ${path}` === askBatch);
    expect(sent?.body).toMatchObject({
      payload: { ato: 'receber', caixa: { aba: 'receber', prazo: 'atrasado' } },
    });
  });

  it('asks for the reason of an act that must have one, for every kind of act that the items accept', async () => {
    const { seen } = inbox([1, 2].map((id) => waitingItem(id, { acoes: ['cancelar'] })));
    await open();
    await userEvent.keyboard('*a');
    const bar = screen.getByRole('toolbar', { name: 'Ações para 2 selecionados' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Cancelar documento/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar documento: 2 itens?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar documento' }));
    expect(seen.some(({ path }) => path === 'conteudo/ato-em-lote')).toBe(false);
    await userEvent.type(within(dialog).getByRole('textbox'), 'Feitos por engano');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar documento' }));
    await waitFor(() => expect(seen.some(({ path }) => path === 'conteudo/ato-em-lote')).toBe(true));
    expect(seen.find(({ path }) => path === 'conteudo/ato-em-lote')?.body).toEqual({
      payload: { ato: 'cancelar', ids: [1, 2], motivo: 'Feitos por engano' },
    });
  });
});

describe('the keyboard', () => {
  it('walks with j and k, selects with x, Shift+x and * a, clears with Esc', async () => {
    inbox(three());
    await open();
    await userEvent.keyboard('x');
    expect(selected()).toEqual(['Selecionar Ofício 1/2026-SEMAD']);
    await userEvent.keyboard('jj{Shift>}X{/Shift}');
    expect(selected()).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(selected()).toEqual([]);
    await userEvent.keyboard('kx');
    expect(selected()).toEqual(['Selecionar Ofício 2/2026-SEMAD']);
    expect(within(rows()[1]!).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('*a');
    expect(selected()).toHaveLength(3);
  });

  it('leaves what is typed in a field alone, and yields when letters are turned off', async () => {
    inbox(three());
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Pesquisar nesta aba' }), 'xr');
    expect(selected()).toEqual([]);
    await userEvent.click(document.body);
    await userEvent.keyboard('?');
    const map = await screen.findByRole('complementary', { name: 'Ajuda' });
    expect(within(map).getByText('Selecionar o item')).toBeVisible();
    await userEvent.keyboard('x');
    expect(selected()).toEqual([]);
    await userEvent.click(within(map).getByRole('checkbox', { name: 'Usar atalhos de uma letra' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(map).not.toBeInTheDocument());
    await userEvent.keyboard('x');
    expect(selected()).toEqual([]);
  });

  it('takes the focus to the next item when the one in use leaves the list', async () => {
    inbox(three());
    await open();
    await userEvent.keyboard('jr');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(within(rows()[1]!).getByRole('link')).toHaveFocus());
    expect(rows()[1]).toHaveTextContent('Ofício 3/2026-SEMAD');
  });

  it('says why an act does not apply instead of doing nothing', async () => {
    const { seen } = inbox(three());
    await open();
    await userEvent.keyboard('t');
    expect(await screen.findByText(/Receba antes de tramitar/)).toBeInTheDocument();
    expect(seen.map(({ path }) => path)).not.toContain('tramite/receber-selecionados/');
    expect(address()).toBe('/principal/caixa-central');
  });
});

describe('the address', () => {
  it('holds tab, filters, order and item, and the server is asked for just that', async () => {
    const { seen } = inbox(three());
    await open('/principal/caixa-central?type=receber&prazo=hoje&prioridade=ALTA&ordem=prazo&start=2');
    const asked = seen.find(({ path }) => path === 'caixa-central')?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({
      aba: 'receber',
      prazo: 'hoje',
      prioridade: 'ALTA',
      sort: 'prazo,asc',
      start: '2',
      pageSize: '20',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar o filtro Prazo' }));
    expect(address()).toBe('/principal/caixa-central?type=receber&prioridade=ALTA&ordem=prazo');
    await userEvent.keyboard('j');
    await waitFor(() => expect(address()).toContain('item=2-102'));
  });

  it('searches inside the tab when the typing pauses', async () => {
    inbox(three());
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Pesquisar nesta aba' }), 'frota');
    await waitFor(() => expect(address()).toContain('query=frota'));
  });

  it('says where one comes from when the server did not let them in, until it is closed', async () => {
    inbox(three());
    const { router } = await open(
      '/principal/caixa-central?redirectFrom=%2Fprincipal%2Fdocumento%2Fedicao%2F12',
    );
    // no person reads an address
    expect(screen.getByText('A tela pedida não pôde ser aberta.')).toBeVisible();
    expect(screen.queryByText(/Você veio/)).toBeNull();
    const refused = {
      tela: 'Editar minuta',
      motivo: 'Já foi concluída.',
      consulta: '/principal/documento/consulta/12',
    };
    await act(() => router.navigate('?redirectFrom=%2Fx', { state: { refused } }));
    expect(screen.getByText(/A tela “Editar minuta” não pôde ser aberta\. Já foi concluída\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Só consultar' })).toHaveAttribute('href', refused.consulta);
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(address()).toBe('/principal/caixa-central');
  });

  it('sends the address of a search of old to the results', async () => {
    inbox([]);
    renderScreen(<CaixaCentral />, '/principal/caixa-central?type=1&query=frota');
    expect(address()).toBe('/principal/pesquisa?tipo=1&q=frota');
  });
});

describe('what is shown', () => {
  it('says the unit, what waits and what is late in words', async () => {
    inbox(three());
    await open();
    expect(screen.getByText(/Unidade CCL/)).toHaveTextContent(
      'Unidade CCL · 3 a receber (2 não lidos), 1 atrasado e 1 vence hoje',
    );
    expect(screen.getByRole('tab', { name: 'A receber 3' })).toHaveAttribute('aria-selected', 'true');
  });

  it('says what will appear in an empty tab and offers a step', async () => {
    inbox([]);
    renderScreen(<CaixaCentral />, '/principal/caixa-central');
    expect(await screen.findByText('Nada a receber')).toBeInTheDocument();
    expect(screen.getByText('Quando alguém tramitar para a CCL, aparece aqui.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ver minha unidade' }));
    expect(await screen.findByText('Nada em posse da CCL')).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let broken = true;
    inbox([], {
      'GET caixa-central': () =>
        broken
          ? refusal(503, { tipo: 'ERRO', descricao: 'Serviço indisponível. Tente mais tarde' })
          : page(three()),
    });
    renderScreen(<CaixaCentral />, '/principal/caixa-central');
    expect(await screen.findByText('Não foi possível carregar a lista')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('opens the item in the place of the list where both do not fit, and comes back', async () => {
    windowOf(900);
    inbox(three());
    await open();
    await userEvent.click(screen.getByRole('link', { name: /Assunto 2/ }));
    const reading = await screen.findByRole('region', { name: 'Leitura' });
    expect(within(reading).getByRole('heading', { name: 'Assunto 2' })).toBeInTheDocument();
    await userEvent.click(within(reading).getByRole('button', { name: 'Voltar para a lista' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});
