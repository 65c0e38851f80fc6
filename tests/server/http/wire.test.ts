import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

const raw = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: string,
  headers: Record<string, string> = {},
) =>
  server.app.inject({
    method,
    url,
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${helena.token}`, ...headers },
  });

describe('the envelope', () => {
  it('refuses a body that is not one', async () => {
    expect((await raw('POST', '/ws/api/tramite', '{"conteudoId":1}')).statusCode).toBe(400);
    expect((await raw('POST', '/ws/api/tramite', '{"payload":{},"outro":1}')).statusCode).toBe(400);
    expect(readAnswer(await raw('POST', '/ws/api/tramite', '{"payload":')).codigo).toBe('requisicaoInvalida');
  });

  it('takes a DELETE that declares JSON and sends nothing', async () => {
    const answer = readAnswer(await raw('DELETE', '/ws/api/notificacao-interna/999999', ''));
    expect(answer.codigo).toBe('naoEncontrado');
  });

  it('names each wrong field in Portuguese, and unknown ones too', async () => {
    const answer = await helena.post('tramite', { conteudoId: 'um', destino: { unidadeId: 1 }, extra: true });
    expect(answer.status).toBe(422);
    expect([...answer.campos].sort()).toEqual(['conteudoId', 'extra']);
    expect(answer.raw.json<{ descricao: string }>().descricao).toBe('Confira os campos indicados.');
  });

  it('refuses a body over the limit', async () => {
    const answer = await raw(
      'POST',
      '/ws/api/documento',
      JSON.stringify({ payload: { assunto: 'a'.repeat(5_000_000) } }),
    );
    expect([answer.statusCode, readAnswer(answer).codigo]).toEqual([413, 'corpoGrande']);
  });

  it('refuses another content type', async () => {
    const answer = await raw('POST', '/ws/api/documento', '<xml/>', { 'content-type': 'text/xml' });
    expect([answer.statusCode, readAnswer(answer).codigo]).toEqual([415, 'tipoNaoAceito']);
  });

  it('answers an unknown address and an id that is no number like what does not exist', async () => {
    expect((await helena.get('nada/disso/aqui/mesmo')).codigo).toBe('naoEncontrado');
    expect((await helena.get('tramite/abc')).codigo).toBe('naoEncontrado');
  });

  it('carries the correlation id in the answer and in the header', async () => {
    const answer = await helena.get('tramite/999999');
    expect(answer.raw.json<{ correlacao: string }>().correlacao).toBe(answer.raw.headers['x-request-id']);
  });
});

describe('a repeated write', () => {
  const body = { modeloId: 1, assunto: 'Uma vez só' };
  const count = async (): Promise<number> =>
    (
      await server.platform.connection.db
        .selectFrom('conteudo')
        .select('id')
        .where('assunto', '=', 'Uma vez só')
        .execute()
    ).length;

  it('acts once and gives the first answer again, even at the same time', async () => {
    const draft = await completeDraft(helena);
    const key = { 'idempotency-key': 'chave-da-primeira-vez' };
    const create = () => helena.post('documento', { ...body, modeloId: draft.modelo.id }, key);
    const [first, second] = await Promise.all([create(), create()]);
    const third = await create();
    expect(first.status).toBe(200);
    expect(second.payload).toEqual(first.payload);
    expect(third.payload).toEqual(first.payload);
    expect(await count()).toBe(1);
  });

  it('refuses the same key for another request', async () => {
    const answer = await helena.post(
      'documento',
      { ...body, assunto: 'Outra coisa' },
      { 'idempotency-key': 'chave-da-primeira-vez' },
    );
    expect([answer.status, answer.codigo]).toEqual([409, 'chaveDeRepeticaoEmUso']);
  });

  it('may be tried again after a refusal', async () => {
    const key = { 'idempotency-key': 'chave-recusada-antes' };
    expect((await helena.post('documento', { modeloId: 999999, assunto: 'Sem modelo' }, key)).status).toBe(
      404,
    );
    expect((await helena.post('documento', { modeloId: 999999, assunto: 'Sem modelo' }, key)).status).toBe(
      404,
    );
  });
});

describe('every answer', () => {
  it('has the strict policy and forbids keeping', async () => {
    const { headers } = (await helena.get('tema/versao-sistema')).raw;
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('tells whether the server is alive and ready', async () => {
    expect((await server.app.inject('/saude')).json()).toEqual({ vivo: true, pronto: true });
    expect((await server.app.inject('/saude/vivo')).json()).toEqual({ vivo: true });
  });

  it('is described by an OpenAPI document that has the calls and the registers', async () => {
    const document = (await server.call({ method: 'GET', path: 'openapi.json' })).json<{
      openapi: string;
      paths: Record<string, unknown>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/documento/concluir', '/cidade', '/cidade/{id}']),
    );
  });
});
