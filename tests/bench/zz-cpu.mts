import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { writeFileSync } from 'node:fs';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openPlatform } from '#server/platform/open-platform.ts';
import { listenToDriver, recordStatements } from './baseline/statement.ts';
import { bareApp } from './baseline/bare-app.ts';
import { loadLoop } from './load/load-loop.ts';
import { fork } from 'node:child_process';
listenToDriver();
const c = JSON.parse(readFileSync('/tmp/bench-conn.json','utf8'));
const [database, login, n, ...paths] = process.argv.slice(2) as string[];
const platform = await openPlatform(readConfig({ MALOTE_DADOS: '/tmp/bench-dev' }), { ...c, database }, { log: pino({ level: 'warn' }) });
const app = await buildApp({ ...platform, client: false });
const reads = new Map(); const bare = bareApp(platform.connection.pool, { reads, writes: new Map() });
await app.listen({ port: 0, host: '127.0.0.1' }); await bare.listen({ port: 0, host: '127.0.0.1' });
const t = (await app.inject({ method: 'POST', url: '/ws/api/login', payload: { payload: { login, senha: 'senha-do-mundo-1' } } })).json().payload.token;
const headers = { authorization: `Bearer ${t}` };
const { spawn } = await import('node:child_process');
const load = (port: number, path: string, n: number) => new Promise<any>((resolve) => { const ch = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/zz-load1.mts', String(port), path, String(n), t], { stdio: ['ignore', 'pipe', 'inherit'] }); let o = ''; ch.stdout.on('data', (x) => o += x); ch.on('exit', () => resolve(JSON.parse(o))); });
const pgcpu = () => { const { execSync } = require('node:child_process'); return 0; };
const session = new Session(); session.connect();
const post = (m: string, p?: any) => new Promise<any>((res, rej) => session.post(m, p, (e: any, r: any) => e ? rej(e) : res(r)));
for (const p of paths) {
  const url = '/ws/api/' + p;
  await app.inject({ url, headers }); 
  reads.set('x', [await recordStatements(async () => { await app.inject({ url, headers }); })]);
  const cpu = async (port: number, path: string) => { await load(port, path, +n / 4); const a = process.cpuUsage(); const r = await load(port, path, +n); const b = process.cpuUsage(a); return { cpu: (b.user + b.system) / 1000 / +n, ...r }; };
  for (let k = 0; k < 2; k++) { console.error(p, 'product', JSON.stringify(await cpu((app.server.address() as any).port, url)), 'bare', JSON.stringify(await cpu((bare.server.address() as any).port, '/x/0'))); }
  if (process.env.PROF) { await post('Profiler.enable'); await post('Profiler.setSamplingInterval', { interval: 200 }); await post('Profiler.start'); await load((app.server.address() as any).port, url, +n); const { profile } = await post('Profiler.stop'); writeFileSync(process.env.PROF, JSON.stringify(profile)); }
}
await app.close(); await bare.close(); await platform.close(); process.exit(0);
