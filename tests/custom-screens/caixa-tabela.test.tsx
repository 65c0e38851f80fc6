import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { CaixaCentral } from '#screens/caixa-central/index.tsx';
import { CommandPalette } from '#src/app/layout/CommandPalette.tsx';
import { ListNeighbours } from '#src/conteudo/ListNeighbours.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { useCommandsAsked } from '#src/ui/commands.ts';
import { fakeApi, puts, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';
import { counters, page, waitingItem, windowOf } from './inbox-world.ts';

const preference = 'preferencia/caixa-central';
const pins = 'preferencia/caixa-central.pesquisas';
const frota = {
  id: 9,
  nome: 'Frota em atraso',
  casoDeUso: 'Todos',
  json: { pesquisarFiltro: { q: 'frota', fase: 1 } },
  propria: false,
  compartilhada: true,
  de: 'Rafael Monteiro Lins',
};

/** The server: what is kept of the person is what was written last. */
const inbox = (
  items: ItemCaixa[],
  {
    kept = {},
    pinned = [],
    more = {},
  }: { kept?: object; pinned?: number[]; more?: Record<string, Answer> } = {},
): { readonly seen: Seen[] } => {
  const values: Record<string, unknown> = { [preference]: kept, [pins]: { fixadas: pinned } };
  const store = (path: string): Record<string, Answer> => ({
    [`GET ${path}`]: () => ({ payload: { valor: values[path] } }),
    [`PUT ${path}`]: ({ body }) => {
      const { valor } = (body as { payload: { valor: unknown } }).payload;
      values[path] = valor;
      return { payload: { valor } };
    },
  });
  return fakeApi({
    'GET caixa-central/contadores': { payload: counters },
    'GET caixa-central': page(items, 40),
    'GET pesquisa-avancada/pesquisas-salvas': page([frota]),
    'GET pesquisa-avancada/9/itens': page(items.slice(0, 2)),
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'GET registro': { payload: [] },
    ...store(preference),
    ...store(pins),
    ...more,
  });
};
const items = (): ItemCaixa[] => [
  waitingItem(1, { prazo: '2026-11-10', interessados: 'Luminar Serviços' }),
  waitingItem(2, { deUnidade: { id: 7, sigla: 'PGM', nome: 'Procuradoria' }, prioridade: 'ALTA' }),
  waitingItem(3, { prazo: '2026-11-11' }),
];
const open = async (at = '/principal/caixa-central?type=receber'): Promise<void> => {
  renderScreen(<CaixaCentral />, at);
  await screen.findAllByText(/^Assunto \d$|^Atrasados$/);
};
const asTable = async (at?: string): Promise<void> => {
  await open(at);
  await userEvent.click(screen.getByRole('button', { name: 'Tabela' }));
  await screen.findByRole('table', { name: /^Itens de/ });
};
const heads = (): string[] =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map((head) => head.textContent)
    .slice(1, -1);
const kept = (seen: readonly Seen[]): unknown =>
  (puts(seen.filter(({ path }) => path === preference)).at(-1) as { valor: unknown } | undefined)?.valor;

beforeAll(() => loadTexts());
beforeEach(() => {
  localStorage.clear();
  openSession(
    helena(['caixaCentralListar', 'tramiteDocumento', 'documentoConsultar', 'PesquisaAvancadaListar']),
  );
  windowOf(1440);
  // nothing is laid out here, so nothing is ever out of sight
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the table', () => {
  it('shows the columns that the person chooses, in their order and width, kept by the server, and goes back', async () => {
    const { seen } = inbox(items());
    await asTable();
    expect(heads()).toEqual(['Número', 'Assunto', 'Tipo', 'De', 'Desde', 'Prazo', 'Prioridade']);
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    const panel = await screen.findByRole('dialog', { name: 'Colunas' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Interessado' }));
    expect(await screen.findByText('Luminar Serviços')).toBeInTheDocument();
    const assunto = within(panel).getByRole('checkbox', { name: 'Assunto' });
    assunto.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(heads().slice(0, 2)).toEqual(['Assunto', 'Número']));
    within(panel).getByRole('checkbox', { name: 'Tipo' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(kept(seen)).toEqual({
        colunas: [
          { nome: 'assunto' },
          { nome: 'numero' },
          { nome: 'tipo', largura: 11 },
          ...['de', 'desde', 'prazo', 'prioridade', 'interessado'].map((nome) => ({ nome })),
        ],
      }),
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Voltar ao padrão' }));
    await waitFor(() => expect(kept(seen)).toEqual({}));
    expect(heads()).toEqual(['Número', 'Assunto', 'Tipo', 'De', 'Desde', 'Prazo', 'Prioridade']);
  });

  it('is as the person left it, also where a version of before knew other columns', async () => {
    inbox(items(), {
      kept: { colunas: [{ nome: 'prazo' }, { nome: 'cor' }, { nome: 'numero', largura: 30 }] },
    });
    await asTable();
    expect(heads()).toEqual(['Prazo', 'Número']);
    // with no subject the first column opens the item
    expect(within(screen.getByRole('table')).getAllByRole('link')[0]).toHaveTextContent(/Atrasado/);
  });

  it('says that a column does not fit in the screen', async () => {
    inbox(items());
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1150);
    await asTable();
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    const panel = await screen.findByRole('dialog', { name: 'Colunas' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Quem enviou' }));
    expect(within(panel).getByRole('alert')).toHaveTextContent(
      'Não é possível incluir o campo Quem enviou: não cabe no tamanho da tela. Retire outro antes.',
    );
    expect(within(panel).getByRole('checkbox', { name: 'Quem enviou' })).not.toBeChecked();
    vi.restoreAllMocks();
  });

  it('moves and widens a column by the hand', async () => {
    const { seen } = inbox(items());
    await asTable();
    const columns = () => (kept(seen) as { colunas?: object[] } | undefined)?.colunas ?? [];
    const [, number, subject] = screen.getAllByRole('columnheader');
    fireEvent.dragStart(subject!, { dataTransfer: { setData: () => undefined } });
    fireEvent.dragOver(number!);
    fireEvent.drop(number!);
    await waitFor(() => expect(heads().slice(0, 2)).toEqual(['Assunto', 'Número']));
    await waitFor(() => expect(columns().slice(0, 2)).toEqual([{ nome: 'assunto' }, { nome: 'numero' }]));
    const edge = screen
      .getAllByRole('columnheader')[2]!
      .querySelector<HTMLElement>('[aria-hidden=true]:last-child')!;
    edge.setPointerCapture = () => undefined;
    fireEvent.pointerDown(edge, { clientX: 0, pointerId: 1 });
    fireEvent.pointerMove(edge, { clientX: 320, pointerId: 1 });
    fireEvent.pointerUp(edge, { pointerId: 1 });
    await waitFor(() => expect(columns()[1]).toEqual({ nome: 'numero', largura: 20 }));
  });

  it('orders by its headings, by several with Shift, and only by what the tab answers from an index', async () => {
    const { seen } = inbox(items());
    await asTable();
    const head = (name: RegExp) => screen.getByRole('columnheader', { name });
    expect(head(/^Desde/)).toHaveAttribute('aria-sort', 'descending');
    expect(within(head(/^Assunto/)).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(within(head(/^Prioridade/)).getByRole('button'));
    const hand = userEvent.setup();
    await hand.keyboard('{Shift>}');
    await hand.click(within(head(/^Prazo/)).getByRole('button'));
    await hand.keyboard('{/Shift}');
    expect(address()).toContain('ordem=-prioridade%2Cprazo');
    await waitFor(() =>
      expect(seen.some(({ query }) => query.getAll('sort').join(';') === 'prioridade,desc;prazo,asc')).toBe(
        true,
      ),
    );
    expect(head(/^Prioridade/)).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head(/^Prazo/)).getByRole('button'));
    expect(address()).not.toContain('ordem=');
  });
});

describe('groups', () => {
  it('puts the rows of the page under headings that close, said in the address and remembered', async () => {
    const { seen } = inbox(items());
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Agrupar: Sem grupos' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Por prazo' }));
    const late = await screen.findByRole('button', { name: /^Atrasados 2/ });
    expect(screen.getByText('Os grupos são dos 3 itens desta página, de 40 itens.')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Sem prazo' })).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(late);
    expect(late).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(address()).toContain('agrupar=prazo');
    expect(address()).toContain('fechado=atrasado');
    await waitFor(() => expect(kept(seen)).toEqual({ agrupar: 'prazo', fechados: ['atrasado'] }));
  });

  it('begins as the person left it, walks only what is open, and yields to the address', async () => {
    inbox(items(), { kept: { agrupar: 'unidade', fechados: ['7'] } });
    await open();
    expect(await screen.findByRole('button', { name: /^PGM · Procuradoria 1/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.keyboard('j');
    await waitFor(() => expect(address()).toContain('item=3-103'));
    cleanup();
    await open('/principal/caixa-central?type=receber&agrupar=nada');
    expect(screen.queryByRole('button', { name: /^PGM/ })).not.toBeInTheDocument();
  });
});

describe('a saved search among the tabs', () => {
  it('is there with its count and the rows and acts of the others, and leaves when it is taken out', async () => {
    const { seen } = inbox(items(), { pinned: [9] });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Frota em atraso 2' }));
    await waitFor(() => expect(address()).toContain('type=pesquisa-9'));
    expect(await screen.findByText('Pesquisa de Rafael Monteiro Lins')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.keyboard('*a');
    expect(screen.getByRole('button', { name: 'Receber 2' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Tirar das abas da caixa' }));
    expect(await screen.findByText('Fora das abas da caixa: Frota em atraso.')).toBeInTheDocument();
    expect(puts(seen.filter(({ path }) => path === pins))).toEqual([{ valor: { fixadas: [] } }]);
  });

  it('opens for who it is shared with, by its address, and says so when it is not there', async () => {
    inbox(items());
    await open('/principal/caixa-central?type=pesquisa-9');
    expect(screen.getByRole('tab', { name: /^Frota em atraso/ })).toHaveAttribute('aria-selected', 'true');
    cleanup();
    renderScreen(<CaixaCentral />, '/principal/caixa-central?type=pesquisa-8');
    expect(await screen.findByText('Não foi possível carregar a lista')).toBeInTheDocument();
  });
});

describe('the list of commands', () => {
  const WithPalette = () => {
    const [asked, ask] = useState(false);
    useCommandsAsked(() => ask(true));
    return (
      <>
        <CaixaCentral />
        {asked && <CommandPalette onClose={() => ask(false)} />}
      </>
    );
  };
  const options = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const chosen = (): HTMLElement => screen.getByRole('option', { selected: true });

  it('finds acts, tabs, filters and screens by their names, says why not, and does what is chosen', async () => {
    const { seen } = inbox(items());
    renderScreen(<WithPalette />, '/principal/caixa-central?type=receber');
    await screen.findAllByText(/^Assunto \d$/);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Procurar um comando' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    expect(screen.getByRole('group', { name: 'Com Ofício 1/2026-SEMAD' })).toBeInTheDocument();
    await userEvent.type(field, 'tramitar');
    const refused = screen.getByRole('option', { name: /^Tramitar/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveTextContent('Receba antes de tramitar.');
    await userEvent.keyboard('{Enter}');
    expect(field).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'início');
    expect(options()).toEqual(['Início', 'Pesquisar “início” em tudo']);
    await userEvent.clear(field);
    await userEvent.type(field, 'frota');
    expect(options()[0]).toBe('Frota em atraso');
    await userEvent.clear(field);
    await userEvent.type(field, 'prazo atras');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(chosen()).toHaveTextContent('Prazo: Atrasados');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('prazo=atrasado'));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(seen.some(({ query }) => query.get('prazo') === 'atrasado')).toBe(true);
  });
});

describe('coming from the list', () => {
  it('tells the page of an item where it stands, and takes the focus again on coming back', async () => {
    windowOf(1440);
    localStorage.setItem('malote.caixa.exibicao', 'lista');
    inbox(items());
    const { router } = renderScreen(
      <Routes>
        <Route path="/principal/caixa-central" element={<CaixaCentral />} />
        <Route path="/principal/documento/consulta/:id" element={<Neighbours />} />
      </Routes>,
      '/principal/caixa-central?type=receber&prazo=atrasado',
    );
    await userEvent.click(await screen.findByRole('link', { name: /Assunto 2/ }));
    expect(await screen.findByText('2 de 40')).toBeInTheDocument();
    await userEvent.keyboard('j');
    expect(await screen.findByText('3 de 40')).toBeInTheDocument();
    expect(address()).toBe('/principal/documento/consulta/3');
    await userEvent.click(screen.getByRole('button', { name: 'Anterior da lista (k)' }));
    await userEvent.click(
      await screen.findByText('2 de 40').then(() => screen.getByRole('button', { name: /^Anterior/ })),
    );
    expect(await screen.findByText('1 de 40')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Anterior/ })).toBeDisabled();
    // the pages between are one step of the history
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole('link', { name: /Assunto 1/ })).toHaveFocus());
    expect(address()).toBe('/principal/caixa-central?type=receber&prazo=atrasado');
  });

  const Neighbours = () => <ListNeighbours id={Number(useParams()['id'])} />;
});
