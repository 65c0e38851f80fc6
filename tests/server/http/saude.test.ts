import { afterAll, beforeAll, expect, it } from 'vitest';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { withoutDatabase } from '#tests/setup/database.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('says why it cannot serve while the database is away, and serves again when it is back', async () => {
  const { pool } = server.platform.connection;
  await withoutDatabase(pool.options.database ?? '', async () => {
    const away = await server.app.inject('/saude/pronto');
    expect(away.statusCode).toBe(503);
    expect(away.json()).toMatchObject({ vivo: true, pronto: false });
    expect(Object.values(inicio.saude)).toContain(away.json<{ motivo: string }>().motivo);
    expect((await server.app.inject('/saude/vivo')).statusCode).toBe(200);
  });
  expect((await server.app.inject('/saude/pronto')).json()).toEqual({ vivo: true, pronto: true });
});
