import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Runs a file of the server: what was built of it, where who started this process says that it is built, or its own TypeScript,
 * for which a process needs the loader.
 */
export const startFile = async (url) => {
  const built = process.env.MALOTE_MONTAGEM;
  const file = built && join(built, relative(root, fileURLToPath(url)).replace(/\.ts$/, '.js'));
  if (file && existsSync(file)) {
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(file).href);
    return;
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import(url.href);
};
