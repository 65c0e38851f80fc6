import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let id: number;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  ({ id } = await concludedDocument(helena, { assunto: 'Muitos atos' }));
  await server.platform.connection.pool.query(
    `insert into evento (cadeia, seq, momento, ato, usuario_id, unidade_id, conteudo_id, dados, anterior, hash)
     select e.cadeia, e.seq + 1000 + n, e.momento + n * interval '1 hour', 'comentado', e.usuario_id, e.unidade_id, e.conteudo_id, '{}',
       sha256(convert_to(e.cadeia || n, 'UTF8')), sha256(convert_to(e.cadeia || (n + 1), 'UTF8'))
     from evento e, generate_series(1, 1100) n where e.conteudo_id = $1 and e.ato = 'criado'`,
    [id],
  );
});
afterAll(() => server.close());

it('tells five hundred acts at a time, says when there are more, and all of them from the newest to the first', async () => {
  const page = async (antesDe?: number): Promise<Page<ItemHistorico>> =>
    (await helena.post<Page<ItemHistorico>>('tramite/historico', { conteudoId: id, antesDe })).payload;
  const newest = await page();
  const before = await page(newest.itens.at(-1)?.id);
  const first = await page(before.itens.at(-1)?.id);
  expect([newest, before, first].map(({ itens, totalExato }) => [itens.length, totalExato])).toEqual([
    [500, false],
    [500, false],
    [expect.any(Number), true],
  ]);
  const ids = [newest, before, first].flatMap(({ itens }) => itens.map((one) => one.id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(first.itens.some(({ ato }) => ato === 'criado')).toBe(true);
});
