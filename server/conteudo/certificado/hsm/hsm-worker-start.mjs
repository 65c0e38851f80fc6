import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./hsm-worker.ts', import.meta.url));
