import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./capturer.ts', import.meta.url));
