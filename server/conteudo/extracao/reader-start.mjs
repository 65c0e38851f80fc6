import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./reader.ts', import.meta.url));
