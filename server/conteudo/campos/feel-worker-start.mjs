import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./feel-worker.ts', import.meta.url));
