import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let caio: Caller;
beforeAll(async () => {
  server = await startTestApp();
  caio = await server.as('caio.teles');
});
afterAll(() => server.close());

const kept = async (): Promise<number> => {
  const { rows } = await server.platform.connection.pool.query<{ total: number }>(
    `select count(*)::int as total from evento where ato = 'acessoNegado' and dados ->> 'caminho' like 'GET /ws/api/usuario/%'`,
  );
  return rows[0]?.total ?? 0;
};
const askFor = async (from: number, many: number): Promise<void> => {
  for (let id = from; id < from + many; id += 1) expect((await caio.get(`usuario/${id}`)).status).toBe(403);
};

describe('os acessos negados de uma pessoa', () => {
  it('guardam-se até um tanto por minuto, e no seguinte de novo; o mesmo, uma vez', async () => {
    await askFor(1, 3);
    await askFor(1, 3);
    expect(await kept()).toBe(3);
    await askFor(10, 80);
    const most = await kept();
    expect(most).toBeLessThan(70);
    server.time.now = new Date(server.time.now.getTime() + 61_000);
    await askFor(200, 2);
    expect(await kept()).toBe(most + 2);
  });

  it('exportam-se todos, lidos uma vez', async () => {
    const admin = await server.as('admin');
    const file = await admin.get('acesso-negado/exportar?formato=csv');
    expect(file.raw.body.trim().split('\n').length).toBeGreaterThan(60);
  });
});
