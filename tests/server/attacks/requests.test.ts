import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

const bearer = () => ({ authorization: `Bearer ${helena.token}` });
const logout = { method: 'POST', url: '/ws/api/login/consulta/usuario-config' } as const;

describe('a request that another site makes the browser send', () => {
  it('carries no identity: cookies, query and body are no token', async () => {
    const { token } = helena;
    for (const headers of [{ cookie: `token=${token}; malote=${token}` }, {}])
      for (const url of [logout.url, `${logout.url}?token=${token}&access_token=${token}`]) {
        const answer = await server.app.inject({ ...logout, url, headers, payload: { payload: { token } } });
        expect(answer.statusCode).toBe(401);
      }
  });

  it('is refused with a foreign origin, even with the token, and is not allowed by any preflight', async () => {
    const ask = async (headers: Record<string, string>) =>
      (
        await server.app.inject({ ...logout, headers: { ...bearer(), host: 'malote.exemplo', ...headers } })
      ).json<{
        codigo?: string;
      }>().codigo;
    expect(await ask({ origin: 'https://mau.exemplo' })).toBe('origemRecusada');
    expect(await ask({ origin: 'null' })).toBe('origemRecusada');
    expect(await ask({ origin: 'https://malote.exemplo.mau.exemplo' })).toBe('origemRecusada');
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe('origemRecusada');
    expect(await ask({ origin: 'https://malote.exemplo', 'sec-fetch-site': 'same-origin' })).toBeUndefined();
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: logout.url,
      headers: { origin: 'https://mau.exemplo', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(404);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('is led nowhere: no address of the server sends to another site', async () => {
    for (const url of [
      '//mau.exemplo',
      '/%2f%2fmau.exemplo',
      '/\\mau.exemplo',
      '/ws/api//mau.exemplo',
      '/ws/api/tema?redirectUrl=https://mau.exemplo',
    ]) {
      const answer = await server.app.inject({ method: 'GET', url, headers: { host: 'malote.exemplo' } });
      expect([url, answer.statusCode >= 300 && answer.statusCode < 400, answer.headers.location]).toEqual([
        url,
        false,
        undefined,
      ]);
    }
  });

  it('cannot be a form: only JSON is read', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/ws/api/login',
        headers: { 'content-type': type },
        payload: JSON.stringify({ payload: { login: 'helena.pires', senha: worldPassword } }),
      });
      expect(answer.statusCode).toBe(415);
    }
  });
});

describe('a request that is too much', () => {
  it('in size is refused before it is read: bodies, texts, lists, names and addresses', async () => {
    const post = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/ws/api/tramite/historico',
        headers: { ...bearer(), 'content-type': 'application/json' },
        payload,
      });
    expect((await post(`{"payload":"${'x'.repeat(5 * 1_048_576)}"}`)).statusCode).toBe(413);
    expect((await post(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).statusCode).toBe(400);
    expect(
      (
        await helena.post('tramite/receber-selecionados/', {
          ids: Array.from({ length: 100_000 }, (_, i) => i + 1),
        })
      ).status,
    ).toBe(422);
    expect((await helena.post('documento', { modeloId: 1, assunto: 'x'.repeat(100_000) })).status).toBe(422);
    expect((await helena.get(`pesquisa?q=${'x'.repeat(5_000)}`)).status).toBe(422);
    expect((await helena.get('caixa-central?pageSize=1000000')).status).toBe(422);
    expect((await helena.get('unidade?pageSize=1000000')).status).toBe(400);
    const long = await helena.post('check-in/liberar/1', {}, { 'idempotency-key': 'k'.repeat(5_000) });
    expect(long.status).toBe(400);
  });

  it('poisons nothing: the names of the language are fields like others', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/ws/api/tramite/historico',
      headers: { ...bearer(), 'content-type': 'application/json' },
      payload:
        '{"payload":{"conteudoId":1,"__proto__":{"administrador":true},"constructor":{"prototype":{"x":1}}}}',
    });
    expect(answer.statusCode).toBe(422);
    expect(({} as Record<string, unknown>)['administrador']).toBeUndefined();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('in time, or cut in the middle, holds nobody: each request has an end and the others go on', async () => {
    const { server: http } = server.app;
    expect(http.requestTimeout).toBe(120_000);
    expect(http.headersTimeout).toBeGreaterThan(0);
    expect(http.headersTimeout).toBeLessThanOrEqual(120_000);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.address() as AddressInfo;
    const slow = connect(port, '127.0.0.1');
    slow.write(
      'POST /ws/api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"pay',
    );
    const others = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/ws/api/tema`)),
    );
    expect(others.every(({ ok }) => ok)).toBe(true);
    slow.destroy();
    expect((await fetch(`http://127.0.0.1:${port}/saude`)).status).toBe(200);
  });
});
