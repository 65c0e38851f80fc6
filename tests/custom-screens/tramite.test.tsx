import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoteConsulta } from '#screens/lote-consulta/index.tsx';
import { TramiteDocumento, TramiteLote } from '#screens/tramite/index.tsx';
import { idsOf, TramiteVarios } from '#screens/tramite/TramiteVarios.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page, windowOf } from './inbox-world.ts';
import { lote } from './lote-world.tsx';

const pgm = { id: 5, sigla: 'PGM', nome: 'Procuradoria-Geral do Município' };
const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };
const beatriz = { unidade: pgm, usuario: { id: 6, nome: 'Beatriz Anjos Cordeiro' }, aceitaSemPessoa: true };
const destinos = [{ unidade: ccl, aceitaSemPessoa: true }, { unidade: pgm, aceitaSemPessoa: true }, beatriz];
const documento = {
  id: 41,
  versao: 7,
  tipo: 2,
  numero: 'Edital 41/2026-CCL',
  assunto: 'Edital do Pregão Eletrônico 41/2026',
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  tipoDocumento: { id: 2, rotulo: 'Edital' },
  autor: { id: 7, nome: 'Helena Duarte Pires' },
  unidade: ccl,
  detentor: { unidade: ccl },
  checkIn: { situacao: 1 },
  assinantes: [{ situacao: 'ASSINADO' }, { situacao: 'PENDENTE' }],
  interessados: [{ id: 1, rotulo: 'Auto Center Planalto Ltda.' }],
  acoes: [],
};

const server = (more: Record<string, Answer> = {}): { readonly seen: Seen[] } =>
  fakeApi({
    'GET tramite/acesso-tela/41': { payload: { permitida: true } },
    'GET documento/41/0': { payload: documento },
    'GET tramite/destinos': ({ query }) =>
      page(
        destinos.filter((destino) =>
          `${destino.unidade.sigla} ${'usuario' in destino ? destino.usuario.nome : ''}`
            .toLowerCase()
            .includes(query.get('q') ?? ''),
        ),
      ),
    'POST tramite': { payload: { tramiteId: 90, conteudoId: 41, enviadoEm: '2026-11-18T12:00:00Z' } },
    'DELETE tramite/90': { payload: {} },
    'GET tramite/textos': { payload: { textos: [] } },
    'GET tramite/listar-destinatarios-padrao': page([
      { unidade: pgm, aceitaSemPessoa: true, origem: 'RETORNO' },
      { unidade: ccl, aceitaSemPessoa: true, origem: 'DOCUMENTO' },
    ]),
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });
const sent = (seen: readonly Seen[], to = 'tramite'): unknown[] =>
  seen
    .filter(({ method, path }) => method === 'POST' && path === to)
    .map(({ body }) => (body as { payload: unknown }).payload);
