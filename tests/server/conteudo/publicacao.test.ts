import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Publicacao, PublicacoesOpcoes } from '#schemas/shapes/publicacao.ts';
import { readXml } from '#schemas/xml/read-xml.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;

const sql = (text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> =>
  server.platform.connection.pool.query(text, values);
const manner = (publicacao: string): Promise<unknown> =>
  sql(`update registro.modelo_documento set publicacao = $1 where nome = 'Comunicação Interna'`, [
    publicacao,
  ]);
const sign = (id: number) =>
  helena.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: worldPassword });
/** What anybody finds, without a session. */
const anybody = async <T = Page<Publicacao>>(
  path: string,
): Promise<{ status: number; payload: T; body: string }> => {
  const answer = await server.call({ method: 'GET', path });
  const { payload } = answer.json<{ payload: T }>();
  return { status: answer.statusCode, payload, body: answer.body };
};
const found = async (query = ''): Promise<readonly string[]> =>
  (await anybody(`publicacoes?pageSize=50${query}`)).payload.itens.map(({ assunto }) => assunto);

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  await sql(`update registro.usuario set publicar_documentos = true where login = 'helena.pires'`);
});
afterAll(() => server.close());

describe('a página pública', () => {
  it('mostra o que se publicou, achado pelo número, pelo assunto e pelo texto, e nada do que é de dentro', async () => {
    await manner('MANUAL');
    const { id, numero = '' } = await concludedDocument(helena, {
      assunto: 'Pavimentação da rua das Acácias',
    });
    await sql(
      `update conteudo set busca = busca || setweight(to_tsvector('portugues', 'Sigismundo'), 'B')
      || setweight(to_tsvector('portugues', 'hipopótamo'), 'C') || setweight(to_tsvector('portugues', 'paralelepípedos'), 'D')
      || strip(to_tsvector('portugues', 'anexado')) where id = $1`,
      [id],
    );
    expect(await found()).not.toContain('Pavimentação da rua das Acácias');
    await sign(id);
    expect((await helena.post(`conteudo/${id}/ato/publicar`, {})).status).toBe(200);

    const { payload } = await anybody('publicacoes?q=acacias');
    expect(payload).toMatchObject({ total: 1, totalExato: true });
    const { codigoVerificacao = '' } = await read(helena, id);
    expect(payload.itens[0]).toEqual({
      especie: 'DOCUMENTO',
      codigo: codigoVerificacao,
      numero,
      assunto: 'Pavimentação da rua das Acácias',
      tipo: 'Comunicação Interna',
      organizacao: 'Prefeitura de Vila Serena',
      unidade: 'Coordenadoria de Compras e Licitações',
      publicadoEm: server.time.now.toISOString(),
    });
    for (const q of ['paralelepípedo', '"rua das acácias"', `${numero.split(' ')[0]} acácias`])
      expect(await found(`&q=${encodeURIComponent(q)}`)).toEqual(['Pavimentação da rua das Acácias']);
    for (const q of ['Sigismundo', 'hipopótamo', 'anexado', 'acácias -pavimentação'])
      expect(await found(`&q=${encodeURIComponent(q)}`)).toEqual([]);
    expect((await read(helena, id)).publicadoEm).toBe(server.time.now.toISOString());
  });

  it('traz as novidades a um leitor de notícias, com os mesmos filtros, e sem as marcas do que se escreveu', async () => {
    const feed = async (query = '') => {
      const answer = await server.call({ method: 'GET', path: `publicacoes/novidades${query}` });
      expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      return { text: answer.body, entries: answer.body.match(/<entry>.*<\/entry>/g) ?? [], answer };
    };
    await sql(`update conteudo set assunto = $1 where assunto = $2`, [
      'Pavimentação & <b>calçada</b> da rua das Acácias\u0001',
      'Pavimentação da rua das Acácias',
    ]);
    const { text, entries, answer } = await feed('?q=acacias');
    expect(readXml(text).root.local).toBe('feed');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toContain(
      ': Pavimentação &amp; &lt;b&gt;calçada&lt;/b&gt; da rua das Acácias</title>',
    );
    expect(entries[0]).toMatch(/<id>https?:\/\/[^<]*\/verificar\/[\w-]+<\/id>/);
    expect(text).toContain(`<updated>${server.time.now.toISOString()}</updated>`);
    const again = await server.call({
      method: 'GET',
      path: 'publicacoes/novidades?q=acacias',
      headers: { 'if-none-match': answer.headers.etag ?? '' },
    });
    expect(again.statusCode).toBe(304);
    await sql(`update conteudo set assunto = $2 where assunto like $1`, [
      'Pavimentação &%',
      'Pavimentação da rua das Acácias',
    ]);
    const none = await feed('?de=2020-01-01&ate=2020-01-02');
    expect([none.entries, readXml(none.text).root.local]).toEqual([[], 'feed']);
  });

  it('separa por tipo, órgão e período inteiro, no fuso da organização', async () => {
    const { payload } = await anybody<PublicacoesOpcoes>('publicacoes/opcoes');
    expect(payload.organizacoes.map(({ rotulo }) => rotulo)).toEqual(['Prefeitura de Vila Serena']);
    expect(payload.tipos.map(({ rotulo }) => rotulo)).toContain('Comunicação Interna');
    const [tipo] = payload.tipos.filter(({ rotulo }) => rotulo === 'Comunicação Interna');
    const [orgao] = payload.organizacoes;
    const one = ['Pavimentação da rua das Acácias'];
    expect(await found(`&q=acacias&tipo=${tipo?.id}&organizacao=${orgao?.id}`)).toEqual(one);
    expect(await found(`&tipo=${(tipo?.id ?? 0) + 90_000}`)).toEqual([]);
    // published at 10:30 of the 20th in Brasília; the last minutes of the 19th are the 20th in UTC
    expect(await found('&q=acacias&de=2026-11-20&ate=2026-11-20')).toEqual(one);
    expect(await found('&q=acacias&de=2026-11-18&ate=2026-11-19')).toEqual([]);
    await sql(`update conteudo set publicado_em = '2026-11-20T02:59:00Z' where publicado_em is not null`);
    expect(await found('&q=acacias&de=2026-11-18&ate=2026-11-19')).toEqual(one);
    const half = await anybody('publicacoes?de=2026-11-20');
    expect(half.status).toBe(422);
    expect(half.body).toContain('Informe o início e o fim do período.');
  });

  it('deixa de mostrar, e de contar, na hora em que deixa de ser público', async () => {
    const { rows } = await sql(
      `select c.id from conteudo c where assunto = 'Pavimentação da rua das Acácias'`,
    );
    const id = Number(rows[0]?.['id']);
    const changes = [
      [`nivel_acesso = 'RESTRITO'`, `nivel_acesso = 'PUBLICO'`],
      ['sigilo = 1', 'sigilo = 0'],
      ['estado = 8', 'estado = 0'],
      [`excluido_em = now()`, 'excluido_em = null'],
      ['fase = 0', 'fase = 1'],
    ];
    for (const [hidden, shown] of changes) {
      await sql(`update conteudo set ${hidden} where id = $1`, [id]);
      const { payload } = await anybody('publicacoes?q=acacias');
      expect([hidden, payload.total, payload.itens]).toEqual([hidden, 0, []]);
      const { body } = await server.call({ method: 'GET', path: 'publicacoes/novidades' });
      expect(body).not.toContain('Acácias');
      expect((await anybody<PublicacoesOpcoes>('publicacoes/opcoes')).body).not.toContain(
        'Comunicação Interna',
      );
      await sql(`update conteudo set ${shown} where id = $1`, [id]);
    }
    expect(await found('&q=acacias')).toHaveLength(1);
    expect(
      (await helena.post(`conteudo/${id}/ato/tornarImpublicavel`, { motivo: 'Traz dados pessoais' })).status,
    ).toBe(200);
    expect(await found('&q=acacias')).toEqual([]);
  });
});

