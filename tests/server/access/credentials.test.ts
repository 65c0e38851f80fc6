import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuemVe } from '#schemas/shapes/acesso.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { Documento, EdicaoPermitida } from '#schemas/shapes/documento.ts';
import type { ModeloCarregado } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { addSigner, completeDraft, concludedDocument, personId, unitId } from '#tests/setup/drafts.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;
let luciana: Caller;
let secret: Documento;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
  luciana = await server.as('luciana.reis');
  secret = await concludedDocument(helena, {
    assunto: 'Apuração',
    salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
  });
});
afterAll(() => server.close());

const status = async (caller: Caller, id: number): Promise<number> =>
  (await caller.get(`documento/${id}/0`)).status;

describe('a secret document', () => {
  it('is seen by who has a credential, while they have it, and every giving and taking is told', async () => {
    const { usuarioId } = await personId(helena, 'Luciana Prado Reis');
    expect([await status(luciana, secret.id), await status(rafael, secret.id)]).toEqual([404, 404]);
    const given = await helena.post<QuemVe>(`documento/${secret.id}/credenciais`, { usuarioId });
    expect(given.status, given.raw.body).toBe(200);
    const row = given.payload.itens.find((item) => item.usuarioId === usuarioId);
    expect(row).toMatchObject({
      especie: 'PESSOA',
      credencial: true,
      por: 'Helena Duarte Pires',
      pessoas: 1,
    });
    expect(await status(luciana, secret.id)).toBe(200);
    const { payload } = await luciana.get<{ itens: Notificacao[] }>(
      `notificacao-interna/listar/${usuarioId}`,
    );
    expect(payload.itens[0]?.assunto).toContain('deu a você a credencial');
    expect((await helena.post(`documento/${secret.id}/credenciais`, { usuarioId })).campos).toEqual([
      'usuarioId',
    ]);
    expect((await helena.remove(`documento/${secret.id}/credenciais/${usuarioId}`)).status).toBe(200);
    expect((await helena.remove(`documento/${secret.id}/credenciais/${usuarioId}`)).status).toBe(404);
    expect(await status(luciana, secret.id)).toBe(404);
    const history = await helena.post<{ itens: ItemHistorico[] }>('tramite/historico', {
      conteudoId: secret.id,
    });
    expect(history.payload.itens.slice(0, 2).map(({ texto }) => texto)).toEqual([
      'Credencial retirada de Luciana Prado Reis',
      'Credencial dada a Luciana Prado Reis',
    ]);
  });

  it('gives no credential to a lower degree, to the inactive, nor by who only reads it', async () => {
    const graded = await concludedDocument(helena, {
      assunto: 'Reservado',
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação', sigilo: 1 },
    });
    const nair = await personId(helena, 'Nair Coutinho Paz');
    const path = `documento/${graded.id}/credenciais`;
    expect((await helena.post(path, { usuarioId: nair.usuarioId })).campos).toEqual(['usuarioId']);
    const offered = await helena.get<{ itens: { nome: string }[] }>(`${path}-possiveis?q=coutinho`);
    expect(offered.payload.itens).toEqual([]);
    // nor anything else that would put it before them
    expect((await helena.post('tramite', { conteudoId: graded.id, destino: nair })).campos).toEqual([
      'destino',
    ]);
    const draft = await completeDraft(helena, { salvar: { sigilo: 1 } });
    expect((await addSigner(helena, draft.id, 'Nair Coutinho Paz', 1)).campos).toEqual(['usuarioId']);
    const reader = await personId(helena, 'Luciana Prado Reis');
    await helena.post(path, { usuarioId: reader.usuarioId });
    expect((await luciana.post(path, { usuarioId: nair.usuarioId })).status).toBe(403);
    expect((await luciana.remove(`${path}/${reader.usuarioId}`)).status).toBe(403);
    expect((await luciana.get(`documento/${graded.id}/quem-ve`)).status).toBe(403);
    expect((await rafael.post(path, { usuarioId: nair.usuarioId })).status).toBe(404);
    const open = await concludedDocument(helena, { assunto: 'Público' });
    expect(
      (await helena.post(`documento/${open.id}/credenciais`, { usuarioId: nair.usuarioId })).status,
    ).toBe(409);
  });

  it('goes only to a named person, who then sees it', async () => {
    const target = await personId(helena, 'Luciana Prado Reis');
    const { id } = await concludedDocument(helena, {
      assunto: 'Vai',
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    });
    const send = (destino: object) =>
      helena.post<{ tramiteId: number }>('tramite', { conteudoId: id, destino });
    expect((await send({ unidadeId: await unitId(helena, 'PGM') })).campos).toEqual(['destino']);
    const sent = await send(target);
    expect(sent.status).toBe(200);
    expect((await luciana.put(`tramite/${sent.payload.tramiteId}`)).status).toBe(200);
    expect(await status(luciana, id)).toBe(200);
  });
});

describe('who may see a document, and why', () => {
  it('is told to the author, the chief and who administers, reason by reason', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Aberto' });
    await rafael.post('tramite', { conteudoId: id, destino: { unidadeId: await unitId(helena, 'PGM') } });
    const answer = await rafael.get<QuemVe>(`documento/${id}/quem-ve`);
    expect(answer.payload.itens.map(({ especie }) => especie)).toEqual(
      expect.arrayContaining(['ORGANIZACAO', 'UNIDADE', 'PESSOA']),
    );
    const whole = answer.payload.itens.find(({ especie }) => especie === 'ORGANIZACAO');
    expect(whole).toMatchObject({ nome: 'Prefeitura de Vila Serena', foraDoGrau: 0 });
    expect(whole?.pessoas).toBeGreaterThan(8);
    expect(answer.payload.itens.find(({ nome }) => nome.startsWith('PGM'))?.motivo).toContain(
      'passou por aqui',
    );
    expect((await helena.get(`documento/${id}/quem-ve`)).status).toBe(200);
    expect((await (await server.as('admin')).get(`documento/${id}/quem-ve`)).status).toBe(200);
    expect((await luciana.get(`documento/${id}/quem-ve`)).status).toBe(403);
  });

  it('counts apart those whose degree does not reach it', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Reservado', salvar: { sigilo: 1 } });
    const { payload } = await helena.get<QuemVe>(`documento/${id}/quem-ve`);
    expect(payload.itens.find(({ especie }) => especie === 'ORGANIZACAO')?.foraDoGrau).toBeGreaterThan(0);
  });
});