const address = (): string => screen.getByRole('status', { name: 'endereço' }).textContent;
const one = (tipo = 'encaminhar') =>
  renderScreen(
    <Routes>
      <Route path="/principal/documento/tramite/:id/:tipo" element={<TramiteDocumento />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    `/principal/documento/tramite/41/${tipo}`,
  );
/** Types all at once: the screen is painted once, not at each letter. */
const fill = async (field: HTMLElement, typed: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(typed);
};
const choose = async (field: string, typed: string, option: RegExp): Promise<void> => {
  await fill(await screen.findByRole('combobox', { name: field }), typed);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const [destino, copias] = ['Destino', 'Cópias para conhecimento (opcional)'] as const;
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Tramitar' }));

beforeAll(() => loadTexts());
beforeEach(() => {
  openSession(helena(['tramiteDocumento', 'documentoConsultar']));
  windowOf(1440);
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('forwarding one document', () => {
  it('tells the deadline to receive from that of the reply, as they are chosen', async () => {
    server({ 'GET documento/41/0': { payload: { ...documento, pedeResposta: { definir: true } } } });
    one();
    await screen.findByText(/pede resposta. A resposta não tem prazo/);
    await fill(await screen.findByRole('textbox', { name: /^Prazo para receber/ }), '04/12/2099');
    await userEvent.tab();
    await screen.findByText(/O dia 04\/12\/2099 é só para receber. A resposta não tem prazo./);
    await fill(screen.getByRole('textbox', { name: /^Responder até/ }), '11/12/2099');
    await userEvent.tab();
    await screen.findByText(/só para receber. A resposta é devida até 11\/12\/2099./);
  });

  it('says what a lot left behind before it leaves the screen', async () => {
    const ficaram = [{ id: 8, ok: false, rotulo: 'Ofício 8/2026', mensagem: 'Está com outra pessoa.' }];
    server({
      'GET tramite/acesso-tela/70': { payload: { permitida: true } },
      'GET lote/70': { payload: lote() },
      'POST tramite': {
        payload: { tramiteId: 90, conteudoId: 70, enviadoEm: '2026-11-18T12:00:00Z', ficaram },
      },
    });
    renderScreen(
      <Routes>
        <Route path="/principal/lote/tramite/:id/:tipo" element={<TramiteLote />} />
        <Route path="*" element={<p>outra tela</p>} />
      </Routes>,
      '/principal/lote/tramite/70/encaminhar',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Tramitar Lote 5/2026' })).toBeVisible();
    await choose(destino, 'pgm', /^PGM/);
    await send();
    const dialog = within(await screen.findByRole('dialog', { name: '1 item não pôde ir no lote e ficou' }));
    expect(dialog.getByText('Está com outra pessoa.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('outra tela')).toBeVisible();
    // where what was sent waits to be received
    expect(address()).toBe('/principal/caixa-central?type=acompanhar');
  });

  it('leads back to the list from which the page of what is sent was opened', async () => {
    server({
      'GET tramite/acesso-tela/70': { payload: { permitida: true } },
      'GET lote/70': { payload: lote() },
      'PUT caixa-central/marcas': {},
      'POST tramite/historico': page([]),
      'POST tramite/percurso': page([]),
    });
    const { router } = renderScreen(
      <Routes>
        <Route path="/principal/lote/consulta/:id" element={<LoteConsulta />} />
        <Route path="/principal/lote/tramite/:id/:tipo" element={<TramiteLote />} />
        <Route path="*" element={<p>outra tela</p>} />
      </Routes>,
    );
    const from = '/principal/caixa-central?type=unidade';
    await act(() => router.navigate('/principal/lote/consulta/70', { state: { from } }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Ações do documento' }));
    await userEvent.click(bar.getByRole('button', { name: 'Tramitar' }));
    await choose(destino, 'pgm', /^PGM/);
    await send();
    await screen.findByText('outra tela');
    expect(address()).toBe(from);
  });

  it('asked to give it back, goes where it has to return; another word in the address is no forwarding', async () => {
    const { seen } = server();
    one('devolver');
    expect(await screen.findByDisplayValue('PGM - Procuradoria-Geral do Município')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Devolver' }));
    await screen.findByText('outra tela');
    expect(sent(seen)).toMatchObject([{ conteudoId: 41, destino: { unidadeId: pgm.id } }]);
    cleanup();
    one('jogar-fora');
    expect(await screen.findByText(/Este endereço não é de um trâmite/)).toBeVisible();
  });

  it('only lets others know, where that was asked: no destination, and nothing goes without a copy', async () => {
    const { seen } = server({
      'POST tramite/conhecimento': { payload: { conteudoId: 41, tramites: [901], enviadoEm: '2026-11-20' } },
    });
    one('conhecimento');
    expect(await screen.findByRole('combobox', { name: 'Unidades e pessoas' })).toHaveFocus();
    expect(screen.queryByRole('combobox', { name: 'Destino' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dar a conhecer' }));
    expect(await screen.findByText('Escolha quem vai conhecer.')).toBeVisible();
    await choose('Unidades e pessoas', 'pgm', /^PGM/);
    await userEvent.click(screen.getByRole('button', { name: 'Dar a conhecer' }));
    await screen.findByText('outra tela');
    expect(sent(seen, 'tramite/conhecimento')).toMatchObject([{ copias: [{ unidadeId: pgm.id }] }]);
  });

  it('offers where it has to go back, and not who holds it', async () => {
    const { seen } = server();
    one();
    const offered = await screen.findByRole('group', { name: 'Destinos sugeridos' });
    expect(within(offered).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(
      within(offered).getByRole('button', { name: 'Devolver a PGM - Procuradoria-Geral do Município' }),
    );
    expect(screen.queryByRole('group', { name: 'Destinos sugeridos' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tramitar' }));
    await waitFor(() => expect(sent(seen)).toMatchObject([{ conteudoId: 41, destino: { unidadeId: 5 } }]));
  });

  it('tells a destination of another organisation, under its name, and what that means before it goes', async () => {
    const organizacao = { id: 2, sigla: 'IPVS', nome: 'Instituto de Previdência' };
    server({ 'GET tramite/destinos': page([{ ...beatriz, organizacao }]) });
    one();
    await fill(await screen.findByRole('combobox', { name: destino }), 'i');
    expect(await screen.findByText('Pessoas · Instituto de Previdência')).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: /^Beatriz/ }));
    expect(screen.getByDisplayValue('Beatriz Anjos Cordeiro (PGM) · IPVS')).toBeVisible();
    expect(screen.getByText(/^Vai a outra organização, Instituto de Previdência\./)).toBeVisible();
  });

  it('offers the deadlines most given, with the day that each is where it goes', async () => {
    const days = { '': '2026-12-04', '5': '2026-12-07' };
    const { seen } = server({
      'GET tramite/prazos-rapidos': ({ query }) =>
        page([
          { diasUteis: 0, dia: '2026-11-27' },
          { diasUteis: 5, dia: days[query.get('unidadeId') === '5' ? '5' : ''] },
        ]),
    });
    one();
    const quick = await screen.findByRole('group', { name: 'Prazos mais usados' });
    expect(within(quick).getByRole('button', { name: /^Hoje, 27\/11/ })).toBeVisible();
    expect(within(quick).getByRole('button', { name: /^5 dias úteis, 04\/12/ })).toBeVisible();
    await choose(destino, 'pgm', /^PGM/);
    await userEvent.click(await screen.findByRole('button', { name: /^5 dias úteis, 07\/12/ }));
    expect(screen.getByDisplayValue('07/12/2026')).toBeVisible();
    expect(screen.getByRole('button', { name: /^5 dias úteis/ })).toHaveAttribute('aria-pressed', 'true');
    await send();
    await waitFor(() => expect(sent(seen)).toMatchObject([{ prazo: '2026-12-07' }]));
  });

  it('sends what was filled, by Ctrl+Enter, and goes to the inbox', async () => {
    const { seen } = server();
    one();
    await choose(destino, 'pgm', /PGM - Procuradoria/);
    await userEvent.click(screen.getByRole('radio', { name: 'Alta' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Retorno obrigatório' }));
    await fill(screen.getByRole('textbox', { name: /Despacho/ }), 'Veja.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toBe('/principal/caixa-central?type=acompanhar'));
    expect(sent(seen)).toEqual([
      {
        conteudoId: 41,
        versao: 7,
        destino: { unidadeId: 5 },
        prioridade: 'ALTA',
        texto: 'Veja.',
        avisarEnvio: true,
        avisarRecebimento: false,
        retornoObrigatorio: true,
      },
    ]);
  });

  it('asks for the return with a deadline, and keeps the refusal of the server on it', async () => {
    const { seen } = server({
      'POST tramite': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos indicados.',
        erros: [
          { campo: 'prazoRetorno', mensagem: 'O retorno não pode vencer antes do prazo para receber.' },
        ],
      }),
    });
    one();
    await choose(destino, 'pgm', /PGM - Procuradoria/);
    expect(screen.queryByLabelText(/Prazo para devolver/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Retorno obrigatório' }));
    await fill(screen.getByLabelText(/Prazo para devolver/), '30/12/2099');
    await send();
    expect(await screen.findByText('O retorno não pode vencer antes do prazo para receber.')).toBeVisible();
    expect(sent(seen)).toMatchObject([{ retornoObrigatorio: true, prazoRetorno: '2099-12-30' }]);
  });

  it('offers no other unit to what has to go back before', async () => {
    const semad = { id: 9, sigla: 'SEMAD', nome: 'Administração' };
    const owed = { tramiteId: 80, deUnidade: semad, dePessoa: 'Otávio Nunes Brandão', paraUnidade: ccl };
    server({
      'GET documento/41/0': {
        payload: { ...documento, retorno: owed, acoes: [{ nome: 'devolver', permitida: true }] },
      },
    });
    one();
    await fill(await screen.findByRole('combobox', { name: destino }), 'pgm');
    const option = await screen.findByRole('option', { name: /PGM - Procuradoria/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('SEMAD pediu o retorno: devolva antes.');
  });

  it('comes with the default text of the unit, which another ready text or what is typed replaces', async () => {
    const textos = [
      { id: 1, descricao: 'Para providências', texto: 'Encaminho para providências.', padrao: true },
      { id: 2, descricao: 'Para parecer', texto: 'Solicito parecer.', padrao: false },
    ];
    const { seen } = server({ 'GET tramite/textos': { payload: { textos } } });
    one();
    const despacho = await screen.findByRole('textbox', { name: /Despacho/ });
    await waitFor(() => expect(despacho).toHaveValue('Encaminho para providências.'));
    const pronto = screen.getByRole('combobox', { name: 'Texto pronto' });
    expect(pronto).toHaveTextContent('Para providências (padrão)');
    await userEvent.click(pronto);
    await userEvent.click(screen.getByRole('option', { name: 'Para parecer' }));
    expect(despacho).toHaveValue('Solicito parecer.');
    await userEvent.type(despacho, ' Até sexta.');
    expect(pronto).toHaveTextContent('Texto próprio');
    await choose(destino, 'pgm', /PGM - Procuradoria/);
    await send();
    await waitFor(() => expect(sent(seen)).toMatchObject([{ texto: 'Solicito parecer. Até sexta.' }]));
  });

  it('sends copies to people, and takes the forwarding back when asked', async () => {
    const { seen } = server();
    one();
    await choose(destino, 'pgm', /PGM - Procuradoria/);
    await choose(copias, 'bea', /Beatriz/);
    await send();
    expect(
      await screen.findByText('Tramitado para PGM - Procuradoria-Geral do Município: Edital 41/2026-CCL.'),
    ).toBeInTheDocument();
    expect(sent(seen)).toMatchObject([{ copias: [{ unidadeId: 5, usuarioId: 6 }] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText(/Trâmite desfeito: Edital 41\/2026-CCL/)).toBeInTheDocument();
    expect(seen.some(({ method, path }) => method === 'DELETE' && path === 'tramite/90')).toBe(true);
  });

  it('shows the refusal of the server on its field, focused, and keeps what was typed', async () => {
    server({
      'POST tramite': refusal(422, {
        codigo: 'destinoInativo',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos indicados.',
        erros: [{ campo: 'destino', mensagem: 'PGM está inativa e não recebe trâmites.' }],
      }),
    });
    one();
    await choose(destino, 'pgm', /PGM - Procuradoria/);
    await fill(screen.getByRole('textbox', { name: /Despacho/ }), 'Veja.');
    await send();
    const field = screen.getByRole('combobox', { name: destino });
    await waitFor(() => expect(field).toHaveAccessibleDescription('PGM está inativa e não recebe trâmites.'));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /Despacho/ })).toHaveValue('Veja.');
    await userEvent.clear(field);
    expect(field).toBeValid();
  });

  it('marks the copy that the server refused', async () => {
    server({
      'POST tramite': refusal(422, {
        codigo: 'copiaRepetida',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos indicados.',
        erros: [{ campo: 'copias.0', mensagem: 'Beatriz já está entre os destinos.' }],
      }),
    });
    one();
    await choose(destino, 'pgm', /PGM - Procuradoria/);
    await choose(copias, 'bea', /Beatriz/);
    await send();
    const field = screen.getByRole('combobox', { name: copias });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Beatriz já está entre os destinos.'));
    expect(field).toHaveFocus();
  });

  it('asks for the destination before asking the server; who becomes the destination leaves the copies', async () => {
    const { seen } = server();
    one();
    await screen.findByRole('combobox', { name: destino });
    await send();
    expect(screen.getByRole('combobox', { name: destino })).toHaveAccessibleDescription('Escolha o destino.');
    await choose(copias, 'bea', /Beatriz/);
    await choose(destino, 'bea', /Beatriz/);
    expect(
      await screen.findByText('Beatriz Anjos Cordeiro (PGM) agora é o destino, e deixou as cópias.'),
    ).toBeInTheDocument();
    expect(
      screen.queryByLabelText('Retirar a cópia para Beatriz Anjos Cordeiro (PGM)'),
    ).not.toBeInTheDocument();
    expect(sent(seen)).toEqual([]);
    await fill(screen.getByRole('combobox', { name: copias }), 'bea');
    expect(await screen.findByText('Nenhuma unidade ou pessoa com esse nome.')).toBeVisible();
  });

  it('offers neither the unit that holds it nor a destination of the text typed before', async () => {
    let answer = (): void => undefined;
    server({
      'GET tramite/destinos': async ({ query }) => {
        if (query.get('q') === 'pgm')
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        return page(query.get('q') === 'pgm' ? [destinos[1]] : destinos);
      },
    });
    one();
    const field = await screen.findByRole('combobox', { name: destino });
    await userEvent.click(field);
    expect(await screen.findByRole('option', { name: /CCL/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 'pgm{Enter}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field).toHaveValue('pgm');
    await waitFor(() => {
      answer();
      expect(screen.getByRole('option', { name: /PGM/ })).toBeInTheDocument();
    });
  });

  it('warns of signatures that are missing and shows what is being sent', async () => {
    server();
    one();
    const side = await screen.findByRole('complementary', { name: 'O que será tramitado' });
    expect(side).toHaveTextContent('Edital 41/2026-CCL');
    expect(side).toHaveTextContent('1 de 2 assinaturas');
    expect(side).toHaveTextContent('Falta 1 assinatura');
  });

  it('sends who may not open it to the inbox, with the reason', async () => {
    server({
      'GET tramite/acesso-tela/41': {
        payload: { permitida: false, motivo: 'O documento está na unidade DPA.' },
      },
    });
    one();
    expect(await screen.findByText('O documento está na unidade DPA.')).toBeInTheDocument();
    await waitFor(() =>
      expect(address()).toBe(
        '/principal/caixa-central?redirectFrom=%2Fprincipal%2Fdocumento%2Ftramite%2F41%2Fencaminhar',
      ),
    );
  });
});

describe('forwarding several', () => {
  const verified = [
    { id: 1, permitido: true, rotulo: 'Ofício 1' },
    { id: 2, permitido: true, rotulo: 'Minuta de despacho' },
    { id: 3, permitido: false, rotulo: 'Ofício 3', motivo: 'O documento está na unidade DPA.' },
  ];

  it('makes one act of each, tells what became of every one and stays for those that were refused', async () => {
    const { seen } = server({
      'POST tramite/verificar-tramite-conteudo': { payload: { itens: verified } },
      'POST tramite': ({ body }) => {
        const { conteudoId } = (body as { payload: { conteudoId: number } }).payload;
        return conteudoId === 2
          ? refusal(422, {
              tipo: 'VALIDACAO',
              descricao: 'Confira os campos indicados.',
              erros: [{ campo: 'destino', mensagem: 'Uma minuta só tramita na própria unidade.' }],
            })
          : { payload: { tramiteId: 90, conteudoId, enviadoEm: '2026-11-18T12:00:00Z' } };
      },
    });
    renderScreen(<TramiteVarios />, '/principal/tramite?ids=1,2,3');
    expect(
      await screen.findByText(/2 itens podem ser tramitados agora. 1 item fica de fora/),
    ).toBeInTheDocument();
    await choose(destino, 'pgm', /PGM - Procuradoria/);
    await send();
    expect(
      await screen.findByText('Tramitado para PGM - Procuradoria-Geral do Município: Ofício 1.'),
    ).toBeInTheDocument();
    const side = screen.getByRole('complementary');
    expect(
      within(side)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ofício 1Tramitado',
      'Minuta de despachoUma minuta só tramita na própria unidade.',
      'Ofício 3O documento está na unidade DPA.',
    ]);
    expect(screen.getByRole('button', { name: 'Tramitar os que faltam (1)' })).toBeEnabled();
    const keys = seen
      .filter(({ method, path }) => method === 'POST' && path === 'tramite')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('reads the address: whole positive numbers, each once', () => {
    expect(idsOf('3,1,3,x,-2,1.5,0')).toEqual([3, 1]);
    expect(idsOf(null)).toEqual([]);
  });

  it('says what to do when there is nothing to forward', () => {
    server();
    renderScreen(<TramiteVarios />, '/principal/tramite');
    expect(screen.getByText('Nenhum item para tramitar')).toBeInTheDocument();
  });
});
