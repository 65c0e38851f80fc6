import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./drawing-worker.ts', import.meta.url));
