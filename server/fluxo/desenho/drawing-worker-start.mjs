import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./drawing-worker.ts', import.meta.url));
