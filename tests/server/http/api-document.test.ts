import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoria } from '#tests/server/engine/material.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

const ask = (
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '10.0.0.1',
): Promise<LightMyRequestResponse> =>
  world.app.inject({ method: 'GET', url: '/ws/api/openapi.json', headers, remoteAddress });

describe('a descrição da API', () => {
  it('é a mesma em cada codificação, com a mesma marca', async () => {
    const [plain, br, gz] = [
      await ask(),
      await ask({ 'accept-encoding': 'gzip, br' }),
      await ask({ 'accept-encoding': 'gzip, br;q=0' }),
    ];
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(br.headers.vary).toContain('accept-encoding');
  });

  it('não vai de novo a quem a tem, até que um cadastro mude', async () => {
    const { headers } = await ask();
    const marked = { 'if-none-match': headers.etag as string };
    const again = await ask(marked);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await world.write(categoria);
    await world.platform.engine.load();
    expect((await ask(marked)).body).toContain('/categoria-material');
  });

  it('tem um limite de pedidos por endereço', async () => {
    const codes: number[] = [];
    for (let turn = 0; turn < 61; turn += 1) codes.push((await ask({}, '10.0.0.2')).statusCode);
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([60, 429]);
  });
});
