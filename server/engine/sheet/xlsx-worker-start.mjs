import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./xlsx-worker.ts', import.meta.url));
