import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { ProcessoPublicado, Publicacao, PublicacoesOpcoes } from '#schemas/shapes/publicacao.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, openedProcess, readProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let rafael: Caller;

const sql = (text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> =>
  server.platform.connection.pool.query(text, values);
const automatic = (value: boolean): Promise<unknown> =>
  sql(`update registro.tipo_processo set publicacao_automatica = $1 where nome = 'Contratação direta'`, [
    value,
  ]);
/** What anybody finds, without a session. */
const anybody = async <T>(path: string): Promise<{ status: number; payload: T; body: string }> => {
  const answer = await server.call({ method: 'GET', path });
  return { status: answer.statusCode, payload: answer.json<{ payload: T }>().payload, body: answer.body };
};
const found = async (query = ''): Promise<readonly string[]> =>
  (await anybody<Page<Publicacao>>(`publicacoes?pageSize=50${query}`)).payload.itens.map(
    ({ assunto }) => assunto,
  );
const feed = async (): Promise<string> =>
  (await server.call({ method: 'GET', path: 'publicacoes/novidades' })).body;
const publicly = (codigo = '') => anybody<ProcessoPublicado>(`publicacoes/processo/${codigo}`);
const piecesOf = async (codigo?: string): Promise<readonly string[]> =>
  (await publicly(codigo)).payload.pecas.map(({ assunto }) => assunto);
const act = (caller: Caller, id: number, nome: string, motivo?: string) =>
  caller.post(`conteudo/${id}/ato/${nome}`, motivo === undefined ? {} : { motivo });
const signedDocument = async (assunto: string): Promise<number> => {
  const { id } = await concludedDocument(rafael, { assunto, assinantes: ['Rafael Monteiro Lins'] });
  const { status } = await rafael.post('assinatura/validar-e-assinar-docflow', {
    ids: [id],
    senha: worldPassword,
  });
  expect(status).toBe(200);
  return id;
};

beforeAll(async () => {
  server = await startTestApp();
  await sql(`update registro.perfil_acesso set versao = versao + 1, regras = regras
    || '["permiteTornarImpublicavel", "permiteReverterImpublicavel"]'::jsonb`);
  await sql(`update registro.modelo_documento set publicacao = 'MANUAL' where nome = 'Comunicação Interna'`);
  await sql(`update registro.usuario set publicar_documentos = true where login = 'rafael.lins'`);
  rafael = await server.as('rafael.lins');
});
beforeEach(() => automatic(true));
afterAll(() => server.close());

describe('um processo de tipo que publica', () => {
  it('fica na página pública ao concluir, achado pelo número e pelo assunto, e diz-se só o que é dele', async () => {
    const said = { assunto: 'Compra de bicicletários', observacoes: 'Hipopótamo' };
    const draft = await openedProcess(rafael, said);
    expect(draft.publicacaoAutomatica).toBe(true);
    expect(await found()).not.toContain(said.assunto);
    const { payload } = await rafael.post<Processo>('processo/salvar-concluir-processo', {
      id: draft.id,
      versao: draft.versao,
    });
    const { numero, codigoPublico: codigo = '', publicadoEm } = payload;
    expect(publicadoEm).toBe(server.time.now.toISOString());
    const list = await anybody<Page<Publicacao>>('publicacoes?q=bicicletarios');
    const known = {
      codigo,
      numero,
      assunto: said.assunto,
      tipo: 'Contratação direta',
      organizacao: 'Prefeitura de Vila Serena',
      unidade: 'Coordenadoria de Compras e Licitações',
      publicadoEm,
    };
    expect(list.payload).toEqual({
      itens: [{ especie: 'PROCESSO', ...known }],
      total: 1,
      totalExato: true,
    });
    expect(await found(`&q=${encodeURIComponent(numero ?? '')}`)).toContain(said.assunto);
    expect(await found('&q=hipopotamo')).toEqual([]);
    expect((await publicly(codigo.toLowerCase())).payload).toEqual({
      ...known,
      abertoEm: draft.criadoEm,
      pecas: [],
    });
    expect(await feed()).toMatch(new RegExp(`<id>https?://[^<]*/publicacoes/${codigo}</id>`));
    const { rows } = await sql(`select dados from evento where conteudo_id = $1 and ato = 'publicado'`, [
      draft.id,
    ]);
    expect(rows).toEqual([{ dados: { porSi: true } }]);
  });

  it('se separa pelo tipo de processo, que se oferece só enquanto há o que mostrar', async () => {
    const { payload } = await anybody<PublicacoesOpcoes>('publicacoes/opcoes');
    const [tipo] = payload.tiposProcesso;
    expect(payload.tiposProcesso.map(({ rotulo }) => rotulo)).toEqual(['Contratação direta']);
    expect(await found(`&tipoProcesso=${tipo?.id}`)).toContain('Compra de bicicletários');
    expect(await found(`&tipoProcesso=${(tipo?.id ?? 0) + 90_000}`)).toEqual([]);
    expect(await found(`&tipo=${tipo?.id}`)).not.toContain('Compra de bicicletários');
  });

  it('não se publica o que nasce restrito ou sigiloso, nem o de outro tipo', async () => {
    const hipoteseLegal = 'Lei 14.133/2021, art. 24';
    for (const [assunto, nivelAcesso] of [
      ['Obra restrita', 'RESTRITO'],
      ['Obra sigilosa', 'SIGILOSO'],
    ]) {
      const { id } = await concludedProcess(rafael, { assunto, nivelAcesso, hipoteseLegal });
      expect((await readProcess(rafael, id)).codigoPublico).toBeUndefined();
    }
    await automatic(false);
    await concludedProcess(rafael, { assunto: 'Obra comum' });
    const shown = [await found(), await feed()].join();
    for (const assunto of ['Obra restrita', 'Obra sigilosa', 'Obra comum'])
      expect(shown).not.toContain(assunto);
  });
});

describe('as peças de um processo publicado', () => {
  it('são as que são públicas por si: o que não é, ou deixa de ser, não se nomeia nem se conta', async () => {
    const { id, codigoPublico } = await concludedProcess(rafael, { assunto: 'Reforma da praça' });
    const open = await signedDocument('Projeto da praça');
    const other = await signedDocument('Orçamento da praça');
    const waiting = await concludedDocument(rafael, { assunto: 'Ainda sem assinatura' });
    const closed = await concludedDocument(rafael, {
      assunto: 'Preços sob reserva',
      assinantes: ['Rafael Monteiro Lins'],
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Lei 14.133/2021, art. 24' },
    });
    await rafael.post('assinatura/validar-e-assinar-docflow', { ids: [closed.id], senha: worldPassword });
    for (const piece of [closed.id, open, waiting.id, other]) await joined(rafael, id, piece);
    const both = ['Projeto da praça', 'Orçamento da praça'];
    expect(await piecesOf(codigoPublico)).toEqual(both);
    const { payload, body } = await publicly(codigoPublico);
    expect(body).not.toMatch(/Preços sob reserva|Ainda sem assinatura|ordem|total/);
    const verified = await anybody<{ assunto: string }>(`verificar/${payload.pecas[0]?.codigo}`);
    expect(verified.payload.assunto).toBe('Projeto da praça');

    for (const [hidden, shown] of [
      [`nivel_acesso = 'RESTRITO'`, `nivel_acesso = 'PUBLICO'`],
      [`nivel_acesso = 'SIGILOSO'`, `nivel_acesso = 'PUBLICO'`],
      ...[1, 2, 3, 4].map((grau) => [`sigilo = ${grau}`, 'sigilo = 0']),
      ['estado = 8', 'estado = 0'],
      ['excluido_em = now()', 'excluido_em = null'],
      ['fase = 0', 'fase = 1'],
      ['impublicavel = true', 'impublicavel = false'],
    ]) {
      await sql(`update conteudo set ${hidden} where id = $1`, [open]);
      expect([hidden, await piecesOf(codigoPublico)]).toEqual([hidden, ['Orçamento da praça']]);
      await sql(`update conteudo set ${shown} where id = $1`, [open]);
    }
    await sql(
      `update registro.modelo_documento set publicacao = 'IMPUBLICAVEL' where nome = 'Comunicação Interna'`,
    );
    expect(await piecesOf(codigoPublico)).toEqual([]);
    await sql(
      `update registro.modelo_documento set publicacao = 'MANUAL' where nome = 'Comunicação Interna'`,
    );
    const { status } = await rafael.put('processo/remover-documento', {
      processoId: id,
      documentoId: open,
      motivo: 'Juntado por engano',
    });
    expect(status).toBe(200);
    expect(await piecesOf(codigoPublico)).toEqual(['Orçamento da praça']);
  });
});

describe('um processo publicado', () => {
  it('some na hora, com a página dele, quando deixa de ser público', async () => {
    const { id, codigoPublico } = await concludedProcess(rafael, { assunto: 'Poda das figueiras' });
    await sql(`update conteudo set publicado_em = null where id <> $1`, [id]);
    for (const [hidden, shown] of [
      [`nivel_acesso = 'RESTRITO'`, `nivel_acesso = 'PUBLICO'`],
      [`nivel_acesso = 'SIGILOSO'`, `nivel_acesso = 'PUBLICO'`],
      ...[1, 2, 3, 4].map((grau) => [`sigilo = ${grau}`, 'sigilo = 0']),
      ['estado = 8', 'estado = 0'],
      ['excluido_em = now()', 'excluido_em = null'],
    ]) {
      await sql(`update conteudo set ${hidden} where id = $1`, [id]);
      const { payload } = await anybody<Page<Publicacao>>('publicacoes?q=figueiras');
      expect([hidden, payload.total, payload.itens]).toEqual([hidden, 0, []]);
      expect((await publicly(codigoPublico)).status).toBe(404);
      expect(await feed()).not.toContain('figueiras');
      expect((await anybody<PublicacoesOpcoes>('publicacoes/opcoes')).payload.tiposProcesso).toEqual([]);
      await sql(`update conteudo set ${shown} where id = $1`, [id]);
    }
    expect(await found('&q=figueiras')).toHaveLength(1);
    expect((await publicly('0000-0000-0000-0000')).status).toBe(404);
    expect((await publicly('nada')).status).toBe(404);
  });

  it('se publica e se tira à mão, pelas mesmas marcas e regras de um documento, e volta ao mesmo endereço', async () => {
    await automatic(false);
    const { id, publicacaoAutomatica } = await concludedProcess(rafael, { assunto: 'Ponte do Serrado' });
    expect(publicacaoAutomatica).toBeUndefined();
    const beatriz = await server.as('beatriz.cordeiro');
    expect((await act(beatriz, id, 'publicar')).status).not.toBe(200);
    expect((await act(rafael, id, 'publicar')).status).toBe(200);
    const { codigoPublico } = await readProcess(rafael, id);
    expect((await publicly(codigoPublico)).payload.assunto).toBe('Ponte do Serrado');
    // what is published is not removed before it is taken off
    expect((await act(rafael, id, 'solicitarExclusao', 'Aberto duas vezes')).status).toBe(409);
    expect((await act(rafael, id, 'tornarImpublicavel')).campos).toEqual(['motivo']);
    expect((await act(rafael, id, 'tornarImpublicavel', 'Traz dados pessoais')).status).toBe(200);
    expect((await publicly(codigoPublico)).status).toBe(404);
    expect(await found('&q=serrado')).toEqual([]);
    expect((await act(rafael, id, 'publicar')).status).toBe(409);
    expect((await act(rafael, id, 'tornarPublicavel')).status).toBe(200);
    expect(await found('&q=serrado')).toEqual([]);
    expect((await act(rafael, id, 'publicar')).status).toBe(200);
    expect((await readProcess(rafael, id)).codigoPublico).toBe(codigoPublico);
    expect(await found('&q=serrado')).toEqual(['Ponte do Serrado']);
  });
});
