import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { processoApi } from '#schemas/api/processo.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { ProcessoCadastro } from '#screens/processo-cadastro/index.tsx';
import { ProcessoEdicao } from '#screens/processo-edicao/index.tsx';
import { readKey } from '#src/data/query.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { page, windowOf } from './inbox-world.ts';
import { permitida } from './documento-world.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };

/** A process that Helena has just opened; its type demands a last day. */
const aberto = (more: Partial<Processo> = {}): Processo => ({
  id: 70,
  versao: 1,
  tipo: 1,
  assunto: 'Locação de ônibus',
  fase: 0,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  tipoProcesso: { id: 1, rotulo: 'Contratação direta' },
  autor: { id: 7, nome: 'Helena Duarte Pires' },
  unidade: ccl,
  detentor: { unidade: ccl },
  checkIn: { situacao: 1 },
  criadoEm: '2026-11-17T12:00:00Z',
  alteradoEm: '2026-11-17T12:00:00Z',
  vencimentoObrigatorio: true,
  campos: [],
  interessados: [],
  anexos: 0,
  comentarios: 0,
  pendencias: [{ codigo: 'vencimento', campo: 'vencimento', texto: 'Informe o vencimento.' }],
  acompanhado: false,
  acoes: [permitida('editar'), permitida('concluir')],
  pecas: [],
  minutas: [],
  volumes: [],
  relacoes: [],
  recorrencias: [],
  ...more,
});

const serve = (more: Record<string, Answer>): { readonly seen: Seen[] } =>
  fakeApi({
    'GET processo/listar-tipo-processo-combo': page([
      { id: 1, nome: 'Contratação direta', sigla: 'DIS', descricao: 'Dispensa e inexigibilidade.' },
    ]),
    'POST processo/carregar-tipo-processo/1/0': {
      payload: {
        id: 1,
        nome: 'Contratação direta',
        vencimentoObrigatorio: true,
        campos: [],
        interessadosSugeridos: [{ id: 31, rotulo: 'Papelaria Serena' }],
      },
    },
    'GET processo/70': { payload: aberto() },
    'POST check-in/liberar/70': { payload: { situacao: 0 } },
    'POST login/atualizar-token': { payload: {} },
    'GET tema': { payload: {} },
    'GET notificacao-interna/7/quantidade': { payload: { quantidade: 0 } },
    ...more,
  });

const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path="/principal/processo/cadastro" element={<ProcessoCadastro />} />
      <Route path="/principal/processo/edicao/:id" element={<ProcessoEdicao />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    at,
  );

