import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;

beforeAll(async () => {
  // each of two acts holds one, and keeps its refusal outside the transaction that is undone
  server = await startTestApp({ connections: 2 });
});
afterAll(() => server.close());

describe('o que fica embora o ato se desfaça', () => {
  it('não espera pelas conexões dos atos: recusados juntos, todos têm a sua resposta', async () => {
    const helena = await server.as('helena.pires');
    const luciana = await server.as('luciana.reis');
    const ids: number[] = [];
    for (let made = 0; made < 8; made += 1) ids.push((await completeDraft(helena)).id);
    const refused = await Promise.all(ids.map((id) => luciana.post(`caixa-central/acompanhar/${id}`)));
    expect(refused.map(({ status }) => status)).toEqual(ids.map(() => 404));
    const { rowCount } = await server.platform.connection.pool.query(
      `select from evento where ato = 'acessoNegado' and conteudo_id = any ($1)`,
      [ids],
    );
    expect(rowCount).toBe(ids.length);
  });
});
