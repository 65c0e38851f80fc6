import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./feel-worker.ts', import.meta.url));
