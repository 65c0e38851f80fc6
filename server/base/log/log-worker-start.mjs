import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./log-worker.ts', import.meta.url));
