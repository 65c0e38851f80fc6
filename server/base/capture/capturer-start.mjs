import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./capturer.ts', import.meta.url));
