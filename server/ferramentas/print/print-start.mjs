import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./printer.ts', import.meta.url));
