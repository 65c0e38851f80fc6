import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoteSolicitacoes, LoteSolicitacoesItem } from '#schemas/shapes/lote-solicitacoes.ts';
import { LoteSolicitacoesConsulta } from '#screens/lote-solicitacoes/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { permitida } from './documento-world.ts';
import { page, windowOf } from './inbox-world.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };

const item = (id: number, more: Partial<LoteSolicitacoesItem> = {}): LoteSolicitacoesItem => ({
  id,
  numero: `PE-00000${id}/2026`,
  nome: `Pessoa ${id}`,
  situacao: 'CONFERENCIA',
  enviadaEm: '2026-11-18T12:12:00Z',
  unidade: 'CCL',
  atos: ['devolverSolicitacao', 'autuarSolicitacao', 'encerrarSolicitacao'],
  em: '2026-11-18T13:00:00Z',
  quem: 'Helena Duarte Pires',
  ...more,
});

const lote: LoteSolicitacoes = {
  id: 80,
  versao: 2,
  tipo: 7,
  numero: 'Lote de solicitações 1/2026',
  assunto: 'Podas da primavera',
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'RESTRITO',
  autor: { id: 7, nome: 'Helena Duarte Pires' },
  unidade: ccl,
  detentor: { unidade: ccl },
  checkIn: { situacao: 0 },
  criadoEm: '2026-11-18T12:00:00Z',
  alteradoEm: '2026-11-18T12:00:00Z',
  interessados: [],
  anexos: 0,
  comentarios: 0,
  servico: { id: 2, rotulo: 'Poda de árvore' },
  itens: [
    item(1, { respostaAte: '2026-11-10', vencida: true }),
    item(2, { situacao: 'DEVOLUCAO', prazo: '2026-12-04', atos: ['conferirSolicitacao'] }),
    item(3, { desfecho: 'ATENDIDO', atos: [] }),
    item(4, { atos: [], saiu: { em: '2026-11-19T13:00:00Z', quem: 'Caio', motivo: 'Depende de vistoria.' } }),
  ],
  acompanhado: false,
  acoes: [permitida('incluirSolicitacoes'), permitida('agirNoLote'), permitida('retirarSolicitacoes')],
};

const done = (itens: object[]): Answer => ({
  payload: {
    id: 5,
    ato: 'encerrarSolicitacao',
    situacao: 'CONCLUIDO',
    total: itens.length,
    feitos: 1,
    recusados: 1,
    cancelados: 0,
    pendentes: 0,
    criadoEm: '2026-11-20T12:00:00Z',
    desfaz: false,
    itens,
  },
});

const serve = (more: Record<string, Answer> = {}): { readonly seen: readonly Seen[] } => {
  const { seen } = fakeApi({
    'GET lote-solicitacoes/80': { payload: lote },
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'POST tramite/percurso': page([]),
    'POST login/atualizar-token': { payload: {} },
    'GET tema': { payload: {} },
    ...more,
  });
  renderScreen(
    <Routes>
      <Route path="/principal/lote-solicitacoes/consulta/:id" element={<LoteSolicitacoesConsulta />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    '/principal/lote-solicitacoes/consulta/80',
  );
  return { seen };
};

const requests = () => screen.findByRole('region', { name: /^Pedidos/ });

describe('a página de um lote de solicitações', () => {
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

  it('diz de cada pedido a fase, o prazo e o resultado, e o que saiu', async () => {
    serve();
    const inside = within(await requests());
    expect(inside.getByText('3 pedidos; com resposta: 1')).toBeVisible();
    const [one, two, three] = inside.getAllByRole('listitem');
    expect(one).toHaveTextContent(/Pessoa 1.*Vencido.*Responder até 10\/11\/2026/);
    expect(two).toHaveTextContent(/Devolução.*Quem pediu responde até 04\/12\/2026/);
    expect(three).toHaveTextContent('Atendido');
    const outside = screen.getByRole('region', { name: 'Tirados do lote' });
    expect(outside).toHaveTextContent(/Pessoa 4.*Motivo: Depende de vistoria\./);
    // no phase lets it be asked of any
    expect(inside.getByRole('button', { name: 'Pedir assinatura' })).toBeDisabled();
  });

  it('responde aos escolhidos com o que se diz a todos e a um só, e conta o que não se fez', async () => {
    const { seen } = serve({
      'POST lote-solicitacoes/80/ato': done([
        { id: 1, situacao: 'FEITO', rotulo: 'PE-000001/2026' },
        { id: 2, situacao: 'RECUSADO', rotulo: 'PE-000002/2026', mensagem: 'A fase não permite.' },
      ]),
    });
    const inside = within(await requests());
    const user = userEvent.setup();
    await user.click(inside.getByRole('checkbox', { name: 'Selecionar PE-000001/2026' }));
    await user.click(inside.getByRole('checkbox', { name: 'Selecionar PE-000002/2026' }));
    await user.click(inside.getByRole('button', { name: 'Responder e encerrar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Responder e encerrar' }));
    expect(dialog.getByText('A fase permite este ato a 1 de 2. Os outros dizem por quê.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'O que se diz a todos' }), 'Feito.');
    await user.click(dialog.getByText('O que se diz só a cada um'));
    await user.type(dialog.getByRole('textbox', { name: 'PE-000001/2026, Pessoa 1' }), 'Ontem.');
    await user.click(dialog.getByRole('button', { name: 'Responder e encerrar' }));
    expect(await screen.findByText('A fase não permite.')).toBeVisible();
    expect(bodies(seen, 'POST', 'lote-solicitacoes/80/ato')).toEqual([
      {
        ato: 'encerrarSolicitacao',
        itens: [{ id: 1, motivo: 'Ontem.' }, { id: 2 }],
        motivo: 'Feito.',
        desfecho: 'ATENDIDO',
      },
    ]);
  });

  it('sem escolher vale a todos, e o que o servidor recusa fica ao lado do campo', async () => {
    const { seen } = serve({
      'POST lote-solicitacoes/80/ato': refusal(400, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos.',
        erros: [{ campo: 'assunto', mensagem: 'Escreva o assunto.' }],
      }),
    });
    const inside = within(await requests());
    const user = userEvent.setup();
    await user.click(inside.getByRole('button', { name: 'Autuar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Autuar' }));
    await user.click(dialog.getByRole('radio', { name: 'Um só para todos' }));
    await user.click(dialog.getByRole('button', { name: 'Autuar' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Assunto do processo' })).toBeInvalid());
    expect(bodies(seen, 'POST', 'lote-solicitacoes/80/ato')).toEqual([
      { ato: 'autuarSolicitacao', emUm: true, assunto: 'Podas da primavera' },
    ]);
  });
});
