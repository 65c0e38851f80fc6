import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/i18n.ts';
import { resetStores } from '#src/store/store.ts';
import { draftOwnerOf } from '#src/session/draft-owner.ts';
import { dropLocalDraft } from '#src/session/local-drafts.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { refusal } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { bodies } from './documento-page.tsx';
import { permitida, recusada } from './documento-world.ts';
import { page, waitingItem, windowOf } from './inbox-world.ts';
import { itemDoLote, lote, open, serve } from './lote-world.tsx';

const items = () => screen.getByRole('region', { name: /^Itens/ });
const field = () => screen.findByRole('textbox', { name: 'Etiqueta ou número' });
const bar = () => within(screen.getByRole('toolbar', { name: 'Ações do documento' }));

describe('the page of a lot', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(1440);
    openSession(helena());
  });
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  it('counts what goes in it, and tells apart what stayed, with the reason', async () => {
    serve({
      'GET lote/70': {
        payload: lote({
          itens: [
            itemDoLote(1, { tipo: 1, rotulo: 'Processo 12/2026' }),
            itemDoLote(2, { situacao: 'FICOU', motivo: 'Está com outra pessoa.' }),
          ],
        }),
      },
    });
    open();
    expect(await screen.findByRole('region', { name: 'Itens 1 item' })).toBeVisible();
    expect(within(items()).getByRole('link', { name: 'Assunto 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('/principal/processo/consulta/1'),
    );
    const outside = within(screen.getByRole('region', { name: 'Fora do lote 1 item' }));
    expect(outside.getByText('Ficou')).toBeVisible();
    expect(outside.getByText('Motivo: Está com outra pessoa.')).toBeVisible();
  });

  it('says how it is filled while it is empty, and leads to the field', async () => {
    serve({
      'GET lote/70': {
        payload: lote({
          itens: [],
          acoes: [permitida('incluirItens'), recusada('tramitar', 'O lote está vazio.')],
        }),
      },
    });
    open();
    expect(await screen.findByText('O lote está vazio')).toBeVisible();
    await userEvent.click(bar().getByRole('button', { name: 'Incluir itens' }));
    expect(await field()).toHaveFocus();
  });

  it('takes one label after the other, saying of each whether it entered, and keeps the focus', async () => {
    const { seen } = serve({
      'POST lote/70/incluir': ({ body }) => {
        const [codigo] = (body as { payload: { codigos: string[] } }).payload.codigos;
        return {
          payload: {
            resultados: [
              codigo === 'A-1'
                ? { id: 8, ok: true, rotulo: 'Ofício 8/2026' }
                : { id: 1, ok: false, rotulo: codigo, mensagem: 'É uma minuta.' },
            ],
          },
        };
      },
    });
    open();
    await userEvent.type(await field(), 'A-1{Enter}B-2{Enter}');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    const said = within(await screen.findByRole('list', { name: 'Últimas leituras' }));
    expect(await said.findByText('Ofício 8/2026: entrou no lote')).toBeVisible();
    expect(await said.findByText('B-2: não entrou. É uma minuta.')).toBeVisible();
    // the last one is said to who listens
    expect(
      screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('B-2: não entrou')),
    ).toBe(true);
    expect(bodies(seen, 'POST', 'lote/70/incluir')).toEqual([{ codigos: ['A-1'] }, { codigos: ['B-2'] }]);
  });

  it('takes what is chosen among what the unit holds and may send', async () => {
    openSession(helena(['caixaCentralListar']));
    const { seen } = serve({
      'GET lote/70': { payload: lote({ itens: [] }) },
      'GET caixa-central': page([
        waitingItem(8, { acoes: ['tramitar'] }),
        waitingItem(9, { acoes: [] }),
        waitingItem(71, { tipo: 4, acoes: ['tramitar'] }),
      ]),
      'POST lote/70/incluir': {
        payload: { resultados: [{ id: 8, ok: true, rotulo: 'Ofício 8/2026-SEMAD' }] },
      },
    });
    open();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Escolher do que a unidade tem' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Ofício 8\/2026-SEMAD/ }));
    expect(await screen.findByText('Ofício 8/2026-SEMAD: entrou no lote', { ignore: '.vh' })).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(bodies(seen, 'POST', 'lote/70/incluir')).toEqual([{ conteudoIds: [8] }]);
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findAllByRole('option');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('takes a pasted column as so many labels', async () => {
    const { seen } = serve({ 'POST lote/70/incluir': { payload: { resultados: [] } } });
    open();
    await userEvent.click(await field());
    await userEvent.paste('10/2026\n11/2026\n');
    await waitFor(() => expect(bodies(seen, 'POST', 'lote/70/incluir')).toHaveLength(2));
    expect(bodies(seen, 'POST', 'lote/70/incluir')).toEqual([
      { codigos: ['10/2026'] },
      { codigos: ['11/2026'] },
    ]);
  });

  it('takes out those that are chosen, and puts them back', async () => {
    const { seen } = serve({
      'POST lote/70/retirar': { payload: lote({ itens: [itemDoLote(3)] }) },
      'POST lote/70/incluir': { payload: { resultados: [] } },
    });
    open();
    const out = await screen.findByRole('button', { name: 'Retirar do lote' });
    expect(out).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Ofício 1/2026-SEMAD' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Ofício 2/2026-SEMAD' }));
    await userEvent.click(out);
    expect(await screen.findByText('2 itens retirados do lote.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Desfazer/ }));
    await waitFor(() => expect(bodies(seen, 'POST', 'lote/70/incluir')).toEqual([{ conteudoIds: [1, 2] }]));
    expect(bodies(seen, 'POST', 'lote/70/retirar')).toEqual([{ conteudoIds: [1, 2] }]);
  });

  it('changes what it says of itself; what is refused stays beside its field', async () => {
    const { seen } = serve({
      'PUT lote/70': refusal(400, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos.',
        erros: [{ campo: 'assunto', mensagem: 'Assunto repetido.' }],
      }),
    });
    open();
    await screen.findByRole('region', { name: /^Itens/ });
    await userEvent.click(bar().getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Lote 5/2026' }));
    const subject = dialog.getByRole('textbox', { name: 'Assunto' });
    await userEvent.clear(subject);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(subject).toHaveAccessibleDescription('Escreva o assunto.');
    await userEvent.type(subject, 'Malote de quinta');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(subject).toHaveAccessibleDescription('Assunto repetido.'));
    expect(subject).toHaveValue('Malote de quinta');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(/o que você digitou em Editar Lote 5\/2026 se perde/)).toBeVisible();
    expect(bodies(seen, 'PUT', 'lote/70')).toEqual([{ versao: 4, assunto: 'Malote de quinta' }]);
  });

  it('gives the guide under "Mais ações"', async () => {
    const { seen } = serve({ 'GET lote/70/guia': { status: 200, body: '%PDF-1.7' } });
    open();
    await screen.findByRole('region', { name: /^Itens/ });
    await userEvent.click(bar().getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Imprimir a guia do lote' }));
    await waitFor(() => expect(seen.some(({ path }) => path === 'lote/70/guia')).toBe(true));
  });

  it('on a phone has the items as a tab, the first', async () => {
    windowOf(390);
    serve({});
    open();
    const tab = await screen.findByRole('tab', { name: /Itens/ });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('region', { name: 'Itens 3 itens' })).toBeVisible();
  });

  it('is made from its subject alone, and then filled', async () => {
    const { seen } = serve({
      'POST lote': { payload: { id: 70, numero: 'Lote 5/2026', resultados: [] } },
      'GET lote/70': { payload: lote({ itens: [] }) },
    });
    open('/principal/lote/cadastro');
    await userEvent.click(await screen.findByRole('button', { name: 'Criar lote' }));
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveAccessibleDescription(
      'Escreva o assunto.',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Malote do dia');
    await userEvent.click(screen.getByRole('button', { name: 'Criar lote' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(bodies(seen, 'POST', 'lote')).toEqual([{ assunto: 'Malote do dia', conteudoIds: [] }]);
  });
});

describe('checking and opening a lot', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(1440);
    openSession(helena());
  });
  afterEach(() => {
    cleanup();
    dropLocalDraft(`${draftOwnerOf(helena())}.conferencia.70.0`);
    closeSession();
    vi.unstubAllGlobals();
  });

  const opened = {
    lote: lote({
      estado: 1,
      detentor: { unidade: { id: 8, sigla: 'PGM', nome: 'Procuradoria-Geral do Município' } },
      itens: [
        itemDoLote(1, { situacao: 'RECEBIDO' }),
        itemDoLote(2, { situacao: 'RECUSADO', motivo: 'Rasgado' }),
        itemDoLote(3, { situacao: 'RECUSADO', motivo: 'Não veio no lote' }),
      ],
    }),
    devolucao: { id: 71, numero: 'Lote 6/2026' },
    ficaram: [],
  };
  const came = (more = {}): ReturnType<typeof serve> =>
    serve({
      'GET lote/70': { payload: lote({ remetente: 'SEMAD' }) },
      'POST lote/70/abrir': { payload: opened },
      ...more,
    });
  const begin = async () => {
    open();
    await screen.findByRole('region', { name: /^Itens/ });
    await userEvent.click(bar().getByRole('button', { name: 'Conferir e abrir' }));
    return within(await screen.findByRole('dialog', { name: 'Conferir e abrir Lote 5/2026' }));
  };

  it('loses nothing of what was read, nor of what was begun, when it is closed and opened again', async () => {
    came();
    const dialog = await begin();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Etiqueta ou número' }), '1/2026{Enter}2/20');
    expect(await dialog.findByRole('region', { name: 'Encontrados 1' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(bar().getByRole('button', { name: 'Conferir e abrir' }));
    const again = within(await screen.findByRole('dialog', { name: 'Conferir e abrir Lote 5/2026' }));
    expect(again.getByRole('region', { name: 'Encontrados 1' })).toBeVisible();
    expect(again.getByRole('textbox', { name: 'Etiqueta ou número' })).toHaveValue('2/20');
  });

  it('goes on where it was when the page is loaded anew, until the lot is opened or comes again', async () => {
    const { seen } = came();
    const first = await begin();
    await userEvent.type(
      first.getByRole('textbox', { name: 'Etiqueta ou número' }),
      '1/2026{Enter}X-9{Enter}',
    );
    await userEvent.click(first.getByRole('button', { name: 'Recusar todos os que faltam' }));
    cleanup();
    resetStores();
    openSession(helena());
    const dialog = await begin();
    expect(await dialog.findByRole('region', { name: 'Encontrados 1' })).toBeVisible();
    expect(dialog.getByText('X-9')).toBeVisible();
    expect(dialog.getAllByText('Será recusado: Não veio no lote')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir lote' }));
    await screen.findByRole('dialog', { name: 'Lote aberto' });
    expect(bodies(seen, 'POST', 'lote/70/abrir')).toHaveLength(1);
    cleanup();
    resetStores();
    openSession(helena());
    const later = await begin();
    expect(later.getByRole('region', { name: 'Encontrados 0' })).toBeVisible();
  });

  it('goes back to the field after each thing that is decided: a reader of labels types where the focus is', async () => {
    came();
    const dialog = await begin();
    const field = () => dialog.getByRole('textbox', { name: 'Etiqueta ou número' });
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar Ofício 2/2026-SEMAD' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo da recusa' }), 'Rasgado');
    await userEvent.click(screen.getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer a recusa de Ofício 2/2026-SEMAD' }));
    expect(field()).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar todos os que faltam' }));
    expect(field()).toHaveFocus();
  });

  it('reads what came: found, missing and left over; refuses with reasons, and tells what goes back', async () => {
    const { seen } = came();
    const dialog = await begin();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Etiqueta ou número' }),
      '1/2026{Enter}X-9{Enter}',
    );
    expect(await dialog.findByText('Não está no lote: X-9')).toBeVisible();
    expect(
      within(dialog.getByRole('region', { name: 'Encontrados 1' })).getByText('Ofício 1/2026-SEMAD'),
    ).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Faltam 2' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Tirar X-9 da conferência' }));
    expect(await dialog.findByText('Nada a mais.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Etiqueta ou número' }), 'Y-8{Enter}');

    await userEvent.click(dialog.getByRole('button', { name: 'Recusar Ofício 2/2026-SEMAD' }));
    const question = within(await screen.findByRole('dialog', { name: 'Recusar Ofício 2/2026-SEMAD?' }));
    expect(question.getByText(/volta para SEMAD em um lote de devolução/)).toBeVisible();
    await userEvent.type(question.getByRole('textbox', { name: 'Motivo da recusa' }), 'Rasgado');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(question.getByRole('textbox', { name: 'Motivo da recusa' })).toHaveValue('Rasgado');
    await userEvent.click(question.getByRole('button', { name: 'Recusar' }));
    expect(await dialog.findByText('Será recusado: Rasgado')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar todos os que faltam' }));
    expect(dialog.getByText('Será recusado: Não veio no lote')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Abrir lote' }));
    const done = within(await screen.findByRole('dialog', { name: 'Lote aberto' }));
    expect(done.getByText('1 item ficou em PGM.')).toBeVisible();
    expect(done.getByText(/^1 código lido não é deste lote/)).toHaveTextContent(/Y-8$/);
    expect(done.getByText(/2 itens recusados voltam no lote de devolução/)).toBeVisible();
    expect(done.getByRole('link', { name: 'Lote 6/2026' })).toHaveAttribute(
      'href',
      expect.stringContaining('/principal/lote/consulta/71'),
    );
    expect(bodies(seen, 'POST', 'lote/70/abrir')).toEqual([
      {
        versao: 4,
        recusados: [
          { conteudoId: 2, motivo: 'Rasgado' },
          { conteudoId: 3, motivo: 'Não veio no lote' },
        ],
      },
    ]);
  });

  it('what had not come and is read after all is no longer refused', async () => {
    came();
    const dialog = await begin();
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar todos os que faltam' }));
    expect(dialog.getAllByText('Será recusado: Não veio no lote')).toHaveLength(3);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Etiqueta ou número' }), '2/2026{Enter}');
    expect(await dialog.findByText('Encontrado: Ofício 2/2026-SEMAD')).toBeVisible();
    expect(dialog.getAllByText('Será recusado: Não veio no lote')).toHaveLength(2);
  });

  it('asks before it opens with something missing', async () => {
    const { seen } = came();
    const dialog = await begin();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Etiqueta ou número' }), '1/2026{Enter}');
    await dialog.findByText('Encontrado: Ofício 1/2026-SEMAD');
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir lote' }));
    const question = within(await screen.findByRole('dialog', { name: 'Abrir com 2 itens sem conferir?' }));
    await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
    expect(bodies(seen, 'POST', 'lote/70/abrir')).toEqual([]);
  });

  it('asks before it opens with nothing read, and goes on', async () => {
    const { seen } = came();
    const dialog = await begin();
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir lote' }));
    const question = within(await screen.findByRole('dialog', { name: 'Abrir sem conferir?' }));
    expect(question.getByText(/^Nada foi conferido\. Os 3 itens/)).toBeVisible();
    expect(bodies(seen, 'POST', 'lote/70/abrir')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Abrir lote' }));
    await screen.findByRole('dialog', { name: 'Lote aberto' });
    expect(bodies(seen, 'POST', 'lote/70/abrir')).toEqual([{ versao: 4, recusados: [] }]);
  });

  it('refuses only what came in it, not what was put there after', async () => {
    came({
      'GET lote/70': {
        payload: lote({ remetente: 'SEMAD', itens: [itemDoLote(1), itemDoLote(2, { daqui: true })] }),
      },
    });
    const dialog = await begin();
    expect(dialog.queryByRole('button', { name: 'Recusar Ofício 2/2026-SEMAD' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar todos os que faltam' }));
    expect(dialog.getAllByText('Será recusado: Não veio no lote')).toHaveLength(1);
  });

  it('refuses nothing of what came from nowhere, and shows why it does not open', async () => {
    came({
      'GET lote/70': { payload: lote() },
      'POST lote/70/abrir': refusal(409, {
        codigo: 'conflito',
        tipo: 'AVISO',
        descricao: 'Alguém mudou o lote.',
        erros: [],
      }),
    });
    open();
    await screen.findByRole('region', { name: /^Itens/ });
    // what is not yet sent is sent first
    expect(bar().getAllByRole('button')[0]).toHaveTextContent('Tramitar');
    await userEvent.click(bar().getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Conferir e abrir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conferir e abrir Lote 5/2026' }));
    expect(dialog.queryByRole('button', { name: /Recusar/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir lote' }));
    const question = within(await screen.findByRole('dialog', { name: 'Abrir sem conferir?' }));
    await userEvent.click(question.getByRole('button', { name: 'Abrir lote' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Alguém mudou o lote.');
  });
});
