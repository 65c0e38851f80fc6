import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

/** Requests until the statement of a page is prepared, whichever connections they fall on. */
const enough = 40;

let server: TestApp;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  const { pool } = server.platform.connection;
  const { id } = await concludedDocument(helena, { assunto: 'Uso do auditório' });
  const first = await copyDocument(pool, id, 1_000);
  // half of them wait: for their own unit, and as copies
  await pool.query(
    `with sent as (insert into tramite (conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, prazo, enviado_em)
       select c.id, e, 'NAO_RECEBIDO', c.detentor_unidade_id, c.autor_id, c.detentor_unidade_id, date '2027-01-01' + (c.id % 300)::int, now()
       from conteudo c, unnest(array['ENCARGO', 'CONHECIMENTO']) e where c.id between $1 and $1 + 500 returning id, conteudo_id, especie)
     update conteudo c set transito_id = s.id from sent s where s.conteudo_id = c.id and s.especie = 'ENCARGO'`,
    [first],
  );
  await pool.query('analyze');
});
afterAll(() => server.close());

/** What PostgreSQL thinks that the page of the inbox costs, with one plan for all or with one for these values. */
const costs = async (client: pg.PoolClient): Promise<readonly number[]> => {
  const { rows } = await client.query<{ name: string; values: number }>(
    `select name, coalesce(array_length(parameter_types, 1), 0) as values from pg_prepared_statements
     where statement like '%pagina as materialized%'`,
  );
  const [page] = rows;
  if (!page) return [];
  const values = Array.from({ length: page.values }, () => 'null').join(', ');
  const found: number[] = [];
  for (const mode of ['force_generic_plan', 'force_custom_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>(
      `explain (format json) execute ${pg.escapeIdentifier(page.name)} (${values})`,
    );
    found.push(plans[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? NaN);
  }
  await client.query('reset plan_cache_mode');
  return found;
};

it.each(['receber', 'unidade'])('a page of %s costs the same to plan for whoever asks', async (aba) => {
  const { pool } = server.platform.connection;
  for (let n = 0; n < enough; n++) expect((await helena.get(`caixa-central?aba=${aba}`)).status).toBe(200);
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    const all = (await Promise.all(clients.map(costs))).filter(({ length }) => length > 0);
    expect(all.length).toBeGreaterThan(0);
    for (const [forAll, forThese] of all) expect(forThese).toBe(forAll);
  } finally {
    for (const client of clients) client.release();
  }
});

/** How often each index was read since the counting began. */
const reads = async (): Promise<ReadonlyMap<string, number>> => {
  const { pool } = server.platform.connection;
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    for (const client of clients) await client.query('select pg_stat_force_next_flush()');
    await clients[0]?.query('select pg_stat_clear_snapshot()');
    const { rows } = (await clients[0]?.query<{ name: string; n: string }>(
      `select indexrelname as name, idx_scan as n from pg_stat_user_indexes where relname in ('conteudo', 'tramite')`,
    )) ?? { rows: [] };
    return new Map(rows.map(({ name, n }) => [name, Number(n)]));
  } finally {
    for (const client of clients) client.release();
  }
};

it.each([
  ['receber', 'prazo,asc', 'tramite_espera_prazo'],
  ['receber', 'prioridade,desc', 'tramite_espera_prioridade'],
  ['receber', 'prioridade,asc', 'tramite_espera_prioridade'],
  ['receber', 'desde,asc', 'tramite_a_receber'],
  ['conhecimento', 'prazo,asc', 'tramite_espera_prazo'],
  ['acompanhar', 'prazo,asc', 'tramite_enviado_prazo'],
  ['acompanhar', 'prioridade,desc', 'tramite_enviado_prioridade'],
  ['unidade', 'desde,asc', 'conteudo_unidade'],
  ['unidade', 'prazo,asc', 'conteudo_unidade_prazo'],
  ['unidade', 'assunto,asc', 'conteudo_unidade_assunto'],
  ['unidade', 'assunto,desc', 'conteudo_unidade_assunto'],
])('%s in the order of %s comes from an index of its own', async (aba, sort, index) => {
  const before = (await reads()).get(index) ?? 0;
  const { status, payload } = await helena.get<{ itens: readonly unknown[] }>(
    `caixa-central?aba=${aba}&sort=${encodeURIComponent(sort)}`,
  );
  expect([status, payload.itens.length]).toEqual([200, 20]);
  expect((await reads()).get(index)).toBeGreaterThan(before);
});
