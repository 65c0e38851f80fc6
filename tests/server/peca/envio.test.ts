import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { discardExpired } from '#server/conteudo/envio/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { beginning, sha256 } from '#tests/setup/pecas.ts';
import { concludedProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let rafael: Caller;
let processo: number;
let base: string;

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  processo = (await concludedProcess(rafael)).id;
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const tus = { 'tus-resumable': '1.0.0' };
const partType = 'application/offset+octet-stream';
const ask = (
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
  url: string,
  headers: Record<string, string> = {},
  payload?: Buffer,
  { token }: Caller = rafael,
) =>
  server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...tus, ...headers },
    ...(payload ? { payload } : {}),
  });
const begin = async (size: number, nome = 'filme.bin'): Promise<string> => {
  const made = await ask('POST', '/ws/api/envio', beginning(nome, size, processo));
  expect(made.statusCode).toBe(201);
  return String(made.headers['location']);
};
const part = (url: string, offset: number, content: Buffer, caller?: Caller) =>
  ask('PATCH', url, { 'upload-offset': String(offset), 'content-type': partType }, content, caller);
const offsetOf = async (url: string): Promise<number> =>
  Number((await ask('HEAD', url)).headers['upload-offset']);

/** Sends the beginning of a part and cuts the connection before the rest. */
const cutShort = (url: string, content: Buffer, sent: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = request(`${base}${url}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${rafael.token}`,
        ...tus,
        'upload-offset': '0',
        'content-type': partType,
        'content-length': content.length,
      },
    });
    cut.on('error', () => resolve());
    cut.on('close', () => resolve());
    cut.write(content.subarray(0, sent), () => {
      const look = async (): Promise<void> => {
        const { rows } = await sql<{
          id: string;
        }>`select id from envio order by criado_em desc limit 1`.execute(server.platform.connection.db);
        expect(rows).toHaveLength(1);
        cut.destroy();
      };
      void look();
    });
  });

describe('o protocolo', () => {
  it('diz o que sabe, sem sessão', async () => {
    const { statusCode, headers } = await server.app.inject({ method: 'OPTIONS', url: '/ws/api/envio' });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(2048 * 1_048_576),
    });
  });

  it('recebe em partes, diz até onde veio, e o arquivo é o que se enviou', async () => {
    const content = randomBytes(300_000);
    const url = await begin(content.length);
    expect(await offsetOf(url)).toBe(0);
    const first = await part(url, 0, content.subarray(0, 100_000));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '100000']);
    const head = await ask('HEAD', url);
    expect([
      head.statusCode,
      head.headers['upload-offset'],
      head.headers['upload-length'],
      head.headers['cache-control'],
    ]).toEqual([200, '100000', '300000', 'no-store']);
    expect(head.headers['malote-arquivo']).toBeUndefined();
    const last = await part(url, 100_000, content.subarray(100_000));
    expect(last.headers).toMatchObject({ 'upload-offset': '300000', 'malote-sha256': sha256(content) });
    // asked again it is the same file
    expect((await ask('HEAD', url)).headers['malote-arquivo']).toBe(last.headers['malote-arquivo']);
  });

  it.each([
    [
      'versão que não fala',
      412,
      async () => ask('POST', '/ws/api/envio', { ...beginning('a', 1, processo), 'tus-resumable': '0.2.2' }),
    ],
    [
      'sem tamanho',
      400,
      async () =>
        ask('POST', '/ws/api/envio', {
          'upload-metadata': beginning('a', 1, processo)['upload-metadata'] ?? '',
        }),
    ],
    ['vazio', 400, async () => ask('POST', '/ws/api/envio', beginning('a', 0, processo))],
    [
      'maior que o limite',
      413,
      async () => ask('POST', '/ws/api/envio', beginning('a', 2049 * 1_048_576, processo)),
    ],
    [
      'parte de outro tipo',
      415,
      async () =>
        ask(
          'PATCH',
          await begin(3),
          { 'upload-offset': '0', 'content-type': 'application/json' },
          Buffer.from('{}'),
        ),
    ],
    ['parte fora do lugar', 409, async () => part(await begin(3), 1, Buffer.from('ab'))],
    ['envio que não há', 404, async () => ask('HEAD', '/ws/api/envio/00000000-0000-4000-8000-000000000000')],
    ['sem sessão', 401, async () => server.app.inject({ method: 'HEAD', url: await begin(3), headers: tus })],
  ])('recusa: %s (%i)', async (_what, status, call) => {
    expect((await call()).statusCode).toBe(status);
  });

  it('mais do que se disse não entra, e o que cabia fica', async () => {
    const url = await begin(10);
    expect((await part(url, 0, Buffer.alloc(20))).statusCode).toBe(413);
    expect(await offsetOf(url)).toBeLessThanOrEqual(10);
  });

  it('é de quem o começou, e de mais ninguém', async () => {
    const other = await server.as('beatriz.cordeiro');
    const url = await begin(4);
    expect((await ask('HEAD', url, {}, undefined, other)).statusCode).toBe(404);
    expect((await part(url, 0, Buffer.from('abcd'), other)).statusCode).toBe(404);
    expect((await ask('DELETE', url, {}, undefined, other)).statusCode).toBe(404);
    const begun = await ask('POST', '/ws/api/envio', beginning('a', 1, processo), undefined, other);
    expect(begun.statusCode).not.toBe(201);
  });

  it('termina quando se pede, e não há mais', async () => {
    const url = await begin(4);
    await part(url, 0, Buffer.from('ab'));
    expect((await ask('DELETE', url)).statusCode).toBe(204);
    expect((await ask('HEAD', url)).statusCode).toBe(404);
  });

  it('outro método por dentro de um POST, para quem não tem os outros', async () => {
    const url = await begin(2);
    const sent = await ask(
      'POST',
      url,
      { 'x-http-method-override': 'PATCH', 'upload-offset': '0', 'content-type': partType },
      Buffer.from('ab'),
    );
    expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, '2']);
  });

  it('o que ninguém continuou em um dia não continua mais, e se varre', async () => {
    const url = await begin(4);
    const before = server.time.now;
    server.time.now = new Date(before.getTime() + 25 * 3_600_000);
    const { connection, ports } = server.platform;
    expect(await discardExpired(connection.db, ports)).toBeGreaterThan(0);
    server.time.now = before;
    expect((await ask('HEAD', url)).statusCode).toBe(404);
  });
});

