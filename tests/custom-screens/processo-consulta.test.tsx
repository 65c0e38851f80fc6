import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { ProcessoConsulta } from '#screens/processo-consulta/index.tsx';
import { groupPecas, neighboursOf, pecaToRead } from '#screens/processo-consulta/peca-list.ts';
import { placesOf } from '#screens/processo-consulta/relation-map.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { page, windowOf } from './inbox-world.ts';
import { permitida, recusada } from './documento-world.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };

const peca = (ordem: number, id: number, more: Partial<Peca> = {}): Peca => ({
  ordem,
  rotulo: String(ordem),
  reservada: false,
  volume: 1,
  situacao: 'JUNTADA',
  juntadaEm: '2026-11-18T12:00:00Z',
  porQuem: 'Helena Duarte Pires',
  unidade: 'CCL',
  conteudo: {
    id,
    tipo: 2,
    numero: `Despacho ${id}/2026`,
    assunto: `Despacho sobre o item ${id}`,
    fase: 1,
    estado: 0,
    sigilo: 0,
    nivelAcesso: 'PUBLICO',
    numeroVersao: 1,
    lido: true,
  },
  ...more,
});

const saiu = peca(2, 52, {
  situacao: 'RETIRADA',
  saida: { em: '2026-11-19T12:00:00Z', porQuem: 'Otávio Nunes', unidade: 'SEMAD', motivo: 'De outro caso.' },
});

/** The purchase of furniture: three pieces, one of them taken out, and what Helena may do. */
const compra = (more: Partial<Processo> = {}): Processo => ({
  id: 70,
  versao: 4,
  tipo: 1,
  numero: '3/2026',
  assunto: 'Aquisição de mobiliário',
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  tipoProcesso: { id: 1, rotulo: 'Contratação direta' },
  autor: { id: 7, nome: 'Helena Duarte Pires' },
  unidade: ccl,
  detentor: { unidade: ccl },
  checkIn: { situacao: 0 },
  criadoEm: '2026-11-17T12:00:00Z',
  alteradoEm: '2026-11-19T12:00:00Z',
  campos: [],
  interessados: [],
  anexos: 0,
  comentarios: 0,
  pendencias: [],
  acompanhado: false,
  acoes: [
    permitida('juntarPeca'),
    permitida('retirarPeca'),
    recusada('moverPeca', 'O processo está em trâmite.'),
    permitida('relacionar'),
    permitida('finalizar'),
  ],
  pecas: [peca(1, 51), saiu, peca(3, 53)],
  minutas: [],
  volumes: [{ numero: 1, primeira: 1, ultima: 3, paginas: 6, abertoEm: '2026-11-17T12:00:00Z' }],
  relacoes: [],
  recorrencias: [],
  ...more,
});

const serve = (processo: Processo, more: Record<string, Answer> = {}): { readonly seen: Seen[] } =>
  fakeApi({
    'GET processo/70': { payload: processo },
    'GET documento/visualizar-documento/51/1': { status: 200, body: '%PDF-1.7' },
    'GET documento/visualizar-documento/53/1': { status: 200, body: '%PDF-1.7' },
    'POST tramite/historico': page([]),
    'POST tramite/percurso': page([]),
    'POST login/atualizar-token': { payload: {} },
    'GET tema': { payload: {} },
    'GET notificacao-interna/7/quantidade': { payload: { quantidade: 0 } },
    ...more,
  });

