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
  await copyDocument(pool, id, 1_000);
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