describe('dois ao mesmo tempo', () => {
  const pool = () => server.platform.connection.pool;
  const idOf = (url: string): string => url.split('/').at(-1) ?? '';
  /** As another server would, over the same database. */
  const takenElsewhere = (url: string): Promise<unknown> =>
    pool().query(`update envio set turno = gen_random_uuid(), turno_ate = $2 where id = $1`, [
      idOf(url),
      new Date(server.time.now.getTime() + 20_000),
    ]);

  it('a mesma parte de muitas janelas: uma entra, as outras ouvem até onde está, e o arquivo é de uma só', async () => {
    const contents = Array.from({ length: 8 }, () => randomBytes(900_000));
    const url = await begin(900_000);
    const answers = await Promise.all(contents.map((content) => part(url, 0, content.subarray(0, 600_000))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      204,
      ...Array<number>(7).fill(409),
    ]);
    const winner = contents[answers.findIndex(({ statusCode }) => statusCode === 204)] ?? Buffer.of();
    const last = await part(url, 600_000, winner.subarray(600_000));
    expect(last.headers['malote-sha256']).toBe(sha256(winner));
  });

  it('o que outro servidor escreve espera por ele, e por mais ninguém que vinte segundos sem palavra', async () => {
    const url = await begin(4);
    await takenElsewhere(url);
    expect((await part(url, 0, Buffer.from('abcd'))).statusCode).toBe(423);
    expect((await ask('HEAD', url)).statusCode).toBe(423);
    expect((await ask('DELETE', url)).statusCode).toBe(423);
    const before = server.time.now;
    server.time.now = new Date(before.getTime() + 21_000);
    expect((await part(url, 0, Buffer.from('abcd'))).statusCode).toBe(204);
    server.time.now = before;
  });

  it('quem calou e voltou depois de outro não escreve sobre ele', async () => {
    const url = await begin(1_000_000);
    const silent = request(`${base}${url}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${rafael.token}`,
        ...tus,
        'upload-offset': '0',
        'content-type': partType,
        'content-length': 1_000_000,
      },
    });
    const ended = new Promise<number>((resolve) => {
      silent.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      silent.on('error', () => resolve(0));
    });
    silent.write(Buffer.alloc(1_000, 1));
    await vi.waitFor(async () => {
      const { rows } = await pool().query('select from envio where id = $1 and turno is not null', [
        idOf(url),
      ]);
      expect(rows).toHaveLength(1);
    });
    const before = server.time.now;
    server.time.now = new Date(before.getTime() + 30_000);
    await takenElsewhere(url);
    silent.write(Buffer.alloc(1_000, 2));
    expect([0, 423]).toContain(await ended);
    silent.destroy();
    expect((await ask('HEAD', url)).statusCode).toBe(423);
    server.time.now = new Date(before.getTime() + 60_000);
    expect(await offsetOf(url)).toBeLessThanOrEqual(1_000);
    server.time.now = before;
  });
});

describe('com a conexão perdida no meio', () => {
  it('o que chegou fica, e dali se continua: o resumo é o do arquivo', async () => {
    const content = randomBytes(3_000_000);
    const url = await begin(content.length, 'audiencia.bin');
    await cutShort(url, content, 1_500_000);
    const at = await offsetOf(url);
    expect(at).toBeLessThan(content.length);
    const last = await part(url, at, content.subarray(at));
    expect(last.headers['malote-sha256']).toBe(sha256(content));
  });

  it('o cliente tus retoma sozinho depois de um corte (o mesmo programa que a tela usa)', async () => {
    const content = randomBytes(2_000_000);
    const cuts: string[] = [];
    const answer = await new Promise<string | undefined>((resolve, reject) => {
      let cut = false;
      const options: UploadOptions = {
        endpoint: `${base}/ws/api/envio`,
        headers: { authorization: `Bearer ${rafael.token}` },
        metadata: { filename: 'oitiva.bin', conteudoId: String(processo) },
        chunkSize: 300_000,
        retryDelays: [0, 0, 0],
        onProgress: (sent) => {
          if (cut || sent < 700_000) return;
          cut = true;
          cuts.push(String(sent));
          server.app.server.closeAllConnections();
        },
        onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('malote-sha256')),
        onError: reject,
      };
      new Upload(content, options).start();
    });
    expect(cuts).toHaveLength(1);
    expect(answer).toBe(sha256(content));
  });
});
