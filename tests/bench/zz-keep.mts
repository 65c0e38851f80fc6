import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { writeFileSync } from 'node:fs';
const log = { info() {}, warn: console.warn, error: console.error };
const e = await startEmbedded({ dataDir: '/tmp/bench-dev', log });
writeFileSync('/tmp/bench-conn.json', JSON.stringify(e.connection));
console.log('up', e.connection);
process.on('SIGTERM', () => void e.stop().then(() => process.exit(0)));
setInterval(() => {}, 60000);