describe('opening a process', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(1440);
    openSession(helena(['processoIncluir', 'processoEditar', 'processoConsultar']));
  });
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  it('asks for the type and the subject, and goes on to the form', async () => {
    const user = userEvent.setup();
    const { seen } = serve({ 'POST processo': { payload: aberto() } });
    open('/principal/processo/cadastro');
    await user.click(await screen.findByRole('button', { name: 'Abrir processo' }));
    expect(await screen.findByText('Escolha o tipo de processo.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Contratação direta/ }));
    await user.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Locação de ônibus');
    await user.click(screen.getByRole('button', { name: 'Abrir processo' }));
    expect(await screen.findByRole('heading', { name: 'Locação de ônibus' })).toBeVisible();
    expect(bodies(seen, 'POST', 'processo')).toEqual([{ tipoProcessoId: 1, assunto: 'Locação de ônibus' }]);
  });

  it('says what to do to somebody who may open no type, instead of a form that nothing comes of', async () => {
    const user = userEvent.setup();
    let itens = [{ id: 1, nome: 'Contratação direta', sigla: 'DIS', descricao: '' }];
    serve({ 'GET processo/listar-tipo-processo-combo': () => page(itens) });
    open('/principal/processo/cadastro');
    await screen.findByRole('radio', { name: /Contratação direta/ });
    itens = [];
    await user.type(screen.getByRole('searchbox', { name: 'Pesquisar tipos de processo' }), 'xyz');
    expect(await screen.findByText('Nenhum tipo com estas palavras')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abrir processo' })).toBeVisible();
    cleanup();
    open('/principal/processo/cadastro');
    expect(await screen.findByText('Nenhum tipo de processo aberto a você')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Abrir processo' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Assunto' })).toBeNull();
  });

  it('leads to what is missing, keeps what is written where the server refuses, and concludes with all of it', async () => {
    const user = userEvent.setup();
    let refuses = true;
    const { seen } = serve({
      'PUT processo': () =>
        refuses
          ? {
              status: 422,
              body: {
                codigo: 'dadosInvalidos',
                tipo: 'VALIDACAO',
                descricao: 'Confira os campos.',
                erros: [{ campo: 'assunto', mensagem: 'Já há um processo com este assunto.' }],
              },
            }
          : {
              payload: aberto({
                versao: 2,
                assunto: 'Locação de vans',
                interessados: [{ id: 31, rotulo: 'Papelaria Serena' }],
                pendencias: [],
              }),
            },
      'POST processo/salvar-concluir-processo': { payload: aberto({ fase: 1, numero: '3/2026' }) },
    });
    const { queryClient } = open('/principal/processo/edicao/70');
    const readAt = readKey(processoApi.consultar, { params: { id: 70 } });
    queryClient.setQueryData(readAt, aberto());
    await user.click(await screen.findByRole('button', { name: /Ir ao campo: Informe o vencimento/ }));
    expect(screen.getByRole('textbox', { name: /Vencimento/ })).toHaveFocus();
    const assunto = screen.getByRole('textbox', { name: /Assunto/ });
    await user.clear(assunto);
    await user.click(assunto);
    await user.paste('Locação de vans');
    await user.click(await screen.findByRole('button', { name: 'Papelaria Serena' }));
    expect(screen.queryByRole('group', { name: /Interessados dos últimos/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Já há um processo com este assunto.'))[0]).toBeVisible();
    expect(assunto).toHaveValue('Locação de vans');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Concluir abertura' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Concluir abertura' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'processo/salvar-concluir-processo')).toMatchObject([
        { id: 70, versao: 2, assunto: 'Locação de vans', interessados: [31] },
      ]),
    );
    expect(await screen.findByText('outra tela')).toBeVisible();
    // its page never shows it as it was before
    expect(queryClient.getQueryData(readAt)).toBeUndefined();
  });

  it('asks from when and until when it is valid where its type shows it, and says at the field what is refused', async () => {
    const user = userEvent.setup();
    const { seen } = serve({
      'GET processo/70': {
        payload: aberto({ mostraVigencia: true, vigencia: { inicio: '2026-12-01', fim: '2027-05-31' } }),
      },
      'PUT processo': refusal(422, {
        codigo: 'validacao',
        tipo: 'AVISO',
        descricao: 'Revise os campos.',
        erros: [{ campo: 'vigencia.fim', mensagem: 'O fim da vigência vem antes do início.' }],
      }),
    });
    open('/principal/processo/edicao/70');
    const valid = await screen.findByRole('group', { name: 'Vigência' });
    await user.type(within(valid).getByLabelText('Duração'), '3');
    expect(within(valid).getByRole('textbox', { name: /Fim da vigência/ })).toHaveValue('01/03/2027');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await within(valid).findByText('O fim da vigência vem antes do início.')).toBeVisible();
    expect(bodies(seen, 'PUT', 'processo')).toMatchObject([
      { vigencia: { inicio: '2026-12-01', fim: '2027-03-01' } },
    ]);
  });

  it('warns that it becomes public, while it is open to everybody', async () => {
    serve({ 'GET processo/70': { payload: aberto({ publicacaoAutomatica: true }) } });
    open('/principal/processo/edicao/70');
    expect(await screen.findByText(/^Concluído, este processo fica na página pública/)).toBeVisible();
    cleanup();
    serve({
      'GET processo/70': { payload: aberto({ publicacaoAutomatica: true, nivelAcesso: 'RESTRITO' }) },
    });
    open('/principal/processo/edicao/70');
    await screen.findByRole('textbox', { name: 'Assunto' });
    expect(screen.queryByText(/fica na página pública/)).toBeNull();
  });

  it('keeps what two people wrote at once: theirs comes in, mine stays, and the same field says both', async () => {
    const user = userEvent.setup();
    let kept = aberto({ interessados: [{ id: 31, rotulo: 'Papelaria Serena' }] });
    const { seen } = serve({
      'GET processo/70': () => ({ payload: kept }),
      'PUT processo': ({ body }) => {
        const { versao } = body as { versao: number };
        if (versao === kept.versao) return { payload: { ...kept, versao: versao + 1 } };
        const codigo = 'conflitoDeVersao';
        return refusal(409, { tipo: 'AVISO', codigo, descricao: 'Compare antes de salvar.' });
      },
    });
    open('/principal/processo/edicao/70');
    const notes = await screen.findByRole('textbox', { name: 'Observações' });
    await user.type(notes, 'as minhas');
    kept = { ...kept, versao: 2, observacoes: 'as dela', assunto: 'Locação de dois ônibus' };
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Outra pessoa salvou aqui: “as dela”.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Locação de dois ônibus');
    expect(notes).toHaveValue('as minhas');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(bodies(seen, 'PUT', 'processo')[1]).toMatchObject({
        versao: 2,
        observacoes: 'as minhas',
        assunto: 'Locação de dois ônibus',
        interessados: [31],
      }),
    );
  });

  it('goes to the inbox, with the reason, where it may not be written', async () => {
    serve({
      'GET processo/70': {
        payload: aberto({
          acoes: [{ nome: 'editar', permitida: false, motivo: 'Está com outra pessoa.' }],
        }),
      },
    });
    open('/principal/processo/edicao/70');
    expect(await screen.findByText('outra tela')).toBeVisible();
  });
});
