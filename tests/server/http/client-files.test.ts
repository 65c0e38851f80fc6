import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-telas-'));
  const clientDir = join(folder, 'client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await mkdir(join(clientDir, 'ab'));
  await writeFile(
    join(clientDir, 'index.html'),
    '<html lang="pt-BR"><meta charset="utf-8" />A página</html>',
  );
  await writeFile(join(clientDir, 'assets', 'base-1.js'), 'feito()');
  await writeFile(`${clientDir}.json`, JSON.stringify(['assets/base-1.js', 'index.html']));
  // what nobody built came to lie among them before the start
  await writeFile(join(clientDir, 'ab', 'cd'), 'segredo');
  await writeFile(join(clientDir, 'assets', 'ef'), 'segredo');
  server = await startTestApp({ client: true, config: { clientDir } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ method, url });

describe('os arquivos das telas', () => {
  it('são os que a montagem escreveu, e nenhum outro que esteja na pasta', async () => {
    const built = await get('/assets/base-1.js');
    expect([built.statusCode, built.body, built.headers['cache-control']]).toEqual([
      200,
      'feito()',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/assets/base-1.js', 'HEAD')).statusCode).toBe(200);
    expect((await get('/ab/cd')).body).toContain('A página');
    expect((await get('/assets/ef')).statusCode).toBe(404);
    expect((await get('/client.json')).body).toContain('A página');
    for (const url of ['/assets/../ab/cd', '/assets/%2e%2e/ab/cd', '/ab%2fcd', '/assets//ef'])
      expect((await get(url)).body).not.toContain('segredo');
    expect((await get('/principal/caixa-central')).body).toContain('A página');
  });
});

describe('o que se compartilha com o aplicativo', () => {
  it('sem o que o guarda no aparelho, leva à tela que o diz, e nada se lê', async () => {
    const boundary = 'limite';
    const sent = await server.app.inject({
      method: 'POST',
      url: '/compartilhar',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}\r\ncontent-disposition: form-data; name="arquivos"; filename="a.pdf"\r\n\r\n%PDF-\r\n--${boundary}--`,
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      '/principal/protocolo/cadastro?compartilhado=1',
    ]);
    const { rows } = await server.platform.connection.pool.query('select from captura');
    expect(rows).toEqual([]);
  });
});

describe('um endereço que não há', () => {
  const asked = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string) => {
    const { token } = await server.as('admin');
    const { statusCode, body } = await server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      payload: method === 'GET' ? undefined : { payload: {} },
    });
    return [method, url, statusCode, (JSON.parse(body) as { codigo: string }).codigo];
  };

  it('diz no envelope que não foi encontrado, e nunca dá a página das telas', async () => {
    for (const url of ['nada', 'nada/1?x=1', '', 'documento/a/b/c/d/e', 'registro/x/y/z', 'docs/nada/nada'])
      expect(await asked('GET', `/ws/api/${url}`)).toEqual(['GET', `/ws/api/${url}`, 404, 'naoEncontrado']);
    expect((await asked('GET', '/ws/api'))[2]).toBe(404);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
      expect((await asked(method, '/ws/api/nada/nada/nada/nada'))[2]).toBe(404);
    // without a session, what could be a register asks for one first
    const stranger = await get('/ws/api/nada/nada/nada/nada');
    expect([stranger.statusCode, stranger.json<{ codigo: string }>().codigo]).toEqual([404, 'naoEncontrado']);
  });
});