describe('a publicação que ninguém pede à mão', () => {
  it('espera todas as assinaturas, deixa rastro, e não é do que é restrito', async () => {
    await manner('AUTOMATICA');
    const open = await concludedDocument(helena, { assunto: 'Automática aberta' });
    expect(open).toMatchObject({ publicacao: 'AUTOMATICA' });
    expect(await found()).not.toContain('Automática aberta');
    await sign(open.id);
    expect(await found()).toContain('Automática aberta');
    const { rows } = await sql(`select dados from evento where conteudo_id = $1 and ato = 'publicado'`, [
      open.id,
    ]);
    expect(rows).toHaveLength(1);
    const closed = await concludedDocument(helena, {
      assunto: 'Automática restrita',
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Lei 14.133/2021, art. 24' },
    });
    await sign(closed.id);
    expect(await found()).not.toContain('Automática restrita');
  });

  it('se escolhe ao concluir, por quem a regra deixa e onde o modelo a deixa às pessoas', async () => {
    await manner('MANUAL');
    const asked = async (caller: Caller, assunto: string) => {
      const draft = await completeDraft(caller, { assunto, assinantes: ['Helena Duarte Pires'] });
      return caller.post<Documento>('documento/concluir', {
        id: draft.id,
        versao: draft.versao,
        publicar: true,
      });
    };
    const chosen = await asked(helena, 'Escolhida ao concluir');
    expect(chosen.status).toBe(200);
    expect(await found()).not.toContain('Escolhida ao concluir');
    await sign(chosen.payload.id);
    expect(await found()).toContain('Escolhida ao concluir');

    await manner('IMPUBLICAVEL');
    expect(await asked(helena, 'Nunca')).toMatchObject({ status: 422, campos: ['publicar'] });
    await manner('MANUAL');
    await sql(`update registro.perfil_acesso set regras = regras - 'permiteConfigurarPublicacaoAoConcluir'`);
    expect(await asked(await server.as('rafael.lins'), 'Sem a regra')).toMatchObject({
      status: 422,
      campos: ['publicar'],
    });
  });
});