describe('the answer to what may not be seen', () => {
  const answerWith = async (respostaConteudoRestrito: 'NADA' | 'EXISTENCIA' | 'METADADOS') => {
    await server.platform.connection.db
      .updateTable('registro.configuracao')
      .set({ respostaConteudoRestrito })
      .execute();
  };

  it('is what the organisation chose, never for drafts nor for other organisations', async () => {
    const draft = await completeDraft(helena, { assunto: 'Minuta' });
    const renato = await server.as('renato.quadros');
    const ask = async (caller: Caller, id: number) => {
      const { status: code, codigo, raw } = await caller.get(`documento/${id}/0`);
      return [code, codigo, raw.json<{ codigoExtra?: number }>().codigoExtra];
    };
    const nothing = [404, 'naoEncontrado', undefined];
    expect(await ask(luciana, secret.id)).toEqual(nothing);
    await answerWith('EXISTENCIA');
    expect(await ask(luciana, secret.id)).toEqual([403, 'conteudoRestrito', 2]);
    await answerWith('METADADOS');
    expect(await ask(luciana, secret.id)).toEqual([403, 'conteudoRestritoDescrito', 2]);
    const { raw } = await luciana.get(`documento/${secret.id}/0`);
    expect(raw.body).toContain(`${secret.numero} existe, está com CCL`);
    expect(raw.body).not.toContain('Apuração');
    expect([await ask(luciana, draft.id), await ask(renato, secret.id)]).toEqual([nothing, nothing]);
    const batch = await luciana.post('tramite/verificar-tramite-conteudo', { conteudoIds: [secret.id] });
    expect(batch.raw.body).not.toContain('Apuração');
    await answerWith('NADA');
  });

  it('is kept, and administrators list it without the subject; the local one those of the own people', async () => {
    const admin = await server.as('admin');
    await luciana.get(`documento/${secret.id}/0`);
    await luciana.get('configuracao');
    await luciana.get('configuracao');
    const { payload } = await admin.get<{ itens: { quem: string; alvo: string; especie: string }[] }>(
      'acesso-negado?q=luciana&pageSize=50',
    );
    expect(payload.itens).toContainEqual(
      expect.objectContaining({
        quem: 'Luciana Prado Reis',
        especie: 'CONTEUDO',
        alvo: 'Um conteúdo que você não pode ver',
      }),
    );
    expect(JSON.stringify(payload)).not.toContain(secret.numero);
    const calls = payload.itens.filter(({ alvo }) => alvo === 'GET /ws/api/configuracao');
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(payload)).not.toContain('Apuração');
    expect((await luciana.get('acesso-negado')).status).toBe(403);
    await (await server.as('yara.figueira')).get('configuracao');
    const local = await (
      await server.as('renato.quadros')
    ).get<{ itens: { quem: string }[] }>('acesso-negado?pageSize=50');
    const people = local.payload.itens.map(({ quem }) => quem);
    expect(people).toContain('Yara Lopes Figueira');
    expect(people).not.toContain('Luciana Prado Reis');
  });
});

describe('a linked document', () => {
  it('may be made of what the person reaches, and shows nothing of the rest', async () => {
    const check = async (caller: Caller, id: number) =>
      (await caller.get<EdicaoPermitida>(`content/verificar/criar-documento-vinculado/${id}`)).payload;
    expect(await check(helena, secret.id)).toEqual({ permitida: true });
    expect((await check(luciana, secret.id)).permitida).toBe(false);
    expect((await check(luciana, 999_999)).permitida).toBe(false);
    const models = await luciana.get<{ itens: { id: number }[] }>('documento/modelo-combo');
    const model = models.payload.itens[0]?.id ?? 0;
    const open = await luciana.get<ModeloCarregado>(`documento/carregar-modelo/${model}/0/${secret.id}`);
    expect(open.status).toBe(404);
    const novo = { modeloId: model, assunto: 'Vinculado', conteudoVinculado: secret.id };
    expect((await luciana.post('documento', novo)).status).toBe(404);
  });
});

describe('a picture in the text of a document', () => {
  it('is downloaded, and used again, only by who reaches the document', async () => {
    const draft = await completeDraft(helena, { assunto: 'Com imagem' });
    const arquivo = await uploadFile(server.app, helena.token, 'foto.png', onePixel);
    const corpo = {
      type: 'doc',
      content: [{ type: 'image', attrs: { arquivo, alt: 'Foto' } }],
    };
    const saved = await helena.put('documento', { id: draft.id, versao: draft.versao, corpo });
    expect(saved.status, saved.raw.body).toBe(200);
    expect((await rafael.get(`arquivo/${arquivo}`)).status).toBe(200);
    expect((await luciana.get(`arquivo/${arquivo}`)).status).toBe(404);
    const other = await completeDraft(luciana, { assunto: 'De Luciana' });
    const taken = await luciana.put('documento', { id: other.id, versao: other.versao, corpo });
    expect(taken.campos).toEqual(['corpo']);
  });
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
