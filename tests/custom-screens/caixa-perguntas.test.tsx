import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { CaixaCentral } from '#screens/caixa-central/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { counters, page, waitingItem, windowOf } from './inbox-world.ts';

const askBatch = 'conteudo/ato-em-lote';
const person = helena(['caixaCentralListar', 'tramiteDocumento', 'documentoConsultar']);

/** The server: what the list of an address has, and a batch that goes on in the background. */
const inbox = (listOf: (query: URLSearchParams) => readonly ItemCaixa[]): { readonly seen: Seen[] } =>
  fakeApi({
    'GET caixa-central/contadores': { payload: counters },
    'GET caixa-central': ({ query }) => page([...listOf(query)]),
    'GET caixa-central/distribuicao/pessoas': page([
      { id: 8, nome: 'Rafael Monteiro Lins', cargo: 'Assessor' },
    ]),
    [`POST ${askBatch}`]: {
      payload: {
        id: 7,
        ato: 'receber',
        situacao: 'EM_ANDAMENTO',
        total: 3,
        feitos: 0,
        recusados: 0,
        cancelados: 0,
        pendentes: 3,
        criadoEm: '2026-11-20T13:30:00Z',
        desfaz: false,
      },
    },
    'GET tramite/destinos': page([
      { unidade: { id: 4, sigla: 'PGM', nome: 'Procuradoria' }, aceitaSemPessoa: true },
    ]),
    'POST tramite/101/redirecionar': { payload: {} },
    'POST tramite/102/redirecionar': { payload: {} },
    'GET tramite/redirecionados': page([
      {
        id: 1,
        redirecionadoEm: '2026-11-20T13:30:00Z',
        quem: 'Helena Duarte Pires',
        motivo: 'É da PGM',
        deUnidade: { id: 5, sigla: 'SEMAD', nome: 'Administração' },
        paraUnidade: { id: 4, sigla: 'PGM', nome: 'Procuradoria' },
      },
    ]),
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'POST login/atualizar-token': { payload: {} },
  });
const items = [1, 2, 3].map((id) => waitingItem(id));
const open = async (at: string): Promise<void> => {
  renderScreen(<CaixaCentral />, at);
  await screen.findAllByRole('listitem');
};
const asked = (seen: readonly Seen[]): unknown => seen.find(({ path }) => path === askBatch)?.body;

beforeAll(() => loadTexts());
beforeEach(() => windowOf(1440));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('acts of the inbox that ask before', () => {
  it('asks once for the note that the institution demands, and sends it for all', async () => {
    openSession({ ...person, sistemaConfig: { ...person.sistemaConfig, notasExigidas: ['receber'] } });
    const { seen } = inbox((query) => (query.get('aba') === 'receber' ? items : []));
    await open('/principal/caixa-central');
    for (const id of [1, 2])
      await userEvent.click(screen.getByRole('checkbox', { name: `Selecionar Ofício ${id}/2026-SEMAD` }));
    const bar = screen.getByRole('toolbar', { name: 'Ações para 2 selecionados' });
    await userEvent.click(within(bar).getByRole('button', { name: /^Receber 2$/ }));
    const question = await screen.findByRole('dialog', { name: 'Receber: 2 itens?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Receber' }));
    expect(asked(seen) !== undefined).toBe(false);
    await userEvent.type(within(question).getByRole('textbox', { name: 'Nota' }), 'Vieram juntos');
    await userEvent.click(within(question).getByRole('button', { name: 'Receber' }));
    await waitFor(() =>
      expect(asked(seen)).toEqual({
        payload: { ato: 'receber', ids: [1, 2], motivo: 'Vieram juntos' },
      }),
    );
  });

  it('shows what awaits it on the tab of the unit, and gives several to one person', async () => {
    openSession(person);
    const waiting = items.map((item) => ({ ...item, situacao: 0, acoes: ['distribuir'] }));
    const { seen } = inbox((query) =>
      query.get('distribuicao') === 'aguardando' && query.get('aba') === 'unidade' ? waiting : [],
    );
    await open('/principal/caixa-central?type=unidade&distribuicao=aguardando');
    expect(screen.getAllByText('Aguardando distribuição').length).toBeGreaterThan(3);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    const bar = screen.getByRole('toolbar', { name: 'Ações para 3 selecionados' });
    await userEvent.click(within(bar).getByRole('button', { name: /^Distribuir 3$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Distribuir 3 itens' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Distribuir' }));
    expect(within(dialog).getByText('Escolha uma pessoa da unidade.')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('combobox', { name: /Entregar a/ }), 'raf');
    await userEvent.click(await screen.findByRole('option', { name: /Rafael Monteiro Lins/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Distribuir' }));
    await waitFor(() =>
      expect(asked(seen)).toEqual({
        payload: { ato: 'distribuir', ids: [1, 2, 3], usuarioId: 8 },
      }),
    );
  });

  it('sends on what came by mistake, with a reason, one by one, and shows the trace that stays', async () => {
    openSession(person);
    const arrived = items.slice(0, 2).map((item) => ({ ...item, acoes: ['receber', 'redirecionar'] }));
    const { seen } = inbox(() => arrived);
    await open('/principal/caixa-central?type=receber');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
    const bar = screen.getByRole('toolbar', { name: 'Ações para 2 selecionados' });
    await userEvent.click(within(bar).getByRole('button', { name: /^Redirecionar 2$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Redirecionar 2 itens' });
    const confirm = within(dialog).getByRole('button', { name: 'Redirecionar' });
    const reason = within(dialog).getByRole('textbox', { name: 'Por que não é desta unidade' });
    await userEvent.click(confirm);
    expect(within(dialog).getByText('Escolha para onde ele vai.')).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: 'Destino' })).toHaveFocus();
    expect(reason).toBeInvalid();
    await userEvent.type(reason, 'É da PGM');
    await userEvent.click(confirm);
    expect(within(dialog).getByText('Escolha para onde ele vai.')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Destino' }), 'pgm');
    await userEvent.click(await screen.findByRole('option', { name: /PGM/ }));
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(seen.filter(({ path }) => path.endsWith('/redirecionar')).map(({ body }) => body)).toEqual(
        arrived.map(() => ({ payload: { destino: { unidadeId: 4 }, motivo: 'É da PGM' } })),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Redirecionados por esta unidade' }));
    const trace = await screen.findByRole('dialog', { name: 'Redirecionados por esta unidade' });
    expect(within(trace).getByText('Um item que você não vê')).toBeVisible();
    expect(within(trace).getByText('De SEMAD a PGM, por Helena Duarte Pires')).toBeVisible();
  });
});
