import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/generated.ts';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

const search = async (q: string): Promise<readonly ItemCaixa[]> =>
  (await helena.get<{ itens: readonly ItemCaixa[] }>(`pesquisa?q=${encodeURIComponent(q)}`)).payload.itens;

it('finds the very number first, among more that contain it than are ranked', async () => {
  const { id } = await concludedDocument(helena, { assunto: 'O que se procura' });
  const { pool } = server.platform.connection;
  await pool
    .query(
      `insert into conteudo select (jsonb_populate_record(c, jsonb_build_object('id', c.id + n, 'numero', n || '7/2019', 'codigo', null, 'assunto', 'Outro'))).*
     from conteudo c, generate_series(100001, 100400) n where c.id = $1`,
      [id],
    )
    .catch(() => undefined);
  const first = await copyDocument(pool, id, 400);
  await pool.query(`update conteudo set numero = '1' || id || '7/2019' where id >= $1`, [first]);
  await pool.query(`update conteudo set numero = '7/2019' where id = $1`, [id]);
  expect((await search('7/2019'))[0]).toMatchObject({ id, numero: '7/2019' });
});
