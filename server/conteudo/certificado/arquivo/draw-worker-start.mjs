import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./draw-worker.ts', import.meta.url));
