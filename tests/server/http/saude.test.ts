import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { connect } from '#server/base/db/connect.ts';
import { serveHealth } from '#server/base/http/saude.ts';
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

it('is not ready over a database that only reads, as a replica does', async () => {
  const { pool } = server.platform.connection;
  const { user, password, host, port, database } = pool.options;
  const reading = connect({
    user,
    password,
    host,
    port,
    database,
    options: '-c default_transaction_read_only=on',
  });
  const app = fastify();
  try {
    serveHealth(app, { db: reading.db, files: server.platform.ports.files });
    const answer = await app.inject('/saude/pronto');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { vivo: true, pronto: false, motivo: inicio.saude.bancoSoLeitura },
    ]);
  } finally {
    await app.close();
    await reading.close();
  }
});
