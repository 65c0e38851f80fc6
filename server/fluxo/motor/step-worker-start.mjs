import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./step-worker.ts', import.meta.url));
