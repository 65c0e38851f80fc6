import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./check-worker.ts', import.meta.url));
