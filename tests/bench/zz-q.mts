import { readFileSync } from 'node:fs';
import pg from 'pg';
const c = JSON.parse(readFileSync('/tmp/bench-conn.json', 'utf8'));
const s = new pg.Client({ ...c, database: process.argv[2] });
await s.connect();
const text = process.argv[3] ?? readFileSync(0, 'utf8');
for (const r of [await s.query(text)].flat()) {
  if (r.rows[0] && 'QUERY PLAN' in r.rows[0]) console.log(r.rows.map((x: any) => x['QUERY PLAN']).join('\n'));
  else console.table(r.rows);
}
await s.end();
