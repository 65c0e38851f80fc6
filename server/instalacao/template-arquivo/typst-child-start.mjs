import { startFile } from '#server/ferramentas/apart/start-file.mjs';

await startFile(new URL('./typst-child.ts', import.meta.url));
