import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaixaCentral } from '#screens/caixa-central/index.tsx';
import { LoteConsulta } from '#screens/lote-consulta/index.tsx';
import { Pesquisa } from '#screens/pesquisa/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { recusada } from './documento-world.ts';
import { lote } from './lote-world.tsx';
import { counters, page, waitingItem, windowOf } from './inbox-world.ts';

const held = (id: number, more = {}) => waitingItem(id, { acoes: ['tramitar'], ...more });
const ofLotes = page([held(70, { tipo: 4, numero: 'Lote 5/2026', assunto: 'Malote do dia' })]);

const serve = (more: Record<string, Answer> = {}): { readonly seen: Seen[] } =>
  fakeApi({
    'GET caixa-central/contadores': { payload: counters },
    'GET caixa-central': ({ query }) =>
      query.get('especie') === 'lote' ? ofLotes : page([held(1), held(2), waitingItem(3)]),
    'GET pesquisa': page([held(1), held(2)]),
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });

const choose = async (...ids: readonly number[]): Promise<void> => {
  for (const id of ids)
    await userEvent.click(
      await screen.findByRole('checkbox', { name: `Selecionar Ofício ${id}/2026-SEMAD` }),
    );
};
const offered = async (): Promise<void> => {
  const bar = within(await screen.findByRole('toolbar', { name: /Ações para/ }));
  await userEvent.click(bar.getByRole('button', { name: 'Mais ações' }));
  const item = await screen.findByRole('menuitem', { name: /Pôr em lote/ });
  // before what throws away
  expect(screen.getAllByRole('menuitem')[0]).toBe(item);
  await userEvent.click(item);
};

