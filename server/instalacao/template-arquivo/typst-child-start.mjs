import { startFile } from '#server/base/apart/start-file.mjs';

await startFile(new URL('./typst-child.ts', import.meta.url));
