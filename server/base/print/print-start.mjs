import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./printer.ts', import.meta.url));
