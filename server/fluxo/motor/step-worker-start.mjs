import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./step-worker.ts', import.meta.url));
