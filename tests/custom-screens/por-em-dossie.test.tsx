import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaixaCentral } from '#screens/caixa-central/index.tsx';
import { Pesquisa } from '#screens/pesquisa/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { counters, page, waitingItem, windowOf } from './inbox-world.ts';

const folder = waitingItem(80, {
  tipo: 8,
  numero: 'Dossiê funcional 1/2026-CCL',
  assunto: 'Vida de Ana',
  fase: 1,
});

const serve = (more: Record<string, Answer> = {}): { readonly seen: Seen[] } =>
  fakeApi({
    'GET caixa-central/contadores': { payload: counters },
    'GET caixa-central': ({ query }) =>
      query.get('especie') === 'dossie'
        ? page([folder])
        : page([waitingItem(1, { fase: 1 }), waitingItem(2, { fase: 1 }), folder]),
    'GET pesquisa': page([waitingItem(1, { fase: 1 }), waitingItem(2, { fase: 1 })]),
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });

const choose = async (...names: readonly string[]): Promise<void> => {
  for (const name of names)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` }));
};

describe('putting in a dossier what is chosen in a list', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(1440);
    openSession(helena(['caixaCentralListar', 'PesquisaAvancadaListar', 'dossieEditar']));
  });
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  it('asks for which one, puts what may go, and says what became of each', async () => {
    const { seen } = serve({
      'POST dossie/80/incluir': {
        payload: {
          resultados: [
            { id: 1, ok: true, rotulo: 'Ofício 1/2026-SEMAD' },
            { id: 2, ok: false, rotulo: 'Ofício 2/2026-SEMAD', mensagem: 'Já está no dossiê.' },
          ],
        },
      },
    });
    renderScreen(<CaixaCentral />, '/principal/caixa-central?type=unidade');
    await choose('Ofício 1/2026-SEMAD', 'Ofício 2/2026-SEMAD', 'Dossiê funcional 1/2026-CCL');
    const bar = within(await screen.findByRole('toolbar', { name: /Ações para/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Mais ações' }));
    // a dossier does not go in another
    await userEvent.click(await screen.findByRole('menuitem', { name: /Pôr em dossiê.*2 de 3/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pôr 2 itens em dossiê' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pôr em dossiê' }));
    expect(dialog.getByText('Escolha o dossiê.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Dossiê' }));
    await userEvent.click(await screen.findByRole('option', { name: /Dossiê funcional 1/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pôr em dossiê' }));
    const done = within(
      await screen.findByRole('dialog', { name: '1 item entrou no Dossiê funcional 1/2026-CCL.' }),
    );
    expect(done.getByText(/Já está no dossiê/)).toBeVisible();
    expect(done.getByRole('link', { name: 'Abrir o Dossiê funcional 1/2026-CCL' })).toHaveAttribute(
      'href',
      expect.stringContaining('/principal/dossie/consulta/80'),
    );
    expect(bodies(seen, 'POST', 'dossie/80/incluir')).toEqual([{ conteudoIds: [1, 2] }]);
  });

  it('is offered over what a search found, and keeps the refusal beside the choice', async () => {
    serve({ 'POST dossie/80/incluir': refusal(409, { descricao: 'O dossiê está em trâmite.' }) });
    renderScreen(<Pesquisa />, '/principal/pesquisa?q=oficio');
    await choose('Ofício 1/2026-SEMAD');
    await userEvent.click(await screen.findByRole('button', { name: /Pôr em dossiê/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pôr 1 item em dossiê' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Dossiê' }));
    await userEvent.click(await screen.findByRole('option', { name: /Dossiê funcional 1/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pôr em dossiê' }));
    await waitFor(() => expect(dialog.getByText('O dossiê está em trâmite.')).toBeVisible());
  });
});
