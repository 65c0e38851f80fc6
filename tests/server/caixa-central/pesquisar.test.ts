import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { listenToDriver, recordStatements } from '#tests/bench/baseline/statement.ts';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import { workOf, type Work } from '#tests/bench/served/work.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;

listenToDriver();
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
  const first = await copyDocument(pool, id, 400);
  await pool.query(`update conteudo set numero = '1' || id || '7/2019' where id >= $1`, [first]);
  await pool.query(`update conteudo set numero = 'Ofício 7/2019-CCL' where id = $1`, [id]);
  expect((await search('7/2019'))[0]).toMatchObject({ id, numero: 'Ofício 7/2019-CCL' });
  expect((await search('7 / 2019'))[0]).toMatchObject({ id });
  expect((await search('ofício 7/2019'))[0]).toMatchObject({ id });
  expect((await search('17/2019'))[0]).not.toMatchObject({ id });
});

describe('in an archive of many lots', () => {
  /** Ids of the oldest copies and of some in the middle. */
  let first: number;
  let copied: number;
  const copies = 18_000;

  const writeWords = (ids: string, text: string): Promise<unknown> =>
    server.platform.connection.pool.query(
      `update conteudo set busca = to_tsvector('portugues', $1) where ${ids} and id between ${first} and ${first + copies}`,
      [text],
    );
  const workOfSearch = async (q: string): Promise<Work> => {
    await search(q);
    const statements = await recordStatements(async () => void (await search(q)));
    return workOf(server.platform.connection.pool, statements, 'conteudo');
  };

  beforeAll(async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Acervo' });
    const { pool } = server.platform.connection;
    copied = id;
    first = await copyDocument(pool, id, copies);
    await writeWords('true', 'papel comum');
    await writeWords('id % 20 = 0', 'papel vigésimo');
    await writeWords(`id = ${first + 3}`, 'jequitibá frondoso');
    await pool.query('vacuum analyze');
  });

  it('finds a word that only the oldest have, by its beginning too', async () => {
    expect((await search('jequitibá')).map(({ id }) => id)).toEqual([first + 3]);
    expect((await search('frondoso jequit')).map(({ id }) => id)).toEqual([first + 3]);
    expect(await search('jequitibá comum')).toEqual([]);
  });

  it('finds the newest of a word that many have', async () => {
    const newest = first + copies - 1;
    const last = newest - (newest % 20);
    expect((await search('vigésimo')).map(({ id }) => id)[0]).toBe(last);
  });

  it('reads as much for a page however many have the word', async () => {
    expect((await workOfSearch('comum')).rows).toBeLessThan(1_500);
    expect((await workOfSearch('vigésimo')).rows).toBeLessThan(2_500);
    expect((await workOfSearch('jequitibá')).rows).toBeLessThan(1_500);
  });

  it('names the first interested parties of a row, and reads no more of them than it names', async () => {
    const { pool } = server.platform.connection;
    await pool.query(
      `insert into conteudo_interessado (conteudo_id, interessado_id, ordem)
         select c.id, i.id, i.ordem from conteudo c,
           (select id, row_number() over (order by nome) - 1 as ordem from registro.interessado limit 12) i
         where c.id between $1 and $1 + 3000`,
      [first + copies - 3_001],
    );
    await pool.query('vacuum analyze conteudo_interessado');
    const path = 'caixa-central?aba=todos&pageSize=20';
    const { rows } = await pool.query<{ nome: string }>(
      'select nome from registro.interessado order by nome limit 3',
    );
    const { itens } = (await helena.get<{ itens: readonly ItemCaixa[] }>(path)).payload;
    expect(itens.at(-1)?.interessados).toBe(`${rows.map(({ nome }) => nome).join(', ')} e outros`);
    const statements = await recordStatements(async () => void (await helena.get(path)));
    expect((await workOf(pool, statements, 'conteudo_interessado')).rows).toBeLessThanOrEqual(20 * 4);
  });

  it('counts a long list of the inbox once: what is beyond the limit is not counted anew for each page', async () => {
    const page = (query: string) =>
      helena.get<{ itens: ItemCaixa[]; total: number; totalExato: boolean }>(
        `caixa-central?aba=todos${query}`,
      );
    const workOfPage = async (query: string): Promise<number> => {
      const statements = await recordStatements(async () => void (await page(query)));
      return (await workOf(server.platform.connection.pool, statements, 'conteudo')).rows;
    };
    const { payload } = await page('');
    expect([payload.total, payload.totalExato]).toEqual([10_000, false]);
    // another page is of the same list, another filter is not
    expect(await workOfPage('&start=2')).toBeLessThan(1_000);
    expect(await workOfPage('&start=2&fase=1')).toBeGreaterThan(10_000);
    const short = await page('&q=jequitib%C3%A1+que+n%C3%A3o+h%C3%A1');
    expect([short.payload.total, short.payload.totalExato]).toEqual([0, true]);
    // after a while it is looked at again
    const { now } = server.time;
    server.time.now = new Date(now.getTime() + 11 * 60_000);
    expect(await workOfPage('&start=2')).toBeGreaterThan(10_000);
    server.time.now = now;
  });

  it('reads one lot of a common word that the newest lots do not have', async () => {
    const { pool } = server.platform.connection;
    // as many ids as a lot has words of (migration 0180); the copies fill two, and the newest contents are lots away
    const lotSize = 8_192;
    await pool.query(`select setval(pg_get_serial_sequence('conteudo', 'id'), ${6 * lotSize})`);
    await copyDocument(pool, copied, 600);
    await pool.query('vacuum analyze conteudo');
    expect(await search('comum')).toHaveLength(20);
    expect((await workOfSearch('comum')).rows).toBeLessThan(lotSize);
  });
});
