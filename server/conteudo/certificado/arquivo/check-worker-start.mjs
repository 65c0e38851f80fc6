import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./check-worker.ts', import.meta.url));
