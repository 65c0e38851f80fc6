import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./reader.ts', import.meta.url));
