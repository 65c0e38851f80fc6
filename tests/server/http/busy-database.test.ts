import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let helena: Caller;
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

it('diz que está indisponível, e não que falhou, quando nenhuma conexão com o banco fica livre', async () => {
  const { pool } = server.platform.connection;
  const { max, connectionTimeoutMillis } = pool.options;
  const held = await Promise.all(Array.from({ length: max }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 50;
  try {
    const refused = await helena.get('cidade');
    expect([refused.status, refused.raw.json<{ codigo: string }>().codigo]).toEqual([503, 'indisponivel']);
  } finally {
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    for (const client of held) client.release();
  }
  expect((await helena.get('cidade')).status).toBe(200);
});
