import { loadLoop } from './load/load-loop.ts';
import { percentile } from './report/statistics.ts';
const [port, path, n, t] = process.argv.slice(2) as string[];
const r = await loadLoop({ port: +port!, connections: 10, most: +n!, milliseconds: 120000, shot: () => ({ method: 'GET', path: path!, headers: { authorization: 'Bearer ' + t } }) });
console.log(JSON.stringify({ rps: Math.round(r.latencies.length / r.seconds), p50: +percentile(r.latencies, .5).toFixed(1), p95: +percentile(r.latencies, .95).toFixed(1) }));
