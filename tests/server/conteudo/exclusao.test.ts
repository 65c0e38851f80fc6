import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { SolicitacaoExclusao } from '#schemas/shapes/exclusao.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let rafael: Caller;
let helena: Caller;
let otavio: Caller;

const ask = (id: number, caller = rafael): Promise<Answer<unknown>> =>
  caller.post(`conteudo/${id}/ato/solicitarExclusao`, { motivo: 'Feito duas vezes' });
const offered = (documento: Documento): string[] =>
  documento.acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome);

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  helena = await server.as('helena.pires');
  otavio = await server.as('otavio.brandao');
});
afterAll(() => server.close());

describe('a exclusão do que foi concluído', () => {
  it('pede motivo, para o documento e avisa quem decide', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Duas vezes' });
    const { campos } = await rafael.post(`conteudo/${id}/ato/solicitarExclusao`, {});
    expect(campos).toEqual(['motivo']);
    expect((await ask(id)).status).toBe(200);
    const after = await read(rafael, id);
    expect(offered(after)).toContain('retirarPedidoExclusao');
    expect(after.acoes.find(({ nome }) => nome === 'tramitar')?.motivo).toContain('espera a decisão');
    expect(after.acoes.map(({ nome }) => nome)).not.toContain('aprovarExclusao');
    const { payload } = await helena.get<{ itens: { id: number; situacao: number }[] }>(
      'caixa-central?aba=unidade&pageSize=50',
    );
    expect(payload.itens.find((item) => item.id === id)?.situacao).toBe(4);
    const again = await ask(id);
    expect(again.codigo).toBe('transicaoNaoPermitida');
  });

  it('precisa de duas pessoas que não pediram: a chefia da unidade e quem exclui qualquer documento', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Para excluir' });
    await ask(id);
    expect((await rafael.post(`conteudo/${id}/ato/aprovarExclusao`, {})).status).not.toBe(200);
    const first = await helena.post<{ acoes?: unknown }>(`conteudo/${id}/ato/aprovarExclusao`, {});
    expect(first.status).toBe(200);
    expect((await read(helena, id)).acoes.find(({ nome }) => nome === 'aprovarExclusao')?.motivo).toContain(
      'outra pessoa',
    );
    expect((await helena.post(`conteudo/${id}/ato/aprovarExclusao`, {})).status).not.toBe(200);
    const last = await otavio.post<{ id: number; acoes?: unknown }>(`conteudo/${id}/ato/aprovarExclusao`, {});
    expect(last.payload).toEqual({ id });
    for (const caller of [rafael, helena, otavio])
      expect((await caller.get(`documento/${id}/0`)).status).toBe(404);
    const { rows } = await server.platform.connection.pool.query<{ ato: string }>(
      `select ato from evento where conteudo_id = $1 and ato <> 'acessoNegado' order by id`,
      [id],
    );
    expect(rows.map(({ ato }) => ato).slice(-3)).toEqual([
      'exclusaoPedida',
      'exclusaoAprovada',
      'exclusaoConfirmada',
    ]);
  });

  it('é recusada com justificativa, e o documento volta a andar; quem pediu é avisado', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Recusada' });
    const before = offered(await read(rafael, id));
    await ask(id);
    const without = await helena.post(`conteudo/${id}/ato/recusarExclusao`, {});
    expect(without.campos).toEqual(['motivo']);
    expect(without.raw.body).toContain('Justificativa é um campo obrigatório');
    await helena.post(`conteudo/${id}/ato/recusarExclusao`, { motivo: 'Está certo assim' });
    const after = await read(rafael, id);
    expect(offered(after)).toEqual(before);
    const { rows } = await server.platform.connection.pool.query<Pick<Notificacao, 'id'>>(
      `select n.id from notificacao n join registro.usuario u on u.id = n.usuario_id
        where n.conteudo_id = $1 and n.especie = 'exclusaoRecusada' and u.login = 'rafael.lins'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('se retira por quem pediu, e tudo é como antes', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Retirada' });
    const before = await read(rafael, id);
    await ask(id);
    expect((await helena.post(`conteudo/${id}/ato/retirarPedidoExclusao`, {})).status).not.toBe(200);
    expect((await rafael.post(`conteudo/${id}/ato/retirarPedidoExclusao`, {})).status).toBe(200);
    const after = await read(rafael, id);
    expect({ ...after, versao: 0, alteradoEm: '' }).toEqual({ ...before, versao: 0, alteradoEm: '' });
  });

  it('se lê pelo pedido: quem, quando, por quê, quem aprovou; depois de excluído, só por quem tomou parte', async () => {
    const { id, numero } = await concludedDocument(rafael, { assunto: 'Lido pelo pedido' });
    await ask(id);
    const { payload: list } = await helena.get<{ itens: ItemCaixa[] }>(
      'caixa-central?aba=unidade&pageSize=50',
    );
    const pedido = list.itens.find((item) => item.id === id)?.exclusaoId ?? 0;
    expect((await read(helena, id)).exclusaoId).toBe(pedido);
    const { rows } = await server.platform.connection.pool.query<{ usuario_id: number }>(
      `select n.usuario_id from notificacao n join registro.usuario u on u.id = n.usuario_id
       where n.conteudo_id = $1 and u.login = 'helena.pires'`,
      [id],
    );
    const { payload: notices } = await helena.get<{ itens: Notificacao[] }>(
      `notificacao-interna/listar-paginado/${rows[0]?.usuario_id}`,
    );
    expect(notices.itens.find(({ conteudoId }) => conteudoId === id)?.rota).toBe(
      `principal/caixa-central/solicitacao-exclusao/${pedido}/${id}/2`,
    );
    const consult = (caller: Caller): Promise<Answer<SolicitacaoExclusao>> =>
      caller.get<SolicitacaoExclusao>(`solicitacao-exclusao/${pedido}`);
    const { payload } = await consult(helena);
    expect(payload).toMatchObject({
      situacao: 'PENDENTE',
      conteudoId: id,
      tipo: 2,
      motivo: 'Feito duas vezes',
      conteudo: { numero, assunto: 'Lido pelo pedido' },
    });
    expect(payload.pedidaPor.nome).toContain('Rafael');
    expect(offeredOf(payload)).toEqual(['aprovarExclusao', 'recusarExclusao']);
    await helena.post(`conteudo/${id}/ato/aprovarExclusao`, {});
    const { payload: half } = await consult(helena);
    expect(half.chefiaPor?.nome).toContain('Helena');
    expect(offeredOf(half)).toEqual([]);
    expect(half.acoes[0]?.motivo).toContain('outra pessoa');
    await otavio.post(`conteudo/${id}/ato/aprovarExclusao`, {});
    const { payload: gone } = await consult(otavio);
    expect(gone).toMatchObject({ situacao: 'CONFIRMADA', acoes: [] });
    expect(gone.conteudo).toBeUndefined();
    const apart = await server.as('nilza.campos');
    expect([403, 404]).toContain((await consult(apart)).status);
  });
});

const offeredOf = ({ acoes }: SolicitacaoExclusao): string[] =>
  acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome);
