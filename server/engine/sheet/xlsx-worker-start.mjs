import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./xlsx-worker.ts', import.meta.url));
