import { readFileSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openPlatform } from '#server/platform/open-platform.ts';
import { listenToDriver, recordStatements } from './baseline/statement.ts';
listenToDriver();
const c = JSON.parse(readFileSync('/tmp/bench-conn.json','utf8'));
const [database, login, ...paths] = process.argv.slice(2);
const platform = await openPlatform(readConfig({ MALOTE_DADOS: '/tmp/bench-dev', MALOTE_LOG: 'silent' }), { ...c, database }, { log: pino({ level: 'warn' }) });
const app = await buildApp({ ...platform, client: false });
const t = (await app.inject({ method: 'POST', url: '/ws/api/login', payload: { payload: { login, senha: 'senha-do-mundo-1' } } })).json().payload.token;
for (const p of paths) {
  const url = '/ws/api/' + p;
  const go = () => app.inject({ url, headers: { authorization: `Bearer ${t}` } });
  const r = await go(); console.log(p, r.statusCode, r.body.length, r.body.slice(0, 200));
  for (let i = 0; i < 5; i++) await go();
  const sts = await recordStatements(async () => { await go(); });
  for (const s of sts) {
    const { rows } = await platform.connection.pool.query('explain (analyze, buffers, settings off) ' + s.text, [...s.values]);
    const { rows: rows2 } = await platform.connection.pool.query('explain (analyze, buffers) ' + s.text, [...s.values]);
    console.log('-----', s.text.replace(/\s+/g, ' ').slice(0, process.env.FULL ? 9000 : 150));
    console.log(rows2.map((x: any) => x['QUERY PLAN']).join('\n'));
  }
}
await app.close(); await platform.close();