const open = (at = '/principal/processo/consulta/70'): void => {
  renderScreen(
    <Routes>
      <Route path="/principal/processo/consulta/:id" element={<ProcessoConsulta />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    at,
  );
};

describe('the pieces of a process', () => {
  it('stand by volume, the reserved ones last, and are found by what they say', () => {
    const reservada = peca(1, 60, { reservada: true, rotulo: 'R1' });
    const processo = compra({ pecas: [peca(1, 51), saiu, peca(3, 53), reservada] });
    const labels = (words: string, unreadOnly = false): string[][] =>
      groupPecas(processo, { words, unreadOnly }).map(({ pecas }) => pecas.map(({ rotulo }) => rotulo));
    expect(labels('')).toEqual([['1', '2', '3'], ['R1']]);
    expect(labels('item 53')).toEqual([['3']]);
    expect(labels('outro caso')).toEqual([['2']]);
    expect(labels('', true)).toEqual([]);
  });

  it('are read one after the other, over what left', () => {
    const { pecas } = compra();
    expect(neighboursOf(pecas, 53)).toMatchObject({ position: 2, total: 2, after: undefined });
    expect(neighboursOf(pecas, 53).before?.rotulo).toBe('1');
    expect(pecaToRead(pecas, 53)?.rotulo).toBe('3');
    expect(pecaToRead(pecas, 999)?.rotulo).toBe('1');
    const naoLida = peca(3, 53, { conteudo: { ...(peca(3, 53).conteudo ?? never()), lido: false } });
    expect(pecaToRead([peca(1, 51), naoLida], undefined)?.rotulo).toBe('3');
  });

  it('have the related processes above and below on the map, none over another', () => {
    const relacao = (id: number, papel: 'PRINCIPAL' | 'OUTRO' | 'PAR') => ({
      id,
      especie: 'ASSOCIADO' as const,
      papel,
      processo: { id: 80 + id, assunto: 'Outro', fase: 1, estado: 0 },
      desde: '2026-11-17T12:00:00Z',
      porQuem: 'Helena',
      acoes: [],
    });
    const places = placesOf([relacao(1, 'OUTRO'), relacao(2, 'PAR'), relacao(3, 'PAR'), relacao(4, 'PAR')]);
    // what it is part of comes first, and each has a height of its own, so no line passes behind another process
    expect(places.map(({ relacao: { papel } }) => papel)).toEqual(['OUTRO', 'PAR', 'PAR', 'PAR']);
    expect(places.map(({ y }) => y)).toEqual([...new Set(places.map(({ y }) => y))].sort((a, b) => a - b));
    expect(new Set(places.map(({ x }) => x)).size).toBe(1);
  });
});

const never = (): never => {
  throw new Error('a piece without content');
};

describe('the page of a process', () => {
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

  it('shows the pieces in order beside what is read, the trace of what left, and goes on to the next', async () => {
    const user = userEvent.setup();
    const movida = { ...saiu, ordem: 4, rotulo: '4', situacao: 'MOVIDA' as const };
    const { seen } = serve(compra({ pecas: [...compra().pecas, movida] }));
    open();
    const pecas = await screen.findByRole('navigation', { name: 'Peças em ordem' });
    expect(within(pecas).getByRole('button', { name: /Despacho 51\/2026/, current: true })).toBeVisible();
    expect(within(pecas).getByText(/Retirada em .* por Otávio Nunes \(SEMAD\)/)).toBeVisible();
    expect(within(pecas).getAllByText('De outro caso.')).toHaveLength(2);
    // what is printed lists the pieces too
    const paper = screen.getByText('Ficha de processo').closest<HTMLElement>('[aria-hidden]') ?? never();
    expect(within(paper).getByText(/^Movida em .* por Otávio Nunes/)).toBeInTheDocument();
    expect(within(paper).getByText(/Despacho 53\/2026, Despacho sobre o item 53/)).toBeInTheDocument();
    await user.click(within(pecas).getByRole('button', { name: /Despacho 53\/2026/ }));
    await waitFor(() =>
      expect(seen.map(({ path }) => path)).toContain('documento/visualizar-documento/53/1'),
    );
    expect(within(pecas).getByRole('button', { name: /Despacho 53\/2026/, current: true })).toBeVisible();
    await user.keyboard('k');
    await waitFor(() =>
      expect(within(pecas).getByRole('button', { name: /Despacho 51\/2026/, current: true })).toBeVisible(),
    );
  });

  it('loses the mark of what is read, which stays at sight among those not read', async () => {
    const user = userEvent.setup();
    const unread = (ordem: number, id: number): Peca =>
      peca(ordem, id, { conteudo: { ...(peca(ordem, id).conteudo ?? never()), lido: false } });
    const others = Array.from({ length: 7 }, (_, index) => peca(index + 3, index + 53));
    const { seen } = serve(compra({ pecas: [unread(1, 51), saiu, ...others, unread(10, 90)] }), {
      'PUT caixa-central/marcas': { payload: undefined },
    });
    open();
    await waitFor(() =>
      expect(bodies(seen, 'PUT', 'caixa-central/marcas')).toContainEqual({ ids: [51], lido: true }),
    );
    await waitFor(() => expect(screen.getAllByText('Não lida')).toHaveLength(1));
    await user.click(screen.getByRole('checkbox', { name: 'Só não lidas' }));
    expect(screen.getByRole('button', { name: /Despacho 51/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Despacho 53/ })).not.toBeInTheDocument();
  });

  it('joins the documents that are marked, in the order they are put, and keeps what was refused', async () => {
    const user = userEvent.setup();
    const possible = [54, 55, 56].map((id) => ({ ...(peca(4, id).conteudo ?? never()) }));
    let refuses = true;
    const { seen } = serve(compra(), {
      'GET processo/70': () => ({
        payload: compra({
          pecas: joined()
            .slice(0, 2)
            .map((id, index) => peca(index + 1, Number(id))),
        }),
      }),
      'GET processo/70/documentos-possiveis': page(possible),
      'PUT processo/associar-documento/70/54': { payload: compra() },
      'PUT processo/associar-documento/70/55': () =>
        refuses
          ? refusal(409, {
              codigo: 'naoPermitido',
              tipo: 'VALIDACAO',
              descricao: 'Saiu da unidade.',
              erros: [],
            })
          : { payload: compra() },
      'PUT processo/associar-documento/70/56': { payload: compra() },
    });
    const joined = (): string[] =>
      seen.flatMap(({ method, path }) =>
        method === 'PUT' && path.startsWith('processo/') ? [path.slice(path.lastIndexOf('/') + 1)] : [],
      );
    open();
    await user.click(await screen.findByRole('button', { name: 'Juntar documentos' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Juntar' }));
    expect(await within(dialog).findByText('Marque ao menos um documento.')).toBeVisible();
    for (const n of [54, 55, 56])
      await user.click(
        await within(dialog).findByRole('checkbox', { name: new RegExp(`Despacho ${n}/2026`) }),
      );
    await user.click(within(dialog).getByRole('button', { name: 'Mover “Despacho 56/2026” para cima' }));
    await user.click(within(dialog).getByRole('button', { name: 'Mover “Despacho 56/2026” para cima' }));
    await user.click(within(dialog).getByRole('button', { name: 'Juntar 3 documentos' }));
    expect(
      await within(dialog).findByText('Despacho 55/2026 não foi juntado: Saiu da unidade.'),
    ).toBeVisible();
    expect(joined()).toEqual(['56', '54', '55']);
    // what entered is offered no more
    await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1));
    refuses = false;
    await user.click(within(dialog).getByRole('button', { name: 'Juntar 1 documento' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(joined()).toEqual(['56', '54', '55', '55']);
  });

  it('notifies a party with the pieces that are searched for and chosen, read only then', async () => {
    const user = userEvent.setup();
    const notices = {
      itens: [],
      partes: [{ id: 3, nome: 'Ana Vidal' }],
      diasTacita: 10,
      intimar: { permitida: true },
    };
    const pieces = [51, 53].map((id) => ({ id, nome: `${id} · Despacho ${id}/2026` }));
    const { seen } = serve(compra(), {
      'GET processo/70/intimacoes': { payload: notices },
      'GET processo/70/intimacoes/pecas': ({ query }) =>
        page(pieces.filter(({ nome }) => nome.includes(query.get('q') ?? ''))),
      'POST processo/70/intimacoes': { payload: notices },
    });
    open('/principal/processo/consulta/70?aba=intimacoes');
    await user.click(await screen.findByRole('button', { name: 'Intimar' }));
    const dialog = await screen.findByRole('dialog');
    expect(seen.map(({ path }) => path)).not.toContain('processo/70/intimacoes/pecas');
    await user.type(within(dialog).getByRole('textbox', { name: /^Assunto/ }), 'Vistoria');
    await user.type(within(dialog).getByRole('textbox', { name: /^Texto/ }), 'Compareça.');
    const pecas = within(dialog).getByRole('combobox', { name: 'Peças que vão junto' });
    await user.click(pecas);
    await user.click(await screen.findByRole('option', { name: /Despacho 51/ }));
    await user.type(pecas, '53');
    await waitFor(() => expect(seen.map(({ query }) => query.get('q'))).toContain('53'), { timeout: 5000 });
    await user.click(await screen.findByRole('option', { name: /Despacho 53/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Enviar a intimação' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'processo/70/intimacoes')).toEqual([
        { externoId: 3, assunto: 'Vistoria', texto: 'Compareça.', pecas: [51, 53], documentos: [] },
      ]),
    );
  });

  it('calls its acts by its own name, and leads to a new process as part of it', async () => {
    const user = userEvent.setup();
    openSession(helena(['processoIncluir']));
    serve(compra({ acoes: [...compra().acoes, permitida('cancelar')] }));
    open();
    await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelar processo' }));
    const dialog = await screen.findByRole('dialog', { name: /^Cancelar .*3\/2026\?$/ });
    expect(within(dialog).getByText(/com as suas peças/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Cancelar processo' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Abrir subprocesso' }));
    expect(await screen.findByText('outra tela')).toBeVisible();
  });

  it('has its due date changed after it has a number', async () => {
    const user = userEvent.setup();
    const { seen } = serve(compra({ vencimento: '2026-12-10', acoes: [permitida('definirVencimento')] }), {
      'PUT processo/70/vencimento': { payload: compra() },
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mudar o vencimento' }));
    const day = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Vencimento' });
    await user.clear(day);
    await user.type(day, '15/01/2027');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(bodies(seen, 'PUT', 'processo/70/vencimento')).toEqual([{ vencimento: '2027-01-15' }]),
    );
  });

  it('is published after saying what anybody will see, and leads to its public page', async () => {
    const user = userEvent.setup();
    const { seen } = serve(compra({ codigoPublico: '9KQM-41XD-09TR-V8PA', acoes: [permitida('publicar')] }), {
      'POST conteudo/70/ato/publicar': { payload: { id: 70 } },
    });
    open();
    await user.click(await screen.findByRole('tab', { name: 'Dados' }));
    expect(screen.getByRole('link', { name: /Abrir a página pública do processo/ })).toHaveAttribute(
      'href',
      '/publicacoes/9KQM-41XD-09TR-V8PA',
    );
    await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Publicar' }));
    const asked = await screen.findByRole('dialog');
    expect(within(asked).getByText(/As outras peças não aparecem/)).toBeVisible();
    await user.click(within(asked).getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(bodies(seen, 'POST', 'conteudo/70/ato/publicar')).toHaveLength(1));
  });

  it('says until when it is valid, and asks it anew with the reason', async () => {
    const user = userEvent.setup();
    const vigencia = { inicio: '2020-12-01', fim: '2021-05-31' };
    const { seen } = serve(compra({ vigencia, acoes: [permitida('definirVigencia')] }), {
      'PUT processo/70/vigencia': { payload: compra() },
    });
    open();
    expect(await screen.findByText('Vigência vencida em 31/05/2021')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Definir a vigência' }));
    const asked = await screen.findByRole('dialog', { name: /Definir a vigência de/ });
    await user.type(within(asked).getByLabelText('Duração'), '12');
    await user.click(within(asked).getByLabelText('Motivo'));
    await user.paste('Termo aditivo');
    await user.click(within(asked).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(bodies(seen, 'PUT', 'processo/70/vigencia')).toMatchObject([
        { vigencia: { inicio: '2020-12-01', fim: '2021-12-01' }, motivo: 'Termo aditivo' },
      ]),
    );
  });

  it('takes a piece out with its reason, and says why one may not be moved', async () => {
    const user = userEvent.setup();
    const { seen } = serve(compra(), { 'PUT processo/remover-documento': { payload: compra() } });
    open();
    await user.click(await screen.findByRole('button', { name: 'Ações da peça 1' }));
    expect(await screen.findByText('O processo está em trâmite.')).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: /Retirar peça/ }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Juntada por engano');
    await user.click(within(dialog).getByRole('button', { name: 'Retirar peça' }));
    await waitFor(() =>
      expect(bodies(seen, 'PUT', 'processo/remover-documento')).toEqual([
        { processoId: 70, documentoId: 51, motivo: 'Juntada por engano', termo: true },
      ]),
    );
  });

  it('says of a piece that somebody else joined why it is not taken out, before it is tried', async () => {
    const user = userEvent.setup();
    serve(compra({ pecas: [peca(1, 51, { presa: 'Outra pessoa a juntou.' })] }));
    open();
    await user.click(await screen.findByRole('button', { name: 'Ações da peça 1' }));
    expect(await screen.findByText('Outra pessoa a juntou.')).toBeVisible();
    expect(screen.getByText('O processo está em trâmite.')).toBeVisible();
  });

  it('puts the drafts in order, dragged or by their buttons', async () => {
    const draft = (id: number) => ({
      id,
      tipo: 2,
      assunto: `Minuta do item ${id}`,
      tipoDocumento: `Despacho ${id}`,
      autor: 'Helena Duarte Pires',
      criadoEm: '2026-11-18T12:00:00Z',
    });
    const minutas = [draft(91), draft(92), draft(93)];
    const acoes = [permitida('criarDocumento')];
    const { seen } = serve(compra({ minutas, acoes }), {
      'PUT processo/70/minutas/ordem': { payload: compra({ minutas, acoes }) },
    });
    open();
    (await screen.findByRole('button', { name: /91.* para baixo/ })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/91.* agora é a 2ª/)).toBeInTheDocument();
    // what was moved keeps the keyboard
    expect(screen.getByRole('button', { name: /91.* para baixo/ })).toHaveFocus();
    const row = (id: number): HTMLElement =>
      screen.getByText(`Minuta do item ${id}`).closest('li') ?? never();
    fireEvent.dragStart(row(93));
    fireEvent.dragOver(row(91));
    fireEvent.drop(row(91));
    await waitFor(() =>
      expect(bodies(seen, 'PUT', 'processo/70/minutas/ordem')).toEqual([
        { minutas: [92, 91, 93] },
        { minutas: [93, 91, 92] },
      ]),
    );
  });

  it('says what a process that nobody finds is not', async () => {
    serve(compra(), { 'GET processo/70': { status: 404, body: { codigo: 'naoEncontrado', tipo: 'AVISO' } } });
    open();
    expect(await screen.findByRole('heading', { name: 'Processo não encontrado' })).toBeVisible();
  });
});