describe('putting in a lot what is chosen in a list', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(1440);
    openSession(helena(['caixaCentralListar', 'PesquisaAvancadaListar', 'tramiteDocumento']));
  });
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  it('makes a new one, with a subject already written, and says what did not enter and why', async () => {
    const { seen } = serve({
      'POST lote': {
        payload: {
          id: 80,
          numero: 'Lote 6/2026',
          resultados: [
            { id: 1, ok: true, rotulo: 'Ofício 1/2026-SEMAD' },
            { id: 2, ok: false, rotulo: 'Ofício 2/2026-SEMAD', mensagem: 'Está com outra pessoa.' },
          ],
        },
      },
    });
    renderScreen(<CaixaCentral />, '/principal/caixa-central?type=unidade');
    await choose(1, 2);
    await offered();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pôr 2 itens em lote' }));
    const subject = dialog.getByRole('textbox', { name: 'Assunto' });
    expect((subject as HTMLInputElement).value).toMatch(/^Remessa de CCL, /);
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Para a PGM');
    await userEvent.click(dialog.getByRole('button', { name: 'Pôr em lote' }));
    const done = within(await screen.findByRole('dialog', { name: '1 item entrou no Lote 6/2026.' }));
    expect(done.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Ofício 2\/2026-SEMAD.*Está com outra pessoa\.$/,
    );
    expect(done.getByRole('link', { name: 'Abrir o Lote 6/2026' })).toHaveAttribute(
      'href',
      expect.stringContaining('/principal/lote/consulta/80'),
    );
    expect(bodies(seen, 'POST', 'lote')).toEqual([{ assunto: 'Para a PGM', conteudoIds: [1, 2] }]);
    // what entered is no longer chosen; what did not is
    await userEvent.click(done.getByRole('button', { name: 'Fechar' }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Selecionar Ofício 1/2026-SEMAD' })).not.toBeChecked(),
    );
    expect(screen.getByRole('checkbox', { name: 'Selecionar Ofício 2/2026-SEMAD' })).toBeChecked();
  });

  it('puts them in one of the unit, which is chosen', async () => {
    const { seen } = serve({
      'POST lote/70/incluir': {
        payload: { resultados: [{ id: 1, ok: true, rotulo: 'Ofício 1/2026-SEMAD' }] },
      },
    });
    renderScreen(<CaixaCentral />, '/principal/caixa-central?type=unidade');
    await choose(1);
    await offered();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pôr 1 item em lote' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Um lote que já existe' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pôr em lote' }));
    const pick = dialog.getByRole('combobox', { name: 'Lote' });
    expect(pick).toHaveAccessibleDescription('Escolha o lote.');
    await userEvent.selectOptions(pick, 'Lote 5/2026 · Malote do dia');
    await userEvent.click(dialog.getByRole('button', { name: 'Pôr em lote' }));
    await screen.findByRole('dialog', { name: '1 item entrou no Lote 5/2026.' });
    expect(bodies(seen, 'POST', 'lote/70/incluir')).toEqual([{ conteudoIds: [1] }]);
  });

  it('asks before a key or a click beside it loses what was typed', async () => {
    serve();
    renderScreen(<CaixaCentral />, '/principal/caixa-central?type=unidade');
    await choose(1);
    await offered();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pôr 1 item em lote' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Observações' }), 'Entregar em mãos');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Há alterações não salvas.' }));
    await userEvent.click(question.getByRole('button', { name: 'Continuar editando' }));
    expect(dialog.getByRole('textbox', { name: 'Observações' })).toHaveValue('Entregar em mãos');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // without a word, there is nothing to ask
    await offered();
    await screen.findByRole('dialog', { name: 'Pôr 1 item em lote' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not offered of what nobody in the unit may send', async () => {
    serve();
    renderScreen(<CaixaCentral />, '/principal/caixa-central?type=receber');
    await choose(3);
    const bar = within(await screen.findByRole('toolbar', { name: /Ações para/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Mais ações' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: /Pôr em lote/ })).toBeNull();
  });

  it('serves what a search found too', async () => {
    const { seen } = serve({ 'POST lote': { payload: { id: 80, numero: 'Lote 6/2026', resultados: [] } } });
    renderScreen(<Pesquisa />, '/principal/pesquisa?tipo=0&q=assunto');
    await choose(1, 2);
    const bar = within(await screen.findByRole('toolbar', { name: 'Ações para 2 selecionados' }));
    await userEvent.click(bar.getByRole('button', { name: /Pôr em lote/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pôr 2 itens em lote' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pôr em lote' }));
    await waitFor(() => expect(bodies(seen, 'POST', 'lote')).toMatchObject([{ conteudoIds: [1, 2] }]));
  });

  it('offers nothing to choose in a search to who may not forward', async () => {
    openSession(helena(['PesquisaAvancadaListar']));
    serve();
    renderScreen(<Pesquisa />, '/principal/pesquisa?tipo=0&q=assunto');
    const list = within(await screen.findByRole('list', { name: 'Resultados da pesquisa' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows beside the list what goes in a lot', async () => {
    serve({
      'GET caixa-central': page([held(70, { tipo: 4, numero: 'Lote 5/2026', assunto: 'Malote do dia' })]),
      'GET lote/70': { payload: lote() },
    });
    renderScreen(<CaixaCentral />, '/principal/caixa-central?type=unidade&item=70/170');
    const itens = within(await screen.findByRole('region', { name: 'Itens: 3 itens' }));
    const reading = within(screen.getByRole('region', { name: 'Leitura' }));
    expect(itens.getAllByRole('listitem')).toHaveLength(3);
    // what was made here has nothing to be checked
    expect(reading.queryByRole('button', { name: 'Conferir e abrir' })).toBeNull();
    // what it says of itself is changed on its own page
    expect(reading.queryByRole('button', { name: 'Editar' })).toBeNull();
    expect(reading.getByRole('button', { name: 'Abrir' })).toBeVisible();
  });

  it.each([
    [
      'to be received',
      'Receber e conferir',
      { acoes: ['receber'] },
      lote({ acoes: [recusada('abrirLote', 'Receba antes.')] }),
    ],
    ['received', 'Conferir e abrir', { acoes: ['tramitar'] }, lote({ remetente: 'SEMAD' })],
  ])('leads from a lot %s to where it is checked, once', async (_, label, row, now) => {
    let read = now;
    const { seen } = serve({
      'GET caixa-central': page([waitingItem(70, { tipo: 4, numero: 'Lote 5/2026', ...row })]),
      'GET lote/70': () => ({ payload: read }),
      'POST tramite/percurso': page([]),
      'POST tramite/receber-selecionados/': () => {
        read = lote({ remetente: 'SEMAD' });
        return { payload: { resultados: [{ id: 170, ok: true, rotulo: 'Lote 5/2026' }] } };
      },
    });
    const { router } = renderScreen(
      <Routes>
        <Route path="/principal/lote/consulta/:id" element={<LoteConsulta />} />
        <Route path="*" element={<CaixaCentral />} />
      </Routes>,
      '/principal/caixa-central?type=unidade&item=70/170',
    );
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(address()).toBe('/principal/lote/consulta/70'));
    expect(bodies(seen, 'POST', 'tramite/receber-selecionados/')).toEqual(
      label === 'Receber e conferir' ? [{ ids: [170] }] : [],
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Conferir e abrir Lote 5/2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar a conferência' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // who comes back by the arrow of the browser came to see it
    await act(() => router.navigate('/principal/caixa-central?type=unidade'));
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Malote do dia' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
